import type { Fault } from "../content.ts";
import { catalogueFile, settingsFile } from "../content.ts";
import { lacks, rowsOf } from "../rows.ts";
import type { Address } from "./address.ts";
import { type EditorState, useEditorState } from "./editorState.ts";
import { titleOf } from "./titles.ts";

const namespacesOf = ({ content }: EditorState): string[] => [
  "common",
  ...new Set(content.routes.map(({ catalogue }) => catalogue)),
];

interface Marks {
  faults: number;
  missing: number;
  stale: number;
  changes: number;
}

function Marks({ marks: { faults, missing, stale, changes } }: { marks: Marks }) {
  return (
    <span className="marks">
      {changes > 0 && <span className="mark changed">{changes} changed</span>}
      {missing > 0 && <span className="mark missing">{missing} missing</span>}
      {stale > 0 && <span className="mark stale">{stale} stale</span>}
      {faults > 0 && <span className="mark fault">{faults} to fix</span>}
    </span>
  );
}

const isOf = (files: readonly string[]) => (each: { file: string }) => files.includes(each.file);

const isMissing = ({ what }: Fault): boolean => what.startsWith("is missing");

function marksOfWords(editor: EditorState, namespace: string): Marks {
  const { content, changes, faults } = editor;
  const files = content.languages.map(({ code }) => catalogueFile(code, namespace));
  const rows = rowsOf(namespace, editor.wordsOf("en", namespace));
  return {
    faults: faults.filter(isOf(files)).filter((fault) => !isMissing(fault)).length,
    missing: content.languages.reduce(
      (sum, { code }) => sum + rows.filter((row) => lacks(row, editor.wordsOf(code, namespace), code)).length,
      0,
    ),
    stale: Object.values(content.stale)
      .flatMap((keys) => Object.keys(keys))
      .filter((key) => key.startsWith(`${namespace}:`)).length,
    changes: changes.filter(isOf(files)).length,
  };
}

const marksOfFile = ({ faults, changes }: EditorState, file: string): Marks => ({
  faults: faults.filter(isOf([file])).length,
  missing: 0,
  stale: 0,
  changes: changes.filter(isOf([file])).length,
});

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
        <Marks marks={marks} />
      </a>
    </li>
  );
}

/** All that can be edited, with what is to be done in each. */
export function Sidebar({ address }: { address: Address }) {
  const editor = useEditorState();
  const facts = Object.keys(editor.content.schemas).filter((file) => file !== settingsFile);
  const samples = facts.filter((file) => file.includes("/sample/"));
  const groups = [
    ["Facts", facts.filter((file) => !samples.includes(file))],
    ["Samples in pictures", samples],
    ["Owner", [settingsFile]],
  ] as const;
  return (
    <nav aria-label="What to edit">
      <h2>Words</h2>
      <ul>
        {namespacesOf(editor).map((name) => (
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
                marks={marksOfFile(editor, file)}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
