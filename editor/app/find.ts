import { patternOf, plain } from "../../src/languages/words/pattern.ts";

/** A place of a message in a page. */
export interface Place {
  element: Element;
  /** What of the element has the message: its text, or an attribute by name. */
  attribute?: string;
  /** The heading of its section. */
  section: string;
}

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

function sectionOf(element: Element): string {
  const section = element.closest("section, header, footer, nav, dialog, aside, [popover], main");
  const heading = section?.querySelector("h1, h2, h3");
  const name = section?.getAttribute("aria-label") ?? heading?.textContent ?? section?.tagName.toLowerCase();
  return plain(name ?? "head of the page");
}

/** The places of a message in a document, those that are read as text first. */
export function placesOf(
  document: Document,
  message: string,
  variables: Readonly<Record<string, string>>,
): Place[] {
  if (!message.trim()) return [];
  const pattern = patternOf(message, variables);
  const texts: Place[] = [];
  const attributes: Place[] = [];
  for (const element of document.querySelectorAll("*")) {
    if (!isRead(element)) continue;
    const attribute = readAttributes.find((name) => pattern.test(plain(element.getAttribute(name) ?? "")));
    if (attribute) attributes.push({ element, attribute, section: sectionOf(element) });
    if (!pattern.test(plain(element.textContent ?? ""))) continue;
    const isOuter = [...element.children].some(
      (child) => isRead(child) && pattern.test(plain(child.textContent ?? "")),
    );
    if (!isOuter) texts.push({ element, section: sectionOf(element) });
  }
  if (texts.length > 0) return [...texts, ...attributes];
  // A message that shares its element with other text.
  const inside = new RegExp(pattern.source.slice(1, -1), "s");
  const parts = [...document.querySelectorAll("body *")].filter(
    (element) =>
      isRead(element) &&
      inside.test(plain(element.textContent ?? "")) &&
      ![...element.children].some((child) => inside.test(plain(child.textContent ?? ""))),
  );
  return [...parts.slice(0, 5).map((element) => ({ element, section: sectionOf(element) })), ...attributes];
}

/** The key of the message that an element shows or an element around it shows, among messages by key. */
export function messageAt(
  element: Element,
  messages: ReadonlyMap<string, string>,
  variables: Readonly<Record<string, string>>,
): string | undefined {
  const patterns = [...messages]
    .filter(([, message]) => message.trim() !== "")
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key, message]) => [key, patternOf(message, variables)] as const);
  let outer: Element | null = element;
  for (let level = 0; outer && level < 6; level += 1) {
    const text = plain(outer.textContent ?? "");
    const found = text && patterns.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
    outer = outer.parentElement;
  }
  // A message that shares its element with other text.
  const own = plain(element.textContent ?? "");
  return patterns.find(([, { source }]) => new RegExp(source.slice(1, -1), "s").test(own))?.[0];
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
