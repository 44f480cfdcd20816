import { loadDefaultJapaneseParser } from "budoux";
import type { Language } from "../src/languages/languages.ts";
import { type LineRules, lineRules } from "../src/languages/lineRules.ts";

/** Zero-width space: where a line may end in a language without spaces. */
const mark = "\u200b";

/** Large type, where a line that ends badly stands out; paragraphs of the size of headings say `data-large`. */
const large = /<(h[1-4]|summary|legend|blockquote|p(?=[^>]* data-large))\b[^>]*>.*?<\/\1>/gs;
const tag = /(<[^>]*>)/;

const anyOf = (words: readonly string[]): string => words.map((word) => RegExp.escape(word)).join("|");

/** Runs of characters of a language without spaces that browsers would break between any two. */
const han = /\p{Script=Han}{3,}/gu;

const chineseSegmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Splits a run of Chinese into words. Single characters are joined in pairs, and a last one joins its neighbour. */
export function chineseWords(run: string, { neverFirst = [], unbroken = [] }: LineRules): string[] {
  const segments = run
    .split(new RegExp(`(${anyOf(unbroken)})`))
    .flatMap((part) =>
      unbroken.includes(part) ? part : [...chineseSegmenter.segment(part)].map(({ segment }) => segment),
    );
  const found: string[] = [];
  let single = "";
  for (const segment of segments) {
    const last = found.length - 1;
    if (single === "" && last >= 0 && neverFirst.includes(segment)) found[last] += segment;
    else if (segment.length > 1 || single !== "") {
      found.push(single + segment);
      single = "";
    } else single = segment;
  }
  if (single) found.push(`${found.pop() ?? ""}${single}`);
  return found;
}

const japaneseParser = loadDefaultJapaneseParser();

/** Marks the ends of the phrases of a Japanese text, each a word with its particles. */
function withJapanesePhrases(text: string, { unbroken = [] }: LineRules): string {
  // After punctuation, lines end without a mark.
  const marked = japaneseParser
    .parse(text)
    .join(mark)
    .replaceAll(new RegExp(`(?<=[、。？）」・\\s])${mark}`, "g"), "");
  return unbroken.reduce(
    (rest, word) => rest.replaceAll(new RegExp([...word].join(`${mark}?`), "g"), word),
    marked,
  );
}

/** Puts no-break spaces after words that end no line, and before words that begin none. */
function withSpacesKept(text: string, { neverLast = [], neverFirst = [] }: LineRules): string {
  const before = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${anyOf(neverLast)}) `, "giu");
  const after = new RegExp(` (?=(?:${anyOf(neverFirst)})(?![\\p{L}\\p{M}\\p{N}]))`, "giu");
  const kept = neverLast.length > 0 ? text.replaceAll(before, "$1\u00a0") : text;
  return neverFirst.length > 0 ? kept.replaceAll(after, "\u00a0") : kept;
}

/** Where the lines of a text may end, by the rules of its language (`src/languages/lineRules.ts`). */
export function withLineEnds(text: string, language: Language): string {
  const rules = lineRules[language] ?? {};
  if (language === "zh") return text.replace(han, (run) => chineseWords(run, rules).join(mark));
  if (language === "ja") return withJapanesePhrases(text, rules);
  return withSpacesKept(text, rules);
}

/** Decides where the lines of headings, questions and quotations of a document may end. */
export const keepLines = (html: string, language: Language): string =>
  html.replace(large, (element) =>
    element
      .split(tag)
      .map((part, index) => (index % 2 ? part : withLineEnds(part, language)))
      .join(""),
  );
