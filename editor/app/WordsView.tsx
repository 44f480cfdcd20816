import { useState } from "react";
import { messages } from "../../src/languages/words/format.ts";
import { type Group, isGroup, valueAt } from "../changes.ts";
import { type Row, rowKey, rowsOf } from "../rows.ts";
import { type EditorState, shown, useEditorState } from "./editorState.ts";
import { Preview } from "./Preview.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { pathsOf, type RowState, stateOf } from "./rowState.ts";
import { ShowRow } from "./showRow.ts";
import { sentence, titleOf } from "./titles.ts";

const filters = {
  all: () => true,
  missing: ({ missing }: RowState) => missing.length > 0,
  stale: ({ stale }: RowState) => stale.length > 0,
  problems: ({ faulty }: RowState) => faulty.length > 0,
  changed: ({ changed }: RowState) => changed.length > 0,
};
type Filter = keyof typeof filters;

/** All texts of a row in every language, to be searched. */
const textsOf = (editor: EditorState, row: Row): string[] =>
  editor.content.languages.flatMap(({ code }) =>
    pathsOf(row, code).flatMap((path) => {
      const value = valueAt(editor.wordsOf(code, row.namespace), path);
      return typeof value === "string" ? [value] : [...messages({ value }).values()];
    }),
  );

const isSearched = (editor: EditorState, row: Row, search: string): boolean =>
  [rowKey(row), ...textsOf(editor, row)].some((text) =>
    text
      .replaceAll(/[\u00a0\u202f]/g, " ")
      .toLowerCase()
      .includes(search.toLowerCase()),
  );

/** The English of a row as one line. */
function summary(editor: EditorState, row: Row): string {
  const value = valueAt(editor.wordsOf("en", row.namespace), row.path);
  if (Array.isArray(value))
    return value
      .map((item) =>
        isGroup(item)
          ? Object.values(item as Group)
              .map(shown)
              .join(": ")
          : shown(item),
      )
      .join(" · ");
  return shown(value) || "(no words yet)";
}

const keyOf = (row: Row): string => row.path.join(".");

function RowLink({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const editor = useEditorState();
  const { missing, stale, faulty, changed } = stateOf(editor, row);
  const marks = [
    ["changed", changed],
    ["missing", missing],
    ["stale", stale],
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
            .map(([name, languages]) => (
              <span key={name} className={`mark ${name === "to fix" ? "fault" : name}`}>
                {name} {languages.join(" ")}
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
  const editor = useEditorState();
  const [search, setSearch] = useState("");
  const [isEverywhere, setEverywhere] = useState(false);
  const [filter, setFilter] = useState<Filter>("all");
  const [language, setLanguage] = useState("en");
  const namespaces = isEverywhere
    ? ["common", ...new Set(editor.content.routes.map(({ catalogue }) => catalogue))]
    : [namespace];
  const rows = namespaces.flatMap((name) => rowsOf(name, editor.wordsOf("en", name)));
  const found = rows.filter(
    (row) =>
      filters[filter](stateOf(editor, row)) &&
      (search.trim() === "" || isSearched(editor, row, search.trim())),
  );
  const current =
    rowsOf(namespace, editor.wordsOf("en", namespace)).find((row) => keyOf(row) === selected) ?? found[0];
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
              <option value="all">all messages</option>
              <option value="missing">missing</option>
              <option value="stale">stale</option>
              <option value="problems">to fix</option>
              <option value="changed">changed, not saved</option>
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
            <RowEditor key={rowKey(current)} row={current} />
          </ShowRow>
          <Preview
            key={`preview ${rowKey(current)}`}
            namespace={current.namespace}
            row={current}
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
