import { settingsFile } from "../../publishing/inspection.ts";
import { rowsOf } from "../rows.ts";
import { Marks } from "./parts.tsx";
import { type Mark, marks, marksOf } from "./rowState.ts";
import { type Editor, isMissing, useEditor, wordsOf } from "./store.ts";
import { namespacesOf, titleOf } from "./titles.ts";

interface Entry {
  name: string;
  href: string;
  isCurrent: boolean;
  counts: Partial<Record<Mark, number>>;
}

function ofWords(editor: Editor, name: string): Entry {
  const rows = rowsOf(name, wordsOf(editor, "en", name)).map((row) => marksOf(editor, row));
  const counts = marks.map((mark) => [mark, rows.flatMap((row) => row[mark]).length]);
  const { kind, name: current } = editor.address;
  const isCurrent = kind === "words" && current === name;
  return { name, href: `#words/${name}`, isCurrent, counts: Object.fromEntries(counts) };
}

function ofFile({ address, changes, faults }: Editor, name: string): Entry {
  const wrong = faults.filter((fault) => fault.file === name && !isMissing(fault));
  const counts = { changed: changes.filter(({ file }) => file === name).length, "to fix": wrong.length };
  const isCurrent = address.kind === "file" && address.name === name;
  return { name, href: `#file/${name}`, isCurrent, counts };
}

/** All that can be edited, with what is to be done in each. */
export function Sidebar() {
  const editor = useEditor();
  const files = Object.keys(editor.content.schemas).filter((file) => file !== settingsFile);
  const entries = files.map((file) => ofFile(editor, file));
  const isSample = ({ name }: Entry) => name.includes("/sample/");
  const publish = {
    name: "publish",
    href: "#publish",
    isCurrent: editor.address.kind === "publish",
    counts: {},
  };
  const groups: Record<string, Entry[]> = {
    Site: [publish, ofFile(editor, settingsFile)],
    Words: namespacesOf(editor.content).map((name) => ofWords(editor, name)),
    Facts: entries.filter((entry) => !isSample(entry)),
    "Samples in pictures": entries.filter(isSample),
  };
  return (
    <nav aria-label="What to edit">
      {Object.entries(groups).map(([heading, group]) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {group.map(({ name, href, isCurrent, counts }) => (
              <li key={name}>
                <a href={href} aria-current={isCurrent ? "page" : undefined}>
                  {titleOf(name)}
                  <Marks marks={counts} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
