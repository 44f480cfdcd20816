import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type Value, valueAt } from "../../publishing/changes.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import { messages } from "../../src/languages/words/format.ts";
import type { Row } from "../rows.ts";
import { messageAt, type Place, placesOf, reveal, textIn } from "./find.ts";
import { Button, Select } from "./parts.tsx";
import { showRow, useEditor, wordsOf } from "./store.ts";
import { addressOf } from "./titles.ts";

const mark = "data-edited";

/** A label such as "Learn more" may be everywhere. */
const maxPlaces = 8;

// The banner would cover the page.
sessionStorage.setItem("popup-closed", "true");

/** Marks an element in the page of a frame, and brings it into view. */
function show({ element }: Place, frame: HTMLIFrameElement): void {
  for (const each of element.ownerDocument.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  if (element.closest("head")) return;
  reveal(element);
  element.setAttribute(mark, "");
  // An element in a frame scrolls what is around the frame as well.
  const outer = frame.closest(".detail, main");
  const top = outer?.scrollTop ?? 0;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  outer?.scrollTo({ top, behavior: "instant" });
}

/**
 * A page of the site at the width of a window, with the places of some messages. One of them is marked.
 * @param messages as they are on disk
 * @param typed the first message as it is typed
 * @param index which of the places is marked
 * @param onClick is called with the element that is clicked
 * @param children what stands above the page
 */
export function Frame({
  path,
  language,
  width,
  messages,
  typed,
  index = 0,
  onClick,
  children,
}: {
  path: string;
  language: string;
  width: string;
  messages: readonly string[];
  typed?: string;
  index?: number;
  onClick?: (element: Element) => void;
  children?: (places: readonly Place[]) => ReactNode;
}) {
  const { content, reads } = useEditor();
  const [page, setPage] = useState<Document | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { variables } = content;
  const key = messages.join("\n");
  const places = useMemo(() => {
    const found = page ? key.split("\n").flatMap((message) => placesOf(page, message, variables)) : [];
    return found.slice(0, maxPlaces);
  }, [page, key, variables]);
  const [first] = places;
  const shown = places[index % places.length];

  const click = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    if (onClick && target.closest("a")) event.preventDefault();
    onClick?.(target);
  });

  useEffect(() => {
    if (!page) return;
    const style = page.createElement("style");
    style.id = mark;
    style.textContent = `[${mark}] { outline: 3px solid #b45309 !important; outline-offset: 4px !important }`;
    page.head.append(style);
    page.addEventListener("click", (event) => click(event), { capture: true });
  }, [page]);

  useEffect(() => {
    if (shown && frame.current) show(shown, frame.current);
  }, [shown]);

  // What is typed is shown at once where a text of the page is the message and nothing else.
  useEffect(() => {
    if (typed === undefined || !first || first.attribute || /[<{\n]/.test(key + typed)) return;
    const text = textIn(first.element, key);
    if (!text) return;
    text.data = typed;
    return () => {
      text.data = key;
    };
  }, [typed, key, first]);

  return (
    <>
      {children?.(places)}
      <div className="stage" data-width={width}>
        <iframe
          key={reads}
          ref={frame}
          title={`${path} in ${language}`}
          src={`${path}?lng=${language}`}
          onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        />
      </div>
    </>
  );
}

/** The messages of a row in a language, to be found in a page. */
const messagesOf = (words: Value, row: Row | undefined): string[] =>
  row ? [...messages({ value: valueAt(words, row.path) }).values()] : [];

/** The page that shows messages, as it is on disk; a single message as it is typed. A click on a text finds its message. */
export function Preview({ namespace, row }: { namespace: string; row?: Row | undefined }) {
  const editor = useEditor();
  const { content, language } = editor;
  const { routes, languages, files, variables } = content;
  const [path, setPath] = useState(routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/");
  const [width, setWidth] = useState("Desktop");
  const [index, setIndex] = useState(0);
  const [counts, setCounts] = useState<Record<string, number>>();
  const saved = messagesOf(files[catalogueFile(language, row?.namespace ?? "")], row);

  async function lookOnEveryPage(): Promise<void> {
    const found = routes.map(async (route) => {
      const html = await (await fetch(`${route.path}?lng=${language}`)).text();
      const page = new DOMParser().parseFromString(html, "text/html");
      return [route.path, saved.flatMap((message) => placesOf(page, message, variables)).length];
    });
    setCounts(Object.fromEntries(await Promise.all(found)));
  }

  /** Opens the message that an element shows: of its page, or of every page. */
  function open(element: Element): void {
    const page = routes.find((route) => route.path === path)?.catalogue ?? "common";
    const candidates = ["common", page].flatMap((name) => {
      const file = catalogueFile(language, name);
      const own = messages({ ...Object(files[file]) });
      return [...own].map(([key, text]): [string, string] => [addressOf(file, key), text]);
    });
    location.hash = messageAt(element, new Map(candidates), variables) ?? location.hash;
  }

  const where = (places: readonly Place[]): string => {
    const place = places[index % places.length];
    if (place?.attribute === "content") return "Head of the page: what search engines and networks show";
    if (place?.attribute) return `Read aloud, or shown on demand (${place.attribute})`;
    if (place?.element.tagName === "TITLE") return "Title of the browser's tab, and of search results";
    if (place) return "Framed below";
    if (saved.every((message) => message === ""))
      return "Nowhere yet: it has no published words in this language";
    return "Not on this page as it opens: in another one, or in a state that a visitor brings about";
  };
  const pages = routes.map((route): [string, string] => [
    route.path,
    counts ? `${route.path} (${counts[route.path]})` : route.path,
  ]);
  return (
    <section className="preview" aria-label="Preview">
      <div className="tools">
        <Select label="Page" value={path} options={pages} onChange={setPath} />
        <Select
          label="In"
          value={language}
          options={languages.map(({ code, name }) => [code, name])}
          onChange={(code) => showRow(code)}
        />
        <Select label="As" value={width} options={["Desktop", "Phone"]} onChange={setWidth} />
        <a href={`${path}?lng=${language}`} target="_blank" rel="noreferrer">
          Open in a tab
        </a>
        <span className="quiet">A click on a text finds its words.</span>
      </div>
      <Frame
        path={path}
        language={language}
        width={width}
        messages={saved}
        typed={messagesOf(wordsOf(editor, language, row?.namespace ?? ""), row).join("\n")}
        index={index}
        onClick={open}
      >
        {(places) =>
          row && (
            <p className="tools" aria-live="polite">
              <span>
                <strong>Where it appears</strong> {where(places)}
              </span>
              {places.length > 1 && (
                <Button onClick={() => setIndex((index + 1) % places.length)}>
                  {(index % places.length) + 1} of {places.length}: next
                </Button>
              )}
              <Button onClick={() => void lookOnEveryPage()}>Look on every page</Button>
            </p>
          )
        }
      </Frame>
    </section>
  );
}
