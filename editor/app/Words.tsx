import { use, useState } from "react";
import { isGroup, type Path, valueAt } from "../../publishing/changes.ts";
import { lacks, type Row, rowKey, rowsOf } from "../rows.ts";
import { ShowRow, useEditor } from "./editor.ts";
import { Choice, LanguageCard } from "./RowEditor.tsx";
import { sentence } from "./titles.ts";

/** The words of an entry: in English, and on demand in the other languages. */
export function Words({ namespace, path }: { namespace: string; path: Path }) {
  const editor = useEditor();
  const show = use(ShowRow);
  const [isWide, setWide] = useState(false);
  const all = editor.wordsOf("en", namespace);
  const english = valueAt(all, path);
  // An entry that is not finished has the fields of the one beside it.
  const model = Object.values(Object(valueAt(all, path.slice(0, -1)))).find(isGroup);
  const rows: Row[] =
    typeof english === "string" || !model
      ? [{ namespace, path }]
      : rowsOf(namespace, { ...model, ...Object(english) }, path);
  const { languages } = editor.content;
  const missing = languages.filter(
    ({ code }) => code !== "en" && rows.some((row) => lacks(row, editor.wordsOf(code, namespace), code)),
  );
  return (
    <>
      {rows.map((row) => (
        <section key={rowKey(row)} className="row" aria-label={rowKey(row)}>
          <h3>{sentence(`${row.path.at(-1)}`)}</h3>
          <div className="languages">
            {languages
              .filter(({ code }) => isWide || code === "en")
              .map(({ code, name }) => (
                <LanguageCard
                  key={code}
                  row={row}
                  language={code}
                  name={name}
                  onFocus={() => show(row, code)}
                />
              ))}
          </div>
        </section>
      ))}
      <Choice rows={rows} />
      <button type="button" className="small" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
        Other languages{missing.length > 0 && `: ${missing.length} to write, now or later`}
      </button>
    </>
  );
}
