import { useCallback, useEffect, useRef, useState } from "react";
import { valueAt } from "../changes.ts";
import { catalogueFile } from "../content.ts";
import type { Row } from "../rows.ts";
import { keyed, shown, useEditorState } from "./editorState.ts";
import { type Place, placesOf, reveal, textIn } from "./find.ts";

const mark = "data-edited";
const markStyle = `[${mark}] { outline: 3px solid #b45309 !important; outline-offset: 4px !important }`;

/** The widths of the framed window, in CSS pixels. */
const widths = { Desktop: 1280, Phone: 390 } as const;

/** A label such as "Learn more" may be everywhere. */
const maxPlaces = 8;

/** The messages of a row in a language, to be found in a page. */
function messagesOf(words: ReturnType<typeof valueAt>, row: Row): string[] {
  const value = valueAt(words, row.path);
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === "string" ? [item] : Object.values(Object(item)).map(String),
    );
  return typeof value === "string" ? [value] : [];
}

function place({ element }: Place, frame: HTMLIFrameElement): void {
  const document = frame.contentDocument;
  if (!document) return;
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  if (element.closest("head")) return;
  reveal(element);
  element.setAttribute(mark, "");
  // An element in a frame scrolls what is around the frame as well.
  const outer = frame.closest(".detail, .facts > *");
  const top = outer?.scrollTop ?? 0;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  outer?.scrollTo({ top, behavior: "instant" });
}

/** The page that shows a message, as it is on disk; the message itself as it is typed. */
export function Preview({
  namespace,
  row,
  language,
  onLanguage,
}: {
  namespace: string;
  row?: Row | undefined;
  language: string;
  onLanguage: (language: string) => void;
}) {
  const editor = useEditorState();
  const { content } = editor;
  const own = content.routes.filter(({ catalogue }) => catalogue === namespace);
  const [path, setPath] = useState((own[0] ?? content.routes[0])?.path ?? "/");
  const [width, setWidth] = useState<keyof typeof widths>("Desktop");
  const [places, setPlaces] = useState<Place[]>([]);
  const [shownPlace, setShownPlace] = useState(0);
  const [pages, setPages] = useState<{ path: string; places: number }[]>();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const saved = row ? messagesOf(content.files[catalogueFile(language, row.namespace)], row) : [];
  const key = saved.join("\n");

  const find = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (!document?.body || document.URL === "about:blank" || !frame.current) return;
    if (!document.getElementById(mark)) {
      const style = document.createElement("style");
      style.id = mark;
      style.textContent = markStyle;
      document.head.append(style);
    }
    const found = key
      .split("\n")
      .flatMap((message) => placesOf(document, message, content.variables))
      .slice(0, maxPlaces);
    setPlaces(found);
    setShownPlace(0);
    if (found[0]) place(found[0], frame.current);
  }, [key, content.variables]);

  useEffect(find, [find]);

  async function lookOnEveryPage(): Promise<void> {
    const found = content.routes.map(async (route) => {
      const html = await (await fetch(`${route.path}?lng=${language}`)).text();
      const document = new DOMParser().parseFromString(html, "text/html");
      const places = saved.flatMap((message) => placesOf(document, message, content.variables));
      return { path: route.path, places: places.length };
    });
    setPages((await Promise.all(found)).filter(({ places }) => places > 0));
  }

  // What is typed is shown at once where a text of the page is the message and nothing else.
  const typed = row ? messagesOf(editor.wordsOf(language, row.namespace), row).join("\n") : "";
  const [first] = places;
  useEffect(() => {
    if (!first || first.attribute || /[<{\n]/.test(key + typed)) return;
    const text = textIn(first.element, key);
    if (!text) return;
    text.data = typed;
    return () => {
      text.data = key;
    };
  }, [typed, key, first]);

  // The banner would cover the page.
  useEffect(() => sessionStorage.setItem("popup-closed", "true"), []);

  useEffect(() => {
    const resize = () => {
      const room = stage.current?.clientWidth ?? 0;
      const scale = Math.min(1, room / widths[width]);
      stage.current?.style.setProperty("--scale", `${scale}`);
      stage.current?.style.setProperty("--width", `${widths[width]}px`);
    };
    resize();
    const observer = new ResizeObserver(resize);
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, [width]);

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
      </div>
      {row && (
        <div className="places">
          <h4>Where it appears</h4>
          {places.length === 0 ? (
            <p>
              {saved.length === 0 || saved.every((message) => message === "")
                ? "Nowhere yet: it has no saved words in this language."
                : "Not on this page as it opens: it may be in another one, or in a state that a visitor brings about."}
            </p>
          ) : (
            <ul>
              {keyed(places).map(({ key, item: each, index }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-pressed={index === shownPlace}
                    onClick={() => {
                      setShownPlace(index);
                      if (frame.current) place(each, frame.current);
                    }}
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
      <div className="stage" ref={stage}>
        <iframe
          key={editor.saves}
          ref={frame}
          title={`${path} in ${language}`}
          src={`${path}?lng=${language}`}
          onLoad={find}
        />
      </div>
    </section>
  );
}

const describe = ({ element, attribute, section }: Place): string => {
  if (element.tagName === "TITLE") return "Title of the browser's tab, and of search results";
  if (element.tagName === "META") return "Head of the page: what search engines and networks show";
  const where = section.length > 60 ? `${section.slice(0, 60)}…` : section;
  return attribute ? `${where}: read aloud (${attribute})` : shown(where);
};
