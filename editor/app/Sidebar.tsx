import { catalogueFile, settingsFile } from "../../publishing/inspection.ts";
import { lacks, rowsOf } from "../rows.ts";
import type { Address } from "./address.ts";
import { type Editor, isMissing, useEditor } from "./editor.ts";
import { Marks } from "./Marks.tsx";
import type { Mark } from "./rowState.ts";
import { titleOf } from "./titles.ts";

/** How much there is to do in some files. */
function countsIn({ changes, faults }: Editor, files: readonly string[]): Partial<Record<Mark, number>> {
  const isOf = ({ file }: { file: string }): boolean => files.includes(file);
  return {
    changed: changes.filter(isOf).length,
    "to fix": faults.filter(isOf).filter((fault) => !isMissing(fault)).length,
  };
}

function countsInWords(editor: Editor, namespace: string): Partial<Record<Mark, number>> {
  const codes = editor.content.languages.map(({ code }) => code);
  const rows = rowsOf(namespace, editor.wordsOf("en", namespace));
  const lacking = codes.flatMap((code) =>
    rows.filter((row) => lacks(row, editor.wordsOf(code, namespace), code)),
  );
  const stale = Object.values(editor.content.stale).flatMap((keys) => Object.keys(keys));
  return {
    ...countsIn(
      editor,
      codes.map((code) => catalogueFile(code, namespace)),
    ),
    missing: lacking.length,
    "in English": stale.filter((key) => key.startsWith(`${namespace}:`)).length,
  };
}

/** All that can be edited, with what is to be done in each. */
export function Sidebar({ address }: { address: Address }) {
  const editor = useEditor();
  const facts = Object.keys(editor.content.schemas).filter((file) => file !== settingsFile);
  const samples = facts.filter((file) => file.includes("/sample/"));
  const namespaces = ["common", ...new Set(editor.content.routes.map(({ catalogue }) => catalogue))];
  const catalogues = namespaces.map((name) => ({
    name,
    href: `#words/${name}`,
    isCurrent: address.kind === "words" && address.name === name,
    counts: countsInWords(editor, name),
  }));
  const entries = (files: readonly string[]) =>
    files.map((name) => ({
      name,
      href: `#file/${name}`,
      isCurrent: address.kind === "file" && address.name === name,
      counts: countsIn(editor, [name]),
    }));
  const publish = { name: "publish", href: "#publish", isCurrent: address.kind === "publish", counts: {} };
  const groups = {
    Site: [publish, ...entries([settingsFile])],
    Words: catalogues,
    Facts: entries(facts.filter((file) => !samples.includes(file))),
    "Samples in pictures": entries(samples),
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
