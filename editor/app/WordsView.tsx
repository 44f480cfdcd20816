import { useState } from "react";
import { valueAt } from "../../publishing/changes.ts";
import { catalogueOf } from "../../publishing/inspection.ts";
import { isOneOf } from "../../publishing/units.ts";
import { fieldsOf, type Row, rowKey, rowsOf } from "../rows.ts";
import { type Editor, ShowRow, shown, useEditor } from "./editor.ts";
import { LegalDate } from "./LegalDate.tsx";
import { Marks } from "./Marks.tsx";
import { Preview } from "./Preview.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { type Mark, marks, marksOf } from "./rowState.ts";
import { SearchResult } from "./SearchResult.tsx";
import { sentence, titleOf } from "./titles.ts";

/** Everything of a row that can be searched: its key, and its texts in every language. */
const searched = (editor: Editor, row: Row): string =>
  [
    rowKey(row),
    ...editor.content.languages.flatMap(({ code }) =>
      fieldsOf(row, code).map(({ path }) => shown(valueAt(editor.wordsOf(code, row.namespace), path))),
    ),
  ]
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .toLowerCase();

const keyOf = (row: Row): string => row.path.join(".");

function RowLink({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const editor = useEditor();
  const english = valueAt(editor.wordsOf("en", row.namespace), row.path);
  return (
    <li>
      <a
        href={`#words/${row.namespace}/${encodeURIComponent(keyOf(row))}`}
        aria-current={isCurrent ? "true" : undefined}
      >
        <span className="text">{shown(english) || "(no words yet)"}</span>
        <Marks marks={marksOf(editor, row)} />
        <code>{keyOf(row)}</code>
      </a>
    </li>
  );
}

/** The words of a page, and one message of it in all languages. */
export function WordsView({ namespace, selected }: { namespace: string; selected: string }) {
  const editor = useEditor();
  const [search, setSearch] = useState("");
  const [isEverywhere, setEverywhere] = useState(false);
  const [filter, setFilter] = useState<Mark | "all messages">("all messages");
  const [language, setLanguage] = useState("en");
  const namespaces = isEverywhere
    ? ["common", ...new Set(editor.content.routes.map(({ catalogue }) => catalogue))]
    : [namespace];
  const rows = namespaces.flatMap((name) => rowsOf(name, editor.wordsOf("en", name)));
  const found = rows.filter(
    (row) =>
      (filter === "all messages" || marksOf(editor, row)[filter].length > 0) &&
      (search.trim() === "" || searched(editor, row).includes(search.trim().toLowerCase())),
  );
  const own = rowsOf(namespace, editor.wordsOf("en", namespace));
  // A finding may be about a plural form of another language, or a whole group.
  const current =
    own.find((row) => keyOf(row) === selected) ??
    own.find((row) => selected && isOneOf(rowKey(row), `${namespace}:${selected.replace(/_[a-z]+$/, "")}`)) ??
    found[0];
  const sections = Map.groupBy(
    found,
    (row) => `${isEverywhere ? `${titleOf(row.namespace)}: ` : ""}${sentence(`${row.path[0]}`)}`,
  );
  return (
    <div className="words">
      <div className="list">
        <h2>{titleOf(namespace)}</h2>
        <div className="tools">
          <label>
            Search <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
          <label>
            Show{" "}
            <select value={filter} onChange={({ target }) => setFilter(target.value as typeof filter)}>
              {["all messages", ...marks].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={isEverywhere}
              onChange={({ target }) => setEverywhere(target.checked)}
            />{" "}
            on all pages
          </label>
        </div>
        <p className="count">
          {found.length} of {rows.length} messages
        </p>
        {[...sections].map(([section, rows]) => (
          <section key={section} aria-label={section}>
            <h3>{section}</h3>
            <ul>
              {rows.map((row) => (
                <RowLink
                  key={rowKey(row)}
                  row={row}
                  isCurrent={current !== undefined && rowKey(row) === rowKey(current)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {current ? (
        <div className="detail">
          <ShowRow value={(_, code) => setLanguage(code)}>
            <LegalDate
              isChanged={
                ["legal", "terms"].includes(namespace) &&
                editor.changes.some(({ file }) => catalogueOf(file)?.namespace === namespace)
              }
            />
            <RowEditor key={rowKey(current)} row={current} />
          </ShowRow>
          {current.path[0] === "meta" && <SearchResult namespace={current.namespace} language={language} />}
          <Preview
            key={`preview ${rowKey(current)}`}
            namespace={current.namespace}
            rows={[current]}
            language={language}
            onLanguage={setLanguage}
          />
        </div>
      ) : (
        <p className="notice">No message is like that.</p>
      )}
    </div>
  );
}
