import { catalogueFile, settingsFile } from "../../publishing/inspection.ts";
import { lacks, rowsOf } from "../rows.ts";
import type { Address } from "./address.ts";
import { type Editor, isMissing, useEditor } from "./editor.ts";
import { titleOf } from "./titles.ts";

/** How much of something there is to do, by kind. */
type Marks = Readonly<Record<"changed" | "missing" | "in English" | "to fix", number>>;

const isOf = (files: readonly string[]) => (each: { file: string }) => files.includes(each.file);

function marksOf(editor: Editor, files: readonly string[]): Marks {
  return {
    changed: editor.changes.filter(isOf(files)).length,
    missing: 0,
    "in English": 0,
    "to fix": editor.faults.filter(isOf(files)).filter((fault) => !isMissing(fault)).length,
  };
}

function marksOfWords(editor: Editor, namespace: string): Marks {
  const codes = editor.content.languages.map(({ code }) => code);
  const rows = rowsOf(namespace, editor.wordsOf("en", namespace));
  return {
    ...marksOf(
      editor,
      codes.map((code) => catalogueFile(code, namespace)),
    ),
    missing: codes.reduce(
      (sum, code) => sum + rows.filter((row) => lacks(row, editor.wordsOf(code, namespace), code)).length,
      0,
    ),
    "in English": Object.values(editor.content.stale)
      .flatMap((keys) => Object.keys(keys))
      .filter((key) => key.startsWith(`${namespace}:`)).length,
  };
}

function Entry({
  href,
  name,
  isCurrent,
  marks,
}: {
  href: string;
  name: string;
  isCurrent: boolean;
  marks: Marks;
}) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? "page" : undefined}>
        {titleOf(name)}
        <span className="marks">
          {Object.entries(marks)
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => (
              <span key={kind} className="mark" data-kind={kind}>
                {count} {kind}
              </span>
            ))}
        </span>
      </a>
    </li>
  );
}

/** All that can be edited, with what is to be done in each. */
export function Sidebar({ address }: { address: Address }) {
  const editor = useEditor();
  const facts = Object.keys(editor.content.schemas).filter((file) => file !== settingsFile);
  const samples = facts.filter((file) => file.includes("/sample/"));
  const namespaces = ["common", ...new Set(editor.content.routes.map(({ catalogue }) => catalogue))];
  const groups = [
    ["Facts", facts.filter((file) => !samples.includes(file))],
    ["Samples in pictures", samples],
    ["Owner", [settingsFile]],
  ] as const;
  return (
    <nav aria-label="What to edit">
      <ul>
        <li>
          <a href="#publish" aria-current={address.kind === "publish" ? "page" : undefined}>
            Publish
          </a>
        </li>
      </ul>
      <h2>Words</h2>
      <ul>
        {namespaces.map((name) => (
          <Entry
            key={name}
            href={`#words/${name}`}
            name={name}
            isCurrent={address.kind === "words" && address.name === name}
            marks={marksOfWords(editor, name)}
          />
        ))}
      </ul>
      {groups.map(([heading, files]) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {files.map((file) => (
              <Entry
                key={file}
                href={`#file/${file}`}
                name={file}
                isCurrent={address.kind === "file" && address.name === file}
                marks={marksOf(editor, [file])}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
