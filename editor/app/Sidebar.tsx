import { useDeferredValue } from "react";
import { settingsFile } from "../publishing/inspection.ts";
import { marksOfFile } from "./entries.ts";
import { marks, marksOf, messageKeysIn } from "./messageState.ts";
import { Marks } from "./parts.tsx";
import { type Editor, useEditor } from "./store.ts";
import { titleOf } from "./titles.ts";

/** The catalogues, in the order of the pages. */
export const namespacesOf = ({ content }: Editor): string[] => [
  "common",
  ...new Set(content.routes.map(({ catalogue }) => catalogue)),
];

/** All that can be edited, with what is to be done in each. */
export function Sidebar() {
  // Counting takes longer than a key may take.
  const editor = useDeferredValue(useEditor());
  const { address, content } = editor;
  const contentFiles = Object.keys(content.schemas).filter((file) => file !== settingsFile);
  const groups = {
    Site: { publish: ["publish"], translators: ["translators"], file: [settingsFile] },
    Words: { words: namespacesOf(editor) },
    Content: { file: contentFiles.filter((file) => !file.includes("/sample/")) },
    "Samples in pictures": { file: contentFiles.filter((file) => file.includes("/sample/")) },
  };
  const countsIn = (kind: string, name: string): Marks => {
    const messageKeys =
      kind === "words" ? messageKeysIn(editor, name).map((messageKey) => marksOf(editor, messageKey)) : [];
    const counts = marks.map((mark) => [mark, messageKeys.flatMap((messageKey) => messageKey[mark]).length]);
    return kind === "file" ? marksOfFile(editor, name) : Object.fromEntries(counts);
  };
  return (
    <nav aria-label="What to edit">
      {Object.entries(groups).map(([heading, group]) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {Object.entries(group).map(([kind, names]) =>
              names.map((name) => {
                const isCurrent = address.kind === kind && address.name === name;
                return (
                  <li key={name}>
                    <a href={`#${kind}/${name}`} aria-current={isCurrent ? "page" : undefined}>
                      {titleOf(name)}
                      <Marks marks={countsIn(kind, name)} />
                    </a>
                  </li>
                );
              }),
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
