const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first grapheme, which includes vowel signs. */
const firstLetter = (part = ""): string =>
  letters.segment(part)[Symbol.iterator]().next().value?.segment ?? "";

/**
 * Initials of first and last name, for the avatar: `Ines Valcourt` gives `IV`. Scripts without capital letters have no
 * initials, and two of their letters may read as a word: `アンナ・ブラント` gives `ア`, not `アブ`, a horsefly.
 */
export const initials = (name: string): string => {
  const parts = name.split(/[\s・·]+/);
  const first = firstLetter(parts[0]);
  return parts.length > 1 && /\p{Lu}/u.test(first) ? first + firstLetter(parts.at(-1)) : first;
};
