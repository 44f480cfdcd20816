/** Unicode's word joiner: no line ends beside it, and nobody sees it. */
export const wordJoiner = "\u2060";
/** U+203F. Translators of languages without spaces write it where no line of large type may end (docs/translating.md, Lines). */
export const noBreakMark = "‿";
const space = "\u00a0";

const gap = "[ \\u00a0\\u202f]";
const currency = "(?:US\\$|[$€£¥₽₹])";
/** Abbreviated magnitudes that are set off by a space. */
const magnitude = "(?:тыс\\.|млн|млрд|mil|millón|millones|milhão|milhões|लाख|करोड़|हज़ार)(?![\\p{L}\\p{M}])";

/** US$ 25, 25 US$, 45 %, 50 млн $: their spaces become no-break spaces. */
const spaces = [
  `(?<=${currency})${gap}(?=[\\d+−])`,
  `(?<=\\d)${gap}(?=%|${currency}|${magnitude})`,
  `(?<=\\d${gap}${magnitude})${gap}(?=${currency}|डॉलर)`,
].map((pattern) => new RegExp(pattern, "gu"));

/** 2–4, +40–60%, 40%–60%, 10:00–11:00: no break after the dash. +$50M: no break before the currency sign. */
const breaks =
  /(?<=\d(?:[ \u00a0\u202f]?%|[KM万億亿])?[–—〜～])\u2060?(?=[+−]?\p{Sc}?\d)|(?<=[+−])\u2060?(?=\p{Sc})/gu;

/** 50万+, 5千万, 2.5万美元: no break between these characters. */
const characters =
  /(?<=\d)\u2060?(?:[十百千]\u2060?)?[万億亿](?:\u2060?\+)?(?:\u2060?(?:美\u2060?元|ド\u2060?ル))?/g;

/** IB-пространство, проп-фирма, суб-IB: no break after the hyphen that follows a short part of a Russian word. */
const hyphens = /(?<=(?<!\p{L})\p{L}{1,4}-)\u2060?(?=\p{Script=Cyrillic}|IB)/gu;

/** Removes word joiners, for titles and descriptions in the head, which are never broken into lines. */
export const withoutWordJoiners = (text: string): string => text.replaceAll(wordJoiner, "");

/**
 * Prevents line breaks inside ranges and amounts, in all languages and however they are typed, and where a message has
 * a no-break mark. All messages and formatted figures pass through here.
 */
export const withNoBreaks = (text: string): string =>
  spaces
    .reduce((rest, pattern) => rest.replaceAll(pattern, space), text)
    .replaceAll(noBreakMark, wordJoiner)
    .replaceAll(breaks, wordJoiner)
    .replaceAll(hyphens, wordJoiner)
    .replaceAll(characters, (found) =>
      [...withoutWordJoiners(found)].map((each) => wordJoiner + each).join(""),
    );
