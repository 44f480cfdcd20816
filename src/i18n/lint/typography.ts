import type { Diagnostic } from "../../diagnostics.ts";
import { isUnspaced, type Language } from "../languages.ts";
import { localeOf } from "../localeOf.ts";
import { type Catalogues, messagePlace, messages, splitMarkup } from "../messages/format.ts";
import { numberFormats } from "../messages/numberFormats.ts";
import { letters } from "./scripts.ts";

/** What a language's guide (docs/translating) decides and `Intl` does not know. */
interface Conventions {
  /** Outer and inner quotation marks. */
  quotes: string;
  /** Between the ends of a range of figures. */
  range: string;
  /** Whether a full stop follows the closing quotation mark, also where the quotation is a sentence. */
  isStopOutside?: boolean;
}

const conventions: Readonly<Partial<Record<Language, Conventions>>> = {
  en: { quotes: "“”‘’", range: "–" },
  es: { quotes: "“”‘’", range: "–", isStopOutside: true },
  pt: { quotes: "“”‘’", range: "–" },
  ru: { quotes: "«»„“", range: "–", isStopOutside: true },
  hi: { quotes: "“”‘’", range: "–" },
  zh: { quotes: "“”‘’《》", range: "–" },
  ja: { quotes: "「」『』", range: "〜", isStopOutside: true },
};

interface Rule {
  wrong: RegExp;
  /** What is wrong with what is found. */
  what: string;
  fix: string;
}

const space = "[ \\u00a0\\u202f]";
const unspaced = letters.japanese;

/** The rules for all languages. */
const common: readonly Rule[] = [
  {
    wrong: /[\u200b\u2060\u00ad]/gu,
    what: "an invisible character",
    fix: "remove it: the build keeps words and ranges together",
  },
  { wrong: / {2,}|^\s|\s$/gu, what: "a space too many", fix: "remove it" },
  { wrong: /\.{3}/gu, what: "three full stops", fix: "write … or a full stop" },
  {
    wrong: /(?<!["'\p{L}])["']|["'](?!\p{L})/gu,
    what: "a typewriter's quotation mark",
    fix: "use the language's own",
  },
  { wrong: /[０-９％＋]/gu, what: "a full-width figure or sign", fix: "write it half-width" },
];

/** The rules for scripts with spaces. */
const spaced: readonly Rule[] = [
  {
    wrong: /‿/gu,
    what: "a no-break mark (‿)",
    fix: "remove it: lines break at spaces, and lineBreakRules.ts says which",
  },
];

/** The rules for scripts without spaces, with full-width punctuation. */
const fullWidth: readonly Rule[] = [
  {
    wrong: /(?<!\p{L})‿|‿(?!\p{L})/gu,
    what: "a no-break mark (‿) that is not between two characters",
    fix: "move it to where a line may not end, or remove it",
  },
  {
    wrong: new RegExp(`(?<=[${unspaced}])[,;:!?()]|[,;:!?()](?=[${unspaced}])`, "gu"),
    what: "half-width punctuation",
    fix: "write it full-width",
  },
  {
    // "404 ページ": a status code stands for itself.
    wrong: new RegExp(
      `(?<=[${unspaced}、。，])${space}+(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?<!^\\d{3})${space}+(?=[${unspaced}])`,
      "gu",
    ),
    what: "a space beside a character that takes none",
    fix: "remove it",
  },
];

/** The rules that follow from how the pictures write figures. */
function figureRules(language: Language): Rule[] {
  const write = numberFormats(language);
  const [dollars, percent] = [write.dollars(7), write.percent(0.45)];
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1_234_567.8);
  const separator = (type: "group" | "decimal"): string =>
    parts.find((part) => part.type === type)?.value ?? "";
  const [group, decimal] = [separator("group"), separator("decimal")];
  return [
    dollars.startsWith("7")
      ? { wrong: /\$\s?\d/gu, what: "a currency sign before the figure", fix: `write ${dollars}` }
      : {
          wrong: /\d[\s\u00a0]?(?:US)?\$(?!\d)/gu,
          what: "a currency sign after the figure",
          fix: `write ${dollars}`,
        },
    /\s%/.test(percent)
      ? {
          wrong: /\d[ \u202f]?%/gu,
          what: "a percent sign without a no-break space",
          fix: `write ${percent}`,
        }
      : { wrong: /\d\s%/gu, what: "a percent sign after a space", fix: `write ${percent}` },
    {
      wrong: new RegExp(`(?<![\\d.,])\\d+${RegExp.escape(decimal)}\\d{3}(?!\\d)`, "gu"),
      what: "a thousand with the decimal separator",
      fix: `write ${[1, 234].join(group)}`,
    },
    ...(/\s/.test(group)
      ? []
      : [
          {
            // "Rule 4.41" is a name.
            wrong: new RegExp(
              `(?<![\\d.,]|\\p{Lu}\\p{L}+ )\\d+${RegExp.escape(group)}\\d{1,2}(?![\\d.,])`,
              "gu",
            ),
            what: "a fraction with the separator of thousands",
            fix: `write ${[1, 5].join(decimal)}`,
          },
        ]),
  ];
}

