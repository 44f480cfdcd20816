import { patternOf, shownText } from "../../src/i18n/messages/pattern.ts";

/** A place of a message in a page. */
export interface Place {
  element: Element;
  /** What of the element has the message, if it is not its text. */
  attribute?: string;
}

/** Values for placeholders in any message. */
export type Variables = Readonly<Record<string, string>>;

const isRead = (element: Element): boolean => !/^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName);

const textOf = (element: Element): string => (isRead(element) ? shownText(element.textContent ?? "") : "");

/** For a message that shares its element with other text. */
const within = ({ source }: RegExp): RegExp => new RegExp(source.slice(1, -1), "s");

/** The places of a message in a document, those that are read as text first. */
export function placesOf(document: Document, message: string, variables: Variables): Place[] {
  if (!message.trim()) return [];
  const pattern = patternOf(message, variables);
  const elements = [...document.querySelectorAll("*")].filter(isRead);
  const innermost = (pattern: RegExp): Place[] =>
    elements
      .filter((element) => pattern.test(textOf(element)))
      .filter((element) => ![...element.children].some((child) => pattern.test(textOf(child))))
      .map((element) => ({ element }));
  const inAttributes = elements.flatMap((element) => {
    const attribute = [...element.attributes].find(({ value }) => pattern.test(shownText(value)));
    return attribute ? [{ element, attribute: attribute.name }] : [];
  });
  const texts = innermost(pattern);
  return [...(texts.length > 0 ? texts : innermost(within(pattern)).slice(0, 5)), ...inAttributes];
}

/** The key of the message that an element or one around it shows, among messages by key that are not empty. */
export function messageAt(
  element: Element,
  messages: ReadonlyMap<string, string>,
  variables: Variables,
): string | undefined {
  const patterns = [...messages]
    // Two parts and a comma, such as a byline, are found in any sentence.
    .filter(([, message]) => /\p{L}/u.test(message.replaceAll(/\{\{[^}]*\}\}/g, "")))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key, message]) => ({ key, pattern: patternOf(message, variables) }));
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const text = textOf(outer);
    const found = patterns.find(({ pattern }) => pattern.test(text));
    if (found) return found.key;
  }
  return patterns.find(({ pattern }) => within(pattern).test(textOf(element)))?.key;
}

/** Opens what hides an element: answers, tabs, menus and dialogs; and shows its slide. */
export function reveal(element: Element): void {
  const hidden = element.closest("[hidden]");
  hidden?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  hidden?.removeAttribute("hidden");
  element.closest("details")?.setAttribute("open", "");
  element.closest<HTMLElement>("[popover]:not(:popover-open)")?.showPopover();
  element.closest<HTMLDialogElement>("dialog:not([open])")?.show();
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) {
      const [own, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollBy({ left: own.left - outer.left, behavior: "instant" });
    }
}
