import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useEditor } from "./editor.ts";
import { messageAt, type Place, placesOf, reveal, textIn } from "./find.ts";

const mark = "data-edited";
const markStyle = `[${mark}] { outline: 3px solid #b45309 !important; outline-offset: 4px !important }`;

/** The widths of the framed window, in CSS pixels. */
export const widths = { Desktop: 1280, Phone: 390 } as const;

/** A label such as "Learn more" may be everywhere. */
const maxPlaces = 8;

function place({ element }: Place, frame: HTMLIFrameElement): void {
  const document = frame.contentDocument;
  if (!document) return;
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  if (element.closest("head")) return;
  reveal(element);
  element.setAttribute(mark, "");
  // An element in a frame scrolls what is around the frame as well.
  const outer = frame.closest(".detail, .facts > *, main");
  const top = outer?.scrollTop ?? 0;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  outer?.scrollTo({ top, behavior: "instant" });
}

/**
 * A page of the site at the width of a window, with the places of some messages. One of them is marked.
 * @param messages as they are on disk
 * @param typed the first message as it is typed
 * @param candidates messages by key, of which a click finds one
 */
export function Frame({
  path,
  language,
  width = "Desktop",
  messages,
  typed,
  shownPlace = 0,
  onPlaces,
  candidates,
  onPick,
}: {
  path: string;
  language: string;
  width?: keyof typeof widths;
  messages: readonly string[];
  typed?: string;
  shownPlace?: number;
  onPlaces?: (places: readonly Place[]) => void;
  candidates?: () => ReadonlyMap<string, string>;
  onPick?: (key: string) => void;
}) {
  const { content, reads } = useEditor();
  const [places, setPlaces] = useState<Place[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const key = messages.join("\n");
  const tellPlaces = useEffectEvent((found: readonly Place[]) => onPlaces?.(found));
  const pick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!onPick || !candidates || !view || !(target instanceof view.Element)) return;
    if (target.closest("a")) event.preventDefault();
    const found = messageAt(target, candidates(), content.variables);
    if (found) onPick(found);
  });

  const find = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (!document?.body || document.URL === "about:blank") return;
    if (!document.getElementById(mark)) {
      const style = document.createElement("style");
      style.id = mark;
      style.textContent = markStyle;
      document.head.append(style);
      document.addEventListener("click", (event) => pick(event), { capture: true });
    }
    const found = key
      .split("\n")
      .flatMap((message) => placesOf(document, message, content.variables))
      .slice(0, maxPlaces);
    setPlaces(found);
    tellPlaces(found);
  }, [key, content.variables]);

  useEffect(find, [find]);

  const shown = places[shownPlace] ?? places[0];
  useEffect(() => {
    if (shown && frame.current) place(shown, frame.current);
  }, [shown]);

  // What is typed is shown at once where a text of the page is the message and nothing else.
  const [first] = places;
  useEffect(() => {
    if (typed === undefined || !first || first.attribute || /[<{\n]/.test(key + typed)) return;
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
      stage.current?.style.setProperty("--scale", `${Math.min(1, room / widths[width])}`);
      stage.current?.style.setProperty("--width", `${widths[width]}px`);
    };
    resize();
    const observer = new ResizeObserver(resize);
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div className="stage" ref={stage}>
      <iframe
        key={reads}
        ref={frame}
        title={`${path} in ${language}`}
        src={`${path}?lng=${language}`}
        onLoad={find}
      />
    </div>
  );
}
