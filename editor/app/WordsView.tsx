import { useState } from "react";
import { visible } from "../../src/i18n/messages/pattern.ts";
import { fieldsOf, formatKey, type MessageKey } from "../messageKeys.ts";
import { overlaps } from "../publishing/changeSets.ts";
import { Awaited, Message } from "./Message.tsx";
import { englishOf, type Mark, marks, marksOf, messageKeysIn } from "./messageState.ts";
import { Preview } from "./Preview.tsx";
import { ForEngineers, Marks, Select } from "./parts.tsx";
import { SearchResult } from "./SearchResult.tsx";
import { namespacesOf } from "./Sidebar.tsx";
import { isChecking } from "./state.ts";
import { type Editor, textAt, useEditor } from "./store.ts";
import { capitalized, pathName, titleOf } from "./titles.ts";

/** Everything of a message that can be searched: its key and name, and its texts in every language. */
function searched({ content, values }: Editor, messageKey: MessageKey): string {
  const texts = content.languages.flatMap(({ code }) =>
    fieldsOf(messageKey, code).map(({ place }) => textAt(values, place)),
  );
  return visible([formatKey(messageKey), pathName(messageKey.path), ...texts].join(" ")).toLowerCase();
}

const keyOf = (messageKey: MessageKey): string => messageKey.path.join(".");

/** The words of a page, and one message of it in all languages. */
export function WordsView() {
  const editor = useEditor();
  const { name: namespace, key: selected } = editor.address;
  const [search, setSearch] = useState("");
  const [isEverywhere, setEverywhere] = useState(false);
  const [filter, setFilter] = useState("all messages");
  const own = messageKeysIn(editor, namespace);
  const messageKeys = isEverywhere
    ? namespacesOf(editor).flatMap((name) => messageKeysIn(editor, name))
    : own;
  const found = messageKeys.filter(
    (messageKey) =>
      (filter === "all messages" || marksOf(editor, messageKey)[filter as Mark].length > 0) &&
      searched(editor, messageKey).includes(search.trim().toLowerCase()),
  );
  // A finding may be about a plural form of another language, or a whole group.
  const named = formatKey({ namespace, path: selected.split(".") });
  const current = own.find((messageKey) => overlaps(formatKey(messageKey), named)) ?? found[0];
  const sections = Map.groupBy(
    found,
    (messageKey) =>
      `${isEverywhere ? `${titleOf(messageKey.namespace)}: ` : ""}${capitalized(pathName(messageKey.path.slice(0, 1)))}`,
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
        {[...sections].map(([section, messageKeys]) => (
          <section key={section} aria-label={section}>
            <h3>{section}</h3>
            <ul>
              {messageKeys.map((messageKey) => (
                <li key={formatKey(messageKey)}>
                  <a
                    href={`#words/${messageKey.namespace}/${encodeURIComponent(keyOf(messageKey))}`}
                    aria-current={
                      current && formatKey(messageKey) === formatKey(current) ? "true" : undefined
                    }
                  >
                    <span className="text">{englishOf(editor, messageKey) || "(no words yet)"}</span>
                    <span className="quiet">{pathName(messageKey.path)}</span>
                    <Marks marks={marksOf(editor, messageKey)} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {current ? (
        <div className="detail">
          <div key={formatKey(current)} className="form">
            <Message messageKey={current} languages={editor.content.languages}>
              <Awaited messageKeys={[current]} />
            </Message>
            <ForEngineers>
              <code>{formatKey(current)}</code>
            </ForEngineers>
            {current.path[0] === "meta" && <SearchResult namespace={current.namespace} />}
          </div>
          <Preview key={current.namespace} namespace={current.namespace} messageKey={current} />
        </div>
      ) : (
        <p className="notice">
          {filter === "to fix" && isChecking(editor) ? "Checking…" : "Nothing is found."}
        </p>
      )}
    </div>
  );
}
