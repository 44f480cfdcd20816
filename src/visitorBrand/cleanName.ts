/** The most characters that a name may have, as readers count them. */
export const longestName = 40;

/** Characters that join letters of Arabic and Indic scripts; elsewhere they are invisible. */
const joiners = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/** Controls, marks of direction, private and unassigned characters, and others that nobody sees. */
const unseen = /(?![\u200c\u200d])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** A name as it may be shown: visible text of one line, in composed form, of `longestName` characters at most. */
export function cleanName(text: string): string {
  const visible = text
    // No name needs more, and what follows takes its time.
    .slice(0, 25 * longestName)
    .replace(/[\s\p{Z}\u2800]+/gu, " ")
    .replace(unseen, "")
    .replace(joiners, "")
    .normalize("NFC")
    // Marks need a letter, and heaps of them would cover the lines above and below.
    .replace(/(?<=^|\s)\p{M}+/gu, "")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .replace(/ +/g, " ")
    .trim();
  return graphemesOf(visible).slice(0, longestName).join("").trim();
}

/** Characters as readers count them. */
const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** How many characters a name has, as readers count them. */
export const lengthOf = (name: string): number => graphemesOf(name).length;

/** How wide a name is, in letters: characters of Chinese, Japanese and Korean are as wide as two. */
export const widthOf = (name: string): number =>
  lengthOf(name) + lengthOf(name.replace(/[^\u1100-\u11ff\u2e80-\uffdc]/g, ""));
