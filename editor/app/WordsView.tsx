import { useState } from "react";
import { type Group, isGroup, valueAt } from "../../publishing/changes.ts";
import { catalogueOf } from "../../publishing/inspection.ts";
import { messages } from "../../src/languages/words/format.ts";
import { type Row, rowKey, rowsOf } from "../rows.ts";
import { type Editor, ShowRow, shown, useEditor } from "./editor.ts";
import { LegalDate } from "./LegalDate.tsx";
import { Preview } from "./Preview.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { pathsOf, type RowState, stateOfRow } from "./rowState.ts";
import { SearchResult } from "./SearchResult.tsx";
import { sentence, titleOf } from "./titles.ts";

const filters = {
  "all messages": () => true,
  missing: ({ missing }: RowState) => missing.length > 0,
  "in English": ({ english }: RowState) => english.length > 0,
  "to fix": ({ faulty }: RowState) => faulty.length > 0,
  "changed, or waiting": ({ changed }: RowState) => changed.length > 0,
};
type Filter = keyof typeof filters;

/** All texts of a row in every language, to be searched. */
const textsOf = (editor: Editor, row: Row): string[] =>
  editor.content.languages.flatMap(({ code }) =>
    pathsOf(row, code).flatMap((path) => [
      ...messages({ value: valueAt(editor.wordsOf(code, row.namespace), path) }).values(),
    ]),
  );

const isSearched = (editor: Editor, row: Row, search: string): boolean =>
  [rowKey(row), ...textsOf(editor, row)].some((text) =>
    text
      .replaceAll(/[\u00a0\u202f]/g, " ")
      .toLowerCase()
      .includes(search.toLowerCase()),
  );

/** The English of a row as one line. */
function summary(editor: Editor, row: Row): string {
  const value = valueAt(editor.wordsOf("en", row.namespace), row.path);
  if (!Array.isArray(value)) return shown(value) || "(no words yet)";
  return value
    .map((item) =>
      isGroup(item)
        ? Object.values(item as Group)
            .map(shown)
            .join(": ")
        : shown(item),
    )
    .join(" · ");
}

const keyOf = (row: Row): string => row.path.join(".");

function RowLink({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const editor = useEditor();
  const { missing, english, faulty, changed } = stateOfRow(editor, row);
  const marks = [
    ["changed", changed],
    ["missing", missing],
    ["in English", english],
    ["to fix", faulty],
  ] as const;
  return (
    <li>
      <a
        href={`#words/${row.namespace}/${encodeURIComponent(keyOf(row))}`}
        aria-current={isCurrent ? "true" : undefined}
      >
        <span className="text">{summary(editor, row)}</span>
        <span className="marks">
          {marks
            .filter(([, languages]) => languages.length > 0)
            .map(([kind, languages]) => (
              <span key={kind} className="mark" data-kind={kind}>
                {kind} {languages.join(" ")}
              </span>
            ))}
        </span>
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
  const [filter, setFilter] = useState<Filter>("all messages");
  const [language, setLanguage] = useState("en");
  const namespaces = isEverywhere
    ? ["common", ...new Set(editor.content.routes.map(({ catalogue }) => catalogue))]
    : [namespace];
  const rows = namespaces.flatMap((name) => rowsOf(name, editor.wordsOf("en", name)));
  const found = rows.filter(
    (row) =>
      filters[filter](stateOfRow(editor, row)) &&
      (search.trim() === "" || isSearched(editor, row, search.trim())),
  );
  const own = rowsOf(namespace, editor.wordsOf("en", namespace));
  // A finding may be about an item of a list, or a plural form of another language.
  const current =
    own.find((row) => keyOf(row) === selected) ??
    own.find(
      (row) => selected && rowKey(row) === `${namespace}:${selected.replace(/(?:\.\d.*|_[a-z]+)$/, "")}`,
    ) ??
    found[0];
  const sections = Map.groupBy(
    found,
    (row) => `${isEverywhere ? `${titleOf(row.namespace)}: ` : ""}${sentence(row.path[0] ?? "")}`,
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
            <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
              {Object.keys(filters).map((name) => (
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