/** A message without its tags, and with a character in place of each placeholder. */
const shownWords = (message: string): string =>
  splitMarkup(message)
    .map((part, index) => (index % 2 === 0 ? part : part.startsWith("{{") ? "\ufffc" : ""))
    .join("");

const allQuotes = "«»“”„‘’‚「」『』《》〈〉";

/** The rules that follow from a language's conventions. */
function conventionRules({ quotes, range, isStopOutside }: Conventions): Rule[] {
  const otherQuotes = [...allQuotes].filter((mark) => !quotes.includes(mark)).join("");
  const ranges = ["-", "–", "—", "〜", "～", "~"].filter((sign) => sign !== range).join("");
  return [
    {
      // Between letters, ’ is an apostrophe.
      wrong: new RegExp(`(?<!\\p{L})[${otherQuotes}]|[${otherQuotes}](?!\\p{L})`, "gu"),
      what: "a quotation mark of another language",
      fix: `use ${quotes}`,
    },
    {
      wrong: new RegExp(`(?<=\\d%?)${space}?[${RegExp.escape(ranges)}]${space}?(?=\\d)`, "gu"),
      what: "a range with another sign",
      fix: `write 2${range}4`,
    },
    {
      wrong: new RegExp(`(?<=\\d%?)(?:${space}+${range}${space}*|${range}${space}+)(?=\\d)`, "gu"),
      what: "a range with spaces",
      fix: `write 2${range}4`,
    },
    ...(isStopOutside
      ? [
          {
            wrong: /[.。](?=[»”“」』])/gu,
            what: "a full stop before the closing quotation mark",
            fix: "put it after",
          },
        ]
      : []),
  ];
}

/** All rules of a language. */
function rulesOf(language: Language): Rule[] {
  const own = conventions[language];
  return [
    ...common,
    ...(isUnspaced(language) ? fullWidth : spaced),
    ...figureRules(language),
    ...(own ? conventionRules(own) : []),
  ];
}

/**
 * Every fault in the typography of a language's messages (LN-05): quotation marks, ranges, figures, signs and spaces as
 * its guide has them, and as `Intl` writes them in the pictures.
 */
export function checkTypography(language: Language, catalogues: Catalogues): Diagnostic[] {
  const rules = rulesOf(language);
  return Object.entries(catalogues).flatMap(([namespace, catalogue]) =>
    [...messages(catalogue)].flatMap(([key, message]) => {
      const words = shownWords(message);
      return rules.flatMap(({ wrong, what, fix }) =>
        [...words.matchAll(wrong)].map(({ 0: found, index }) => ({
          code: "wrong-typography",
          severity: "warning",
          ...messagePlace(language, namespace, key),
          message: `has ${what}, ${JSON.stringify(found)}, in ${JSON.stringify(words.slice(Math.max(0, index - 12), index + 13))}`,
          fix,
        })),
      );
    }),
  );
}
