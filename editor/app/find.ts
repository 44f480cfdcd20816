import { patternOf, plain } from "../../src/languages/words/pattern.ts";

/** A place of a message in a page. */
export interface Place {
  element: Element;
  /** What of the element has the message, if it is not its text. */
  attribute?: string;
}

type Variables = Readonly<Record<string, string>>;

const readAttributes = [
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

/** The innermost elements whose text is like a pattern. */
const innermost = (document: Document, pattern: RegExp): Place[] =>
  [...document.querySelectorAll("*")]
    .filter((element) => pattern.test(textOf(element)))
    .filter((element) => ![...element.children].some((child) => pattern.test(textOf(child))))
    .map((element) => ({ element }));

/** For a message that shares its element with other text. */
const within = ({ source }: RegExp): RegExp => new RegExp(source.slice(1, -1), "s");

/** The places of a message in a document, those that are read as text first. */
export function placesOf(document: Document, message: string, variables: Variables): Place[] {
  if (!message.trim()) return [];
  const pattern = patternOf(message, variables);
  const attributes = [...document.querySelectorAll("*")].flatMap((element) => {
    const has = (name: string): boolean => pattern.test(plain(element.getAttribute(name) ?? ""));
    const attribute = isRead(element) && readAttributes.find(has);
    return attribute ? [{ element, attribute }] : [];
  });
  const texts = innermost(document, pattern);
  const found = texts.length > 0 ? texts : innermost(document, within(pattern)).slice(0, 5);
  return [...found, ...attributes];
}

/** The key of the message that an element shows or an element around it shows, among messages by key. */
export function messageAt(
  element: Element,
  messages: ReadonlyMap<string, string>,
  variables: Variables,
): string | undefined {
  const patterns = [...messages]
    .filter(([, message]) => message.trim() !== "")
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key, message]) => [key, patternOf(message, variables)] as const);
  const own = textOf(element);
  let outer: Element | null = element;
  for (let level = 0; outer && level < 6; level += 1) {
    const text = textOf(outer);
    const found = text && patterns.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
    outer = outer.parentElement;
  }
  return patterns.find(([, pattern]) => within(pattern).test(own))?.[0];
}

/** The text below an element that is a message and nothing else. */
export function textIn(element: Element, message: string): Text | undefined {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (plain(text.data) === plain(message)) return text;
  }
  return undefined;
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
