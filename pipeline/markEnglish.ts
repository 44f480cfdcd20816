import { defaultLanguage, type Language } from "../src/languages/languages.ts";
import { hasWords } from "../src/languages/words/format.ts";
import { patternOf, plain, visible } from "../src/languages/words/pattern.ts";
import {
  ancestors,
  contentOf,
  createElement,
  type Document,
  type Element,
  isElement,
  isInEnglish,
  isText,
  replaceText,
  setAttribute,
} from "./elements.ts";

/** The English messages that stand in for those of languages until they are translated (ADR 043). */
export interface InEnglish {
  messages: ReadonlyMap<Language, readonly string[]>;
  /** What the site fills into any message. */
  variables: Readonly<Record<string, string>>;
}

const isUnread = ({ tagName }: Element): boolean => ["script", "style", "head"].includes(tagName);

/** Where a text can have no element more. What is in a slot of an island is not React's. */
const isFixed = (element: Element): boolean => {
  const names = ancestors(element).map(({ tagName }) => tagName);
  const nearest = names.find((name) =>
    ["astro-island", "astro-slot", "svg", "option", "textarea"].includes(name),
  );
  return nearest !== undefined && nearest !== "astro-slot";
};

/** The texts of all elements that are read, with those of the elements in them. */
function textsOf(document: Document): Map<Element, string> {
  const texts = new Map<Element, string>();
  const textIn = (element: Element): string => {
    const text = contentOf(element)
      .map((node) => (isText(node) ? node.value : isElement(node) && !isUnread(node) ? textIn(node) : ""))
      .join("");
    texts.set(element, plain(text));
    return text;
  };
  for (const node of document.childNodes) if (isElement(node)) textIn(node);
  return texts;
}

/**
 * Marks messages in a document of another language as English, with `lang` on the innermost element that holds a
 * message and nothing else. A message among other words gets an element of its own, except in an island, where React
 * expects the elements that it has made.
 */
export function markEnglish(
  document: Document,
  messages: readonly string[],
  variables: InEnglish["variables"],
): void {
  const worded = [...new Set(messages)].filter(hasWords);
  if (worded.length === 0) return;
  const texts = textsOf(document);
  const rest = worded.filter((message) => {
    const isFound = markWhole(texts, patternOf(message, variables));
    // A single word that has its own element may be a word of the other language elsewhere: "Total".
    return !isFound || message.includes(" ");
  });
  const parts = rest.map(withoutEnds).filter(hasWords);
  for (const part of parts.toSorted((one, other) => other.length - one.length))
    markParts([...texts.keys()], patternOf(part, variables));
}

/** @returns whether an element holds the message and nothing else */
function markWhole(texts: ReadonlyMap<Element, string>, pattern: RegExp): boolean {
  const holders = [...texts].filter(([, text]) => pattern.test(text)).map(([element]) => element);
  const outer = new Set(holders.flatMap((element) => [...ancestors(element)].slice(1)));
  for (const element of holders)
    if (!outer.has(element) && !isInEnglish(element)) setAttribute(element, "lang", defaultLanguage);
  return holders.length > 0;
}

/** A message without tags and placeholders at its ends: nobody knows how long the text of a placeholder is. */
const withoutEnds = (message: string): string => {
  const markup = String.raw`(?:\{\{[^{}]+\}\}|</?[\w-]+\s*/?>|\s)+`;
  return message.replaceAll(new RegExp(`^${markup}|${markup}$`, "g"), "");
};

/** Puts a message that is a part of a text into an element of its own. */
function markParts(elements: readonly Element[], pattern: RegExp): void {
  const letter = "[\\p{Script=Latin}\\p{N}]";
  const whole = new RegExp(`(?<!${letter})${pattern.source.slice(1, -1)}(?!${letter})`, "gsu");
  for (const element of elements) {
    if (isInEnglish(element) || isFixed(element)) continue;
    for (const text of element.childNodes.filter(isText)) {
      const found = [...visible(text.value).matchAll(whole)];
      if (found.length > 0) replaceText(text, split(text.value, found));
    }
  }
}

/** A text with what was found in its visible form in elements marked as English. */
function split(text: string, found: readonly RegExpExecArray[]): (string | Element)[] {
  let end = 0;
  const upTo = (length: number): string => {
    const start = end;
    while (visible(text.slice(0, end)).length < length) end += 1;
    return text.slice(start, end);
  };
  const parts = found.flatMap(({ 0: message, index }) => {
    const before = upTo(index);
    // No style of the site is for this element, as many are for `span`.
    const marked = createElement("bdi", { lang: defaultLanguage }, upTo(index + message.length));
    return [before, marked];
  });
  return [...parts, text.slice(end)].filter((part) => part !== "");
}
