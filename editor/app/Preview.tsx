import { useEffect, useMemo, useState } from "react";
import { type Value, valueAt } from "../../publishing/changes.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import { messages } from "../../src/languages/words/format.ts";
import { plain } from "../../src/languages/words/pattern.ts";
import { placeOf, type Row } from "../rows.ts";
import { messageAt, type Place, placesOf, reveal } from "./find.ts";
import { Button, Select } from "./parts.tsx";
import { showRow, useEditor } from "./store.ts";
import { addressOf } from "./titles.ts";

const mark = "data-edited";

// The banner would cover the page.
sessionStorage.setItem("popup-closed", "true");

/** Marks an element in the page of a frame, and brings it into view. */
function show({ element }: Place): void {
  for (const each of element.ownerDocument.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  if (element.closest("head")) return;
  reveal(element);
  element.setAttribute(mark, "");
  // Unlike scrollIntoView(), this does not scroll what is around the frame as well.
  const { top, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  view?.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: "instant" });
}

interface FrameProps {
  path: string;
  language: string;
  width: string;
  /** To be found in the page, as they are on disk. */
  messages: readonly string[];
  /** The first of them as it is typed. */
  typed?: string;
  onClick?: (element: Element) => void;
  /** Says above the page where the message is. */
  isDescribed?: boolean;
}

/** A page of the site at the width of a window, with the first place of some messages marked. */
export function Frame({ path, language, width, typed, onClick, isDescribed, ...props }: FrameProps) {
  const { content, reads } = useEditor();
  const [page, setPage] = useState<Document>();
  const { variables } = content;
  const key = props.messages.join("\n");
  const place = useMemo(
    () => (page ? key.split("\n").flatMap((message) => placesOf(page, message, variables))[0] : undefined),
    [page, key, variables],
  );

  function prepare(page: Document): void {
    const style = page.createElement("style");
    style.id = mark;
    style.textContent = `[${mark}] { outline: 3px solid #b45309 !important; outline-offset: 4px !important }`;
    page.head.append(style);
    const click = (event: Event): void => {
      const target = event.target as Element;
      if (target.closest("a")) event.preventDefault();
      onClick?.(target);
    };
    page.addEventListener("click", click, { capture: true });
    setPage(page);
  }

  useEffect(() => {
    if (place) show(place);
  }, [place]);

  // What is typed is shown at once where a text of the page is the message and nothing else.
  useEffect(() => {
    if (typed === undefined || place?.attribute || /[<{\n]/.test(key + typed)) return;
    const isMessage = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && plain(`${node.nodeValue}`) === plain(key);
    const text = [...(place?.element.childNodes ?? [])].find(isMessage);
    if (!text) return;
    text.nodeValue = typed;
    return () => {
      text.nodeValue = key;
    };
  }, [typed, key, place]);

  return (
    <>
      {page && isDescribed && (
        <p>
          <strong>Where it appears</strong> {describe(place)}
        </p>
      )}
      <div className="stage" data-width={width}>
        <iframe
          key={reads}
          title={`${path} in ${language}`}
          src={`${path}?lng=${language}`}
          onLoad={({ currentTarget }) => prepare(currentTarget.contentDocument as Document)}
        />
      </div>
    </>
  );
}

/** The messages of a row, to be found in a page. */
const messagesOf = (values: Value, row: Row | undefined, language: string): string[] =>
  row ? [...messages({ value: valueAt(values, placeOf(row, language)) }).values()] : [];

/** Where a message is, in words. */
function describe(place: Place | undefined): string {
  if (!place)
    return "Not on this page as it opens: in another one, or in a state that a visitor brings about";
  if (place.element.closest("head"))
    return "In the head of the page, for browsers, search engines and networks";
  return place.attribute ? `Read aloud, or shown on demand (${place.attribute})` : "Framed below";
}

/** The page that shows a message, as it is typed where it can. A click on a text finds its message. */
export function Preview({ namespace, row }: { namespace: string; row?: Row | undefined }) {
  const { content, language, values } = useEditor();
  const { routes, languages, files, variables } = content;
  const [path, setPath] = useState(routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/");
  const [width, setWidth] = useState("Desktop");
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>();
  const saved = messagesOf(files, row, language);

  async function lookOnEveryPage(): Promise<void> {
    const found = routes.map(async ({ path }): Promise<[string, number]> => {
      const html = await (await fetch(`${path}?lng=${language}`)).text();
      const page = new DOMParser().parseFromString(html, "text/html");
      return [path, saved.flatMap((message) => placesOf(page, message, variables)).length];
    });
    setCounts(new Map(await Promise.all(found)));
  }

  /** Opens the message that an element shows: of its page, or of every page. */
  function open(element: Element): void {
    const page = routes.find((route) => route.path === path)?.catalogue ?? "common";
    const candidates = ["common", page].flatMap((name) => {
      const file = catalogueFile(language, name);
      const own = [...messages({ ...Object(files[file]) })].filter(([, text]) => text.trim() !== "");
      return own.map(([key, text]): [string, string] => [addressOf(file, [key]), text]);
    });
    location.hash = messageAt(element, new Map(candidates), variables) ?? location.hash;
  }

  const countedAt = (path: string): string => (counts ? `${path} (${counts.get(path)})` : path);
  return (
    <section className="preview" aria-label="Preview">
      <div className="tools">
        <Select
          label="Page"
          value={path}
          options={routes.map((route) => route.path)}
          nameOf={countedAt}
          onChange={setPath}
        />
        <Select
          label="In"
          value={language}
          options={languages.map(({ code }) => code)}
          nameOf={(code) => languages.find((each) => each.code === code)?.name}
          onChange={(code) => showRow(code)}
        />
        <Select label="As" value={width} options={["Desktop", "Phone"]} onChange={setWidth} />
        {row && <Button onClick={() => void lookOnEveryPage()}>Look on every page</Button>}
        <span className="quiet">A click on a text finds its words.</span>
      </div>
      <Frame
        path={path}
        language={language}
        width={width}
        messages={saved}
        typed={messagesOf(values, row, language).join("\n")}
        onClick={open}
        isDescribed={row !== undefined}
      />
    </section>
  );
}
