import { useState } from "react";
import { messages } from "../../src/languages/words/format.ts";
import { type Group, isGroup, valueAt } from "../changes.ts";
import { catalogueFile } from "../content.ts";
import { fieldsOf, lacks, type Row, rowKey, rowsOf } from "../rows.ts";
import { type Desk, faultsAt, shown, useDesk } from "./desk.ts";
import { Preview } from "./Preview.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { sentence, titleOf } from "./Sidebar.tsx";

/** What of a row needs somebody's hand. */
export interface RowState {
  missing: string[];
  stale: string[];
  faulty: string[];
  changed: string[];
}

const pathsOf = (row: Row, language: string) =>
  row.kind === "list" ? [row.path] : fieldsOf(row, language).map(({ path }) => path);

/** The languages in which a row is missing, stale, wrong or changed. */
export function stateOf(desk: Desk, row: Row): RowState {
  const { content, changes, confirmed, faults } = desk;
  const codes = content.languages.map(({ code }) => code);
  const file = (language: string) => catalogueFile(language, row.namespace);
  return {
    missing: codes.filter((code) => lacks(row, desk.wordsOf(code, row.namespace), code)),
    stale: codes.filter((code) => staleSource(desk, row, code) !== undefined),
    faulty: codes.filter((code) =>
      pathsOf(row, code).some((path) => faultsAt(faults, file(code), path).length > 0),
    ),
    changed: codes.filter(
      (code) =>
        confirmed[code]?.some((key) => key.startsWith(`${row.namespace}:${row.path.join(".")}`)) ||
        pathsOf(row, code).some((path) => {
          const key = path.join(".");
          return changes.some((change) => {
            const own = change.path.join(".");
            return change.file === file(code) && `${own}.`.startsWith(`${key}.`);
          });
        }),
    ),
  };
}

/** The keys of a row's translation that are stale in a language, with the English that each was made from. */
export function staleSource(
  { content, confirmed }: Desk,
  row: Row,
  language: string,
): [string, string] | undefined {
  const keys = pathsOf(row, language).map((path) => `${row.namespace}:${path.join(".")}`);
  return Object.entries((content.stale as Record<string, Record<string, string>>)[language] ?? {}).find(
    ([key]) =>
      keys.some((own) => key === own || key.startsWith(`${own}.`)) && !confirmed[language]?.includes(key),
  );
}

const filters = {
  all: () => true,
  missing: ({ missing }: RowState) => missing.length > 0,
  stale: ({ stale }: RowState) => stale.length > 0,
  problems: ({ faulty }: RowState) => faulty.length > 0,
  changed: ({ changed }: RowState) => changed.length > 0,
};
type Filter = keyof typeof filters;

/** All texts of a row in every language, to be searched. */
const textsOf = (desk: Desk, row: Row): string[] =>
  desk.content.languages.flatMap(({ code }) =>
    pathsOf(row, code).flatMap((path) => {
      const value = valueAt(desk.wordsOf(code, row.namespace), path);
      return typeof value === "string" ? [value] : [...messages({ value }).values()];
    }),
  );

const isSearched = (desk: Desk, row: Row, search: string): boolean =>
  [rowKey(row), ...textsOf(desk, row)].some((text) =>
    text
      .replaceAll(/[\u00a0\u202f]/g, " ")
      .toLowerCase()
      .includes(search.toLowerCase()),
  );

/** The English of a row as one line. */
function summary(desk: Desk, row: Row): string {
  const value = valueAt(desk.wordsOf("en", row.namespace), row.path);
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
  const desk = useDesk();
  const { missing, stale, faulty, changed } = stateOf(desk, row);
  const marks = [
    ["changed", changed],
    ["missing", missing],
    ["stale", stale],
    ["to mend", faulty],
  ] as const;
  return (
    <li>
      <a
        href={`#words/${row.namespace}/${encodeURIComponent(keyOf(row))}`}
        aria-current={isCurrent ? "true" : undefined}
      >
        <span className="text">{summary(desk, row)}</span>
        <span className="marks">
          {marks
            .filter(([, languages]) => languages.length > 0)
            .map(([name, languages]) => (
              <span key={name} className={`mark ${name === "to mend" ? "fault" : name}`}>
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
  const desk = useDesk();
  const [search, setSearch] = useState("");
  const [isEverywhere, setEverywhere] = useState(false);
  const [filter, setFilter] = useState<Filter>("all");
  const [language, setLanguage] = useState("en");
  const namespaces = isEverywhere
    ? ["common", ...new Set(desk.content.routes.map(({ catalogue }) => catalogue))]
    : [namespace];
  const rows = namespaces.flatMap((name) => rowsOf(name, desk.wordsOf("en", name)));
  const found = rows.filter(
    (row) =>
      filters[filter](stateOf(desk, row)) && (search.trim() === "" || isSearched(desk, row, search.trim())),
  );
  const current =
    rowsOf(namespace, desk.wordsOf("en", namespace)).find((row) => keyOf(row) === selected) ?? found[0];
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
              <option value="problems">to mend</option>
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
          <RowEditor key={rowKey(current)} row={current} onFocus={setLanguage} />
          <Preview
            key={current.namespace}
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
