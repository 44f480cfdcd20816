import { loadDefaultJapaneseParser } from "budoux";
import { type Language, languages } from "./languages.ts";
import { type LineBreakRules, lineBreakRules } from "./lineBreakRules.ts";
import { splitMarkup } from "./messages/format.ts";
import { wordJoiner } from "./messages/noBreak.ts";

/** Zero-width space: where a line may end in a language without spaces. */
const mark = "\u200b";

/** Sets where the lines of a text may end. */
type SetLineEnds = (text: string) => string;

const anyOf = (words: readonly string[]): string => words.map((word) => RegExp.escape(word)).join("|");

/** Runs of characters of a language without spaces that browsers would break between any two. */
const han = /\p{Script=Han}{3,}/gu;

const chineseSegmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Marks the ends of words. Single characters are joined in pairs, and a last one is joined to the word before it. */
function byChineseWords({ noBreakBefore = [], unbroken = [] }: LineBreakRules): SetLineEnds {
  const whole = new RegExp(`(${anyOf(unbroken)})`);
  const segmentsOf = (part: string): string[] =>
    unbroken.includes(part) ? [part] : Array.from(chineseSegmenter.segment(part), ({ segment }) => segment);
  const wordsIn = (run: string): string[] => {
    const found: string[] = [];
    let single = "";
    for (const segment of run.split(whole).flatMap(segmentsOf)) {
      const last = found.length - 1;
      if (single === "" && last >= 0 && noBreakBefore.includes(segment)) found[last] += segment;
      else if (segment.length > 1 || single !== "") {
        found.push(single + segment);
        single = "";
      } else single = segment;
    }
    if (single) found.push(`${found.pop() ?? ""}${single}`);
    return found;
  };
  return (text) => text.replace(han, (run) => wordsIn(run).join(mark));
}

const japaneseParser = loadDefaultJapaneseParser();

/** After punctuation, lines end without a mark. */
const needlessMark = new RegExp(`(?<=[、。？）」・\\s])${mark}`, "g");

/** Marks the ends of phrases, each a word with its particles. */
function byJapanesePhrases({ unbroken = [] }: LineBreakRules): SetLineEnds {
  const parts = unbroken.map((word) => [new RegExp([...word].join(`${mark}?`), "g"), word] as const);
  return (text) =>
    parts.reduce(
      (rest, [broken, word]) => rest.replaceAll(broken, word),
      japaneseParser.parse(text).join(mark).replaceAll(needlessMark, ""),
    );
}

/** Puts no-break spaces after words that end no line, and before words that begin none. */
function bySpaces({ noBreakAfter = [], noBreakAfterUpTo, noBreakBefore = [] }: LineBreakRules): SetLineEnds {
  const letter = "[\\p{L}\\p{M}\\p{N}]";
  const spaces = [
    ...(noBreakAfterUpTo !== undefined
      ? [
          `(?<=(?<![${letter.slice(1, -1)}\\-])(?!(?:${anyOf(noBreakBefore)}) )\\p{L}{1,${noBreakAfterUpTo}}) `,
        ]
      : []),
    ...(noBreakAfter.length > 0 ? [`(?<=(?<!${letter})(?:${anyOf(noBreakAfter)})) `] : []),
    ...(noBreakBefore.length > 0 ? [` (?=(?:${anyOf(noBreakBefore)})(?!${letter}))`] : []),
  ].map((pattern) => new RegExp(pattern, "giu"));
  return (text) => spaces.reduce((rest, pattern) => rest.replaceAll(pattern, "\u00a0"), text);
}

function lineEndsIn({ code, script }: (typeof languages)[number]): SetLineEnds {
  const rules = lineBreakRules[code] ?? {};
  if (script === "han") return byChineseWords(rules);
  return script === "japanese" ? byJapanesePhrases(rules) : bySpaces(rules);
}

const lineEnds = new Map<Language, SetLineEnds>(languages.map((row) => [row.code, lineEndsIn(row)]));

/**
 * Sets where the lines of a text may end, by the rules of its language (`lineBreakRules.ts`). Each part between tags is set
 * by itself.
 */
export const withLineBreaks = (text: string, language: Language): string =>
  splitMarkup(text)
    .map((part, index) => (index % 2 === 0 ? setLineEnds(part, language) : part))
    .join("");

/** Joiners count for no word, and no mark is set beside one. */
function setLineEnds(text: string, language: Language): string {
  let rest = lineEnds.get(language)?.(text.replaceAll(wordJoiner, "")) ?? text;
  return text
    .split(wordJoiner)
    .map(({ length }) => {
      // As many characters as between the joiners, without a mark at either end.
      const [taken = "", part] = rest.match(`^${mark}?((?:${mark}?[^${mark}]){${length}})`) ?? [];
      rest = rest.slice(taken.length);
      return part;
    })
    .join(wordJoiner);
}
