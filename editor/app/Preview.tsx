import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { catalogueFile, messages } from "../../src/i18n/messages/format.ts";
import { shownText } from "../../src/i18n/messages/pattern.ts";
import { type MessageKey, placeOf } from "../messageKeys.ts";
import { type Value, valueAt } from "../publishing/changes.ts";
import { messageAt, type Place, placesOf, reveal } from "./find.ts";
import { Select } from "./parts.tsx";
import { languageName, showMessage, useEditor } from "./store.ts";
import { addressOf, titleOf } from "./titles.ts";

// The banner would cover the page.
sessionStorage.setItem("popup-closed", "true");

/** Frames an element in the page of the preview, and brings it into view. @returns what takes the frame away */
function frame({ element }: Place): (() => void) | undefined {
  const { style } = element as HTMLElement;
  const view = element.ownerDocument.defaultView;
  // A page that the frame has left has no view.
  if (!view || !style || element.closest("head")) return undefined;
  reveal(element);
  style.setProperty("outline", "3px solid #b45309", "important");
  style.setProperty("outline-offset", "4px", "important");
  // Unlike scrollIntoView(), this does not scroll what is around the preview as well.
  const { top, height } = element.getBoundingClientRect();
  view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: "instant" });
  return () => {
    for (const property of ["outline", "outline-offset"]) style.removeProperty(property);
  };
}

/** The messages of a message, to be found in a page. */
const messagesOf = (values: Value, messageKey: MessageKey | undefined, language: string): string[] =>
  messageKey ? [...messages({ value: valueAt(values, placeOf(messageKey, language)) }).values()] : [];

/** Where a message is, in words. */
function describe(place: Place | undefined): string {
  if (!place)
    return "Not on this page as it opens: in another one, or in a state that a visitor brings about";
  if (place.element.closest("head"))
    return "In the head of the page, for browsers, search engines and networks";
  return place.attribute ? `Read aloud, or shown on demand (${place.attribute})` : "Framed below";
}

/** The page that shows a message, as it is typed where it can. A click on a text finds its message. */
export function Preview({
  namespace,
  messageKey,
}: {
  namespace: string;
  messageKey?: MessageKey | undefined;
}) {
  const editor = useEditor();
  const { content, language, reads, values } = editor;
  const { routes, languages, files, variables } = content;
  const [path, setPath] = useState(routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/");
  const [width, setWidth] = useState("Desktop");
  const [page, setPage] = useState<Document>();
  const saved = messagesOf(files, messageKey, language).join("\n");
  const typed = messagesOf(values, messageKey, language).join("\n");
  const place = useMemo(
    () => (page ? saved.split("\n").flatMap((message) => placesOf(page, message, variables))[0] : undefined),
    [page, saved, variables],
  );

  /** Opens the message that an element shows: of its page, or of every page. */
  function open(element: Element): void {
    const name = routes.find((route) => route.path === path)?.catalogue ?? "common";
    const candidates = ["common", name].flatMap((each) => {
      const file = catalogueFile(language, each);
      const own = [...messages({ ...Object(files[file]) })].filter(([, text]) => text.trim() !== "");
      return own.map(([key, text]): [string, string] => [addressOf(file, [key]), text]);
    });
    location.hash = messageAt(element, new Map(candidates), variables) ?? location.hash;
  }

  useEffect(() => place && frame(place), [place]);

  // What is typed is shown at once where a text of the page is the message and nothing else.
  useEffect(() => {
    if (place?.attribute || /[<{\n]/.test(saved + typed)) return;
    const isMessage = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && shownText(`${node.nodeValue}`) === shownText(saved);
    const text = [...(place?.element.childNodes ?? [])].find(isMessage);
    if (!text) return;
    text.nodeValue = typed;
    return () => {
      text.nodeValue = saved;
    };
  }, [typed, saved, place]);

  // Before the page can be pressed: a passive effect comes later.
  useLayoutEffect(() => {
    if (!page) return;
    const click = (event: Event): void => {
      const target = event.target as Element;
      if (target.closest("a")) event.preventDefault();
      open(target);
    };
    page.addEventListener("click", click, { capture: true });
    return () => page.removeEventListener("click", click, { capture: true });
  });

  return (
    <section className="preview" aria-label="Preview">
      <div className="tools">
        <Select
          label="Page"
          value={path}
          options={routes.map((route) => route.path)}
          nameOf={(path) => titleOf(routes.find((route) => route.path === path)?.catalogue ?? path)}
          onChange={setPath}
        />
        <Select
          label="In"
          value={language}
          options={languages.map(({ code }) => code)}
          nameOf={(code) => languageName(editor, code)}
          onChange={(code) => showMessage(code)}
        />
        <Select label="As" value={width} options={["Desktop", "Phone"]} onChange={setWidth} />
        <span className="quiet">A click on a text finds its words.</span>
      </div>
      {page && messageKey && (
        <p>
          <strong>Where it appears</strong> {describe(place)}
        </p>
      )}
      <div className="stage" data-width={width}>
        <iframe
          key={reads}
          title={`${path} in ${language}`}
          src={`${path}?lng=${language}`}
          // A click on a page that is still loading, or about to be loaded again, would be lost.
          inert={!page}
          onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
            setPage(contentDocument as Document);
            contentWindow?.addEventListener("pagehide", () => setPage(undefined));
          }}
        />
      </div>
    </section>
  );
}
