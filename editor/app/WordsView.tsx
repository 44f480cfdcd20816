import { useState } from "react";
import { isOneOf } from "../../publishing/units.ts";
import { visible } from "../../src/languages/words/pattern.ts";
import { fieldsOf, type Row, rowKey } from "../rows.ts";
import { Awaited, Message } from "./Message.tsx";
import { Preview } from "./Preview.tsx";
import { ForEngineers, Marks, Select } from "./parts.tsx";
import { englishOf, type Mark, marks, marksOf, rowsIn } from "./rowState.ts";
import { SearchResult } from "./SearchResult.tsx";
import { namespacesOf } from "./Sidebar.tsx";
import { type Editor, textAt, useEditor } from "./store.ts";
import { capitalized, pathName, titleOf } from "./titles.ts";

/** Everything of a row that can be searched: its key and name, and its texts in every language. */
function searched({ content, values }: Editor, row: Row): string {
  const texts = content.languages.flatMap(({ code }) =>
    fieldsOf(row, code).map(({ place }) => textAt(values, place)),
  );
  return visible([rowKey(row), pathName(row.path), ...texts].join(" ")).toLowerCase();
}

const keyOf = (row: Row): string => row.path.join(".");

/** The words of a page, and one message of it in all languages. */
export function WordsView() {
  const editor = useEditor();
  const { name: namespace, key: selected } = editor.address;
  const [search, setSearch] = useState("");
  const [isEverywhere, setEverywhere] = useState(false);
  const [filter, setFilter] = useState("all messages");
  const own = rowsIn(editor, namespace);
  const rows = isEverywhere ? namespacesOf(editor).flatMap((name) => rowsIn(editor, name)) : own;
  const found = rows.filter(
    (row) =>
      (filter === "all messages" || marksOf(editor, row)[filter as Mark].length > 0) &&
      searched(editor, row).includes(search.trim().toLowerCase()),
  );
  // A finding may be about a plural form of another language, or a whole group.
  const named = rowKey({ namespace, path: selected.split(".") });
  const current = own.find((row) => isOneOf(rowKey(row), named)) ?? found[0];
  const sections = Map.groupBy(
    found,
    (row) =>
      `${isEverywhere ? `${titleOf(row.namespace)}: ` : ""}${capitalized(pathName(row.path.slice(0, 1)))}`,
  );
  return (
    <div className="words">
      <div className="list">
        <h2>{titleOf(namespace)}</h2>
        <div className="tools">
          <label>
            Search <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
          <Select label="Show" value={filter} options={["all messages", ...marks]} onChange={setFilter} />
          <label className="check">
            <input type="checkbox" onChange={({ target }) => setEverywhere(target.checked)} /> on all pages
          </label>
        </div>
        {[...sections].map(([section, rows]) => (
          <section key={section} aria-label={section}>
            <h3>{section}</h3>
            <ul>
              {rows.map((row) => (
                <li key={rowKey(row)}>
                  <a
                    href={`#words/${row.namespace}/${encodeURIComponent(keyOf(row))}`}
                    aria-current={current && rowKey(row) === rowKey(current) ? "true" : undefined}
                  >
                    <span className="text">{englishOf(editor, row) || "(no words yet)"}</span>
                    <span className="quiet">{pathName(row.path)}</span>
                    <Marks marks={marksOf(editor, row)} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {current ? (
        <div key={rowKey(current)} className="detail">
          <Message row={current} languages={editor.content.languages}>
            <Awaited rows={[current]} />
          </Message>
          <ForEngineers>
            <code>{rowKey(current)}</code>
          </ForEngineers>
          {current.path[0] === "meta" && <SearchResult namespace={current.namespace} />}
          <Preview namespace={current.namespace} row={current} />
        </div>
      ) : (
        <p className="notice">Nothing is found.</p>
      )}
    </div>
  );
}
