import { type Catalogue, hasWords, isGroup, neededEntries, splitMarkup } from "./format.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçđéƒĝĥîĵķļɱñöþǫŕšŧûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

const growth = 0.4;

/**
 * A pseudo-translation, which reveals text that is not translated, cut off or too narrow: accented, 40% longer, in
 * brackets. Placeholders, tags and messages without words, such as `+$50M`, stay as they are. `pseudo("Book
 * <b>demo</b>", "ja")` gives `[ja Ɓööööķ <b>đééɱöö</b>]`
 * @param label prefix that identifies the language
 */
export function pseudo(message: string, label = ""): string {
  if (!hasWords(message)) return message;
  const parts = splitMarkup(message);
  const length = parts.filter((_, index) => index % 2 === 0).join("").length;
  let padding = Math.round(length * growth);
  const translated = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    return part.replaceAll(/[a-z]/gi, (letter) => {
      const accent = accents.get(letter) ?? letter;
      if (!/[aeiou]/i.test(letter) || padding === 0) return accent;
      padding -= 1;
      return accent + accent.toLowerCase();
    });
  });
  return `[${label && `${label} `}${translated.join("")}${"~".repeat(padding)}]`;
}

/**
 * A complete pseudo-translation of an English catalogue, plural forms included.
 * @param language a BCP 47 tag, not necessarily in the language table
 */
export function pseudoCatalogue(english: Catalogue, language: string): Catalogue {
  const translate = (value: unknown): unknown => {
    if (typeof value === "string") return pseudo(value, language);
    if (Array.isArray(value)) return value.map(translate);
    return isGroup(value) ? pseudoCatalogue(value, language) : value;
  };
  return Object.fromEntries(
    [...neededEntries(english, language)].map(([key, value]) => [key, translate(value)]),
  );
}
