import type { Page } from "@playwright/test";
import { isUnspaced, type Language } from "../src/i18n/languages.ts";
import { hasLargeQuotations, type LineBreakRules, lineBreakRules } from "../src/i18n/lineBreakRules.ts";

/** The elements in large type of a language; paragraphs of the size of headings have `data-large`. */
export const largeElements = (language: Language): readonly string[] => [
  ...["h1", "h2", "h3", "h4", "summary", "legend"],
  ...(hasLargeQuotations(language) ? ["blockquote"] : []),
];

/**
 * Where the lines of a page end badly, as text: inside an amount or a range, and in headings after one character, after
 * a word that belongs to the next, before one that belongs to the last, or inside a word.
 */
export const lineIssues = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(findFaults, {
    ...lineBreakRules[language],
    isUnspaced: isUnspaced(language),
    large: [...largeElements(language), "[data-large]"].join(),
  });

/** Runs in the browser. */
function findFaults({
  noBreakAfter = [],
  noBreakAfterUpTo = 0,
  noBreakBefore = [],
  isUnspaced,
  large,
}: LineBreakRules & { isUnspaced: boolean; large: string }): string[] {
  const faults = new Set<string>();
  const range = document.createRange();

  const number = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`;
  const magnitude = String.raw`(?:\u2060?[KM]\b|[\u2060十百千万億亿]+\+?(?:\u2060?(?:美\u2060?元|ド\u2060?ル))?|\s(?:тыс\.|млн|млрд|mil|mill(?:ón|ones)|mil(?:hão|hões)|लाख|करोड़|हज़ार)(?![\p{L}\p{M}]))?`;
  const end = String.raw`(?:\s?(?:%|US\$|\$))?`;
  const start = String.raw`[+−]?\u2060?(?:(?:US)?\$\s?)?`;
  const figure = start + number + magnitude + end;
  const figures = new RegExp(`${figure}(?:\\u2060?[–—〜～]\\u2060?${figure})?`, "gu");

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? "";
    if (!/\d/.test(text) || !node.parentElement || /^(?:SCRIPT|STYLE)$/.test(node.parentElement.tagName))
      continue;
    for (const { 0: found, index } of text.matchAll(figures)) {
      if (/^\d+$/.test(found)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = rects;
      if (first && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        faults.add(`"${found}" breaks in "${text.trim().slice(0, 40)}"`);
    }
  }

  const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
  const isLetter = /[\p{L}\p{M}\p{N}]/u;

  for (const heading of document.querySelectorAll(large)) {
    if (!heading.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(heading);
    const [first, ...others] = range.getClientRects();
    if (first && others.every(({ top, bottom }) => top < first.bottom - (bottom - top) / 2)) continue;
    /** `before` is the character before the line, whether or not it has a width. */
    const lines: { text: string; bottom: number; before: string }[] = [];
    let before = "";
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // Decorative text beside the words, such as a chapter number.
      if (texts.currentNode.parentElement?.closest("[aria-hidden=true]")) continue;
      for (const { segment, index } of new Intl.Segmenter().segment(texts.currentNode.textContent ?? "")) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + segment.length);
        const { top, bottom, width } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (width > 0) {
          if (line && top < line.bottom - (bottom - top) / 2) line.text += segment;
          else lines.push({ text: segment, bottom, before });
        }
        before = segment;
      }
    }
    if (lines.length < 2) continue;
    const shown = lines.map(({ text }) => text).join("/");
    for (const [index, { text, before: previous }] of lines.entries()) {
      const words = text.trim().split(/\s+/);
      const note = (what: string) => faults.add(`"${text.trim()}" ${what} in "${shown}"`);
      if (letters(text).length < 2) note("stands alone on a line");
      if (index === 0) continue;
      if (isLetter.test(previous) && isLetter.test(text[0] ?? "")) note("begins inside a word");
      if (isUnspaced) continue;
      if (noBreakBefore.some((word) => word === letters(words[0] ?? "") || word === words[0]))
        note("begins with a word that belongs to the line before");
      const last = lines[index - 1]?.text.trim().split(/\s+/).at(-1)?.toLowerCase() ?? "";
      const isShort =
        /^\p{L}+$/u.test(last) && last.length <= noBreakAfterUpTo && !noBreakBefore.includes(last);
      if (isShort || noBreakAfter.includes(last)) note(`follows "${last}", which belongs to it,`);
    }
  }
  return [...faults];
}
