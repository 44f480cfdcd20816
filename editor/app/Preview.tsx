import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { marked } from "../../src/i18n/messages/draft.ts";
import { catalogueFile, messages } from "../../src/i18n/messages/format.ts";
import { shownText } from "../../src/i18n/messages/pattern.ts";
import { type MessageKey, placeOf } from "../messageKeys.ts";
import { type Value, valueAt } from "../publishing/changes.ts";
import { messageAt, type Place, placesOf, reveal, type Variables } from "./find.ts";
import { Select } from "./parts.tsx";
import { chooseLanguage, languageName, textAt, useEditor } from "./store.ts";
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

/** The messages of a page by key, as it shows them: English in brackets in place of what a language lacks (ADR 038). */
function messagesOn(values: Value, namespace: string, language: string): Map<string, string> {
  const own = (code: string) => [
    ...messages({ ...Object(valueAt(values, [catalogueFile(code, namespace)])) }),
  ];
  const english = own("en").map(([key, text]): [string, string] => [key, marked(text)]);
  return new Map([...english, ...own(language).filter(([, text]) => text.trim() !== "")]);
}

/** Where a page has one of the messages below a key; otherwise what stands beside it. */
function placeIn(
  page: Document,
  { path }: MessageKey,
  on: ReadonlyMap<string, string>,
  variables: Variables,
) {
  for (let own = path; own.length > 0; own = own.slice(0, -1))
    for (const [key, message] of on) {
      const isBelow = `${key}.`.startsWith(`${own.join(".")}.`);
      const [place] = isBelow ? placesOf(page, message, variables) : [];
      if (place) return { ...place, isBeside: own !== path };
    }
  return undefined;
}

type Found = ReturnType<typeof placeIn>;

/** Where a message is, in words. @param isShown whether the preview knows it */
function describe(found: Found, isShown: boolean): string {
  if (!isShown) return "New: shown once its English is saved, beside what is framed below";
  if (!found || found.isBeside)
    return "Not on this page as it opens: in another one, or in a state that a visitor brings about";
  if (found.element.closest("head"))
    return "In the head of the page, for browsers, search engines and networks";
  return found.attribute ? `Read aloud, or shown on demand (${found.attribute})` : "Framed below";
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
  const { content, language, starts, values } = editor;
  const { routes, languages, files, shown, variables } = content;
  const [path, setPath] = useState(routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/");
  const [width, setWidth] = useState("Desktop");
  const [page, setPage] = useState<Document>();
  const on = useMemo(
    () => messagesOn({ ...files, ...shown }, namespace, language),
    [files, shown, namespace, language],
  );
  const place = useMemo(
    () => page && messageKey && placeIn(page, messageKey, on, variables),
    [page, messageKey, on, variables],
  );
  const key = messageKey?.path.join(".") ?? "";
  const saved = on.get(key) ?? "";
  const typed = (messageKey && textAt(values, placeOf(messageKey, language))) || saved;

  /** Opens the message that an element shows: of its page, or of every page. */
  function open(element: Element): void {
    const name = routes.find((route) => route.path === path)?.catalogue ?? "common";
    const candidates = ["common", name].flatMap((each) =>
      [...messagesOn({ ...files, ...shown }, each, language)].map(([key, text]): [string, string] => [
        addressOf(catalogueFile(language, each), [key]),
        text,
      ]),
    );
    const address = messageAt(element, new Map(candidates), variables);
    if (!address) return;
    // The page stays as it is.
    chooseLanguage(language);
    location.hash = address;
  }

  useEffect(() => place && frame(place), [place]);

  // What is typed is shown at once where a text of the page is the message and nothing else.
  useEffect(() => {
    if (!saved || place?.isBeside || place?.attribute || /[<{]/.test(saved + typed)) return;
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
          onChange={chooseLanguage}
        />
        <Select label="As" value={width} options={["Desktop", "Phone"]} onChange={setWidth} />
        <span className="quiet">A click on a text finds its words.</span>
      </div>
      {page && key && (
        <p>
          <strong>Where it appears</strong>{" "}
          {describe(
            place,
            [...on.keys()].some((each) => `${each}.`.startsWith(`${key}.`)),
          )}
        </p>
      )}
      <div className="stage" data-width={width}>
        <iframe
          key={starts}
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
