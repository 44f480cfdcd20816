import { patternOf, plain } from "../../src/languages/words/pattern.ts";

/** A place of a message in a page. */
export interface Place {
  element: Element;
  /** What of the element has the message, if it is not its text. */
  attribute?: string;
}

type Variables = Readonly<Record<string, string>>;

const attributes = [
  "aria-label",
  "alt",
  "title",
  "placeholder",
  "content",
  "data-tooltip",
  "aria-description",
];

const isRead = (element: Element): boolean => !/^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName);

const textOf = (element: Element): string => (isRead(element) ? plain(element.textContent ?? "") : "");

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
    const attribute = attributes.find((name) => pattern.test(plain(element.getAttribute(name) ?? "")));
    return attribute ? [{ element, attribute }] : [];
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
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key, message]) => ({ key, pattern: patternOf(message, variables) }));
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const text = textOf(outer);
    const found = patterns.find(({ pattern }) => pattern.test(text));
    if (found) return found.key;
  }
  return patterns.find(({ pattern }) => within(pattern).test(textOf(element)))?.key;
}

/** Opens what hides an element: answers, tabs, menus and dialogs. */
export function reveal(element: Element): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer.tagName === "DETAILS") outer.setAttribute("open", "");
    if (outer.hasAttribute("hidden")) {
      outer.dispatchEvent(new Event("beforematch", { bubbles: true }));
      outer.removeAttribute("hidden");
    }
    if (outer.hasAttribute("popover") && !outer.matches(":popover-open"))
      (outer as HTMLElement).showPopover?.();
    if (outer.tagName === "DIALOG" && !outer.hasAttribute("open")) (outer as HTMLDialogElement).show();
  }
}
