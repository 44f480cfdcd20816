import { useState } from "react";
import { type Value, valueAt } from "../../publishing/changes.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import { messages } from "../../src/languages/words/format.ts";
import type { Row } from "../rows.ts";
import { keyed, shown, useEditor } from "./editor.ts";
import { Frame, widths } from "./Frame.tsx";
import { type Place, placesOf } from "./find.ts";
import { addressOf } from "./titles.ts";

/** The messages of a row in a language, to be found in a page. */
export const messagesOf = (words: Value, row: Row): string[] => [
  ...messages({ value: valueAt(words, row.path) }).values(),
];

/** The page that shows messages, as it is on disk; a single message as it is typed. A click on a text finds its message. */
export function Preview({
  namespace,
  rows = [],
  language,
  onLanguage,
}: {
  namespace: string;
  rows?: readonly Row[] | undefined;
  language: string;
  onLanguage: (language: string) => void;
}) {
  const editor = useEditor();
  const { content } = editor;
  const own = content.routes.filter(({ catalogue }) => catalogue === namespace);
  const [path, setPath] = useState((own[0] ?? content.routes[0])?.path ?? "/");
  const [width, setWidth] = useState<keyof typeof widths>("Desktop");
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [shownPlace, setShownPlace] = useState(0);
  const [pages, setPages] = useState<{ path: string; places: number }[]>();
  const saved = rows.flatMap((row) => messagesOf(content.files[catalogueFile(language, row.namespace)], row));
  const typed = rows.flatMap((row) => messagesOf(editor.wordsOf(language, row.namespace), row)).join("\n");

  async function lookOnEveryPage(): Promise<void> {
    const found = content.routes.map(async (route) => {
      const html = await (await fetch(`${route.path}?lng=${language}`)).text();
      const document = new DOMParser().parseFromString(html, "text/html");
      const places = saved.flatMap((message) => placesOf(document, message, content.variables));
      return { path: route.path, places: places.length };
    });
    setPages((await Promise.all(found)).filter(({ places }) => places > 0));
  }

  /** The words of the page and of every page, by the address in the editor that shows them. */
  const candidates = (): Map<string, string> => {
    const page = content.routes.find((route) => route.path === path)?.catalogue ?? "common";
    return new Map(
      ["common", page].flatMap((name) => {
        const file = catalogueFile(language, name);
        return [...messages({ ...Object(content.files[file]) })].map(([key, text]): [string, string] => [
          addressOf(file, key),
          text,
        ]);
      }),
    );
  };

  return (
    <section className="preview" aria-label="Preview">
      <div className="tools">
        <label>
          Page{" "}
          <select value={path} onChange={({ target }) => setPath(target.value)}>
            {content.routes.map((route) => (
              <option key={route.path} value={route.path}>
                {route.path}
              </option>
            ))}
          </select>
        </label>
        <label>
          In{" "}
          <select value={language} onChange={({ target }) => onLanguage(target.value)}>
            {content.languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          As{" "}
          <select value={width} onChange={({ target }) => setWidth(target.value as keyof typeof widths)}>
            {Object.keys(widths).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <a href={`${path}?lng=${language}`} target="_blank" rel="noreferrer">
          Open in a tab
        </a>
        <span className="quiet">A click on a text finds its words.</span>
      </div>
      {rows.length > 0 && (
        <div className="places">
          <h4>Where it appears</h4>
          {places.length === 0 ? (
            <p>
              {saved.every((message) => message === "")
                ? "Nowhere yet: it has no published words in this language."
                : "Not on this page as it opens: it may be in another one, or in a state that a visitor brings about."}
            </p>
          ) : (
            <ul>
              {keyed(places).map(({ key, item: each, index }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-pressed={index === shownPlace}
                    onClick={() => setShownPlace(index)}
                  >
                    {describe(each)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {pages === undefined ? (
            <button type="button" onClick={() => void lookOnEveryPage()}>
              Look on every page
            </button>
          ) : (
            <ul aria-label="Pages">
              {pages.length === 0 && <li>On no page as it opens.</li>}
              {pages.map((page) => (
                <li key={page.path}>
                  <button type="button" aria-pressed={page.path === path} onClick={() => setPath(page.path)}>
                    {page.path} ({page.places})
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Frame
        path={path}
        language={language}
        width={width}
        messages={saved}
        typed={typed}
        shownPlace={shownPlace}
        onPlaces={setPlaces}
        candidates={candidates}
        onPick={(address) => {
          location.hash = address;
        }}
      />
    </section>
  );
}

const describe = ({ element, attribute, section }: Place): string => {
  if (element.tagName === "TITLE") return "Title of the browser's tab, and of search results";
  if (element.tagName === "META") return "Head of the page: what search engines and networks show";
  const where = section.length > 60 ? `${section.slice(0, 60)}…` : section;
  return attribute ? `${where}: read aloud (${attribute})` : shown(where);
};
