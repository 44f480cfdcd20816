const joiner = "\u2060";
const space = "\u00a0";

const gap = "[ \\u00a0\\u202f]";
const currency = "(?:US\\$|[$€£¥₽₹])";
/** Short for thousands and more, where a space sets it off. */
const magnitude = "(?:тыс\\.|млн|млрд|mil|mi|bi|M|mill\\.|लाख|करोड़|हज़ार)(?![\\p{L}\\p{M}])";

/** US$ 25, 25 US$, 45 %, 50 млн $: a space that does not break in the place of one that does. */
const spaces = [
  `(?<=${currency})${gap}(?=[\\d+−])`,
  `(?<=\\d)${gap}(?=%|${currency}|${magnitude})`,
  `(?<=\\d${gap}${magnitude})${gap}(?=${currency})`,
].map((pattern) => new RegExp(pattern, "gu"));

/** 2–4, +40–60%, 40%–60%, 10:00–11:00: a line may end after a dash. And +$50M: it may begin with a currency's sign. */
const breaks =
  /(?<=\d(?:[ \u00a0\u202f]?%|[KM万億亿])?[–—〜～])\u2060?(?=[+−]?\p{Sc}?\d)|(?<=[+−])\u2060?(?=\p{Sc})/gu;

/** 50万+, 5千万: a line may begin with each of these characters. */
const characters = /(?<=\d)\u2060?(?:[十百千]\u2060?)?[万億亿](?:\u2060?\+)?/g;

/** A text without joiners, for what is never broken into lines: titles and descriptions in the head. */
export const unjoined = (text: string): string => text.replaceAll(joiner, "");

/**
 * A text in which no range and no amount breaks at the end of a line, in whichever language and however it is typed.
 * Every message and every formatted figure passes through here, so that nobody has to think of it.
 */
export const joined = (text: string): string =>
  spaces
    .reduce((rest, pattern) => rest.replaceAll(pattern, space), text)
    .replaceAll(breaks, joiner)
    .replaceAll(characters, (found) => [...unjoined(found)].map((each) => joiner + each).join(""));
