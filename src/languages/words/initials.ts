const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first grapheme, which includes vowel signs. */
const firstLetter = (part = ""): string =>
  letters.segment(part)[Symbol.iterator]().next().value?.segment ?? "";

/** Initials of first and last name, for the avatar: `Ines Valcourt` gives `IV`, `イネス・ヴァルクール` gives `イヴ`. */
export const initials = (name: string): string => {
  const parts = name.split(/[\s・·]+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => firstLetter(part)).join("");
};
