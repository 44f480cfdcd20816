/** The most characters that a name may have, as readers count them. */
export const longestName = 24;

/** Characters that join letters of Arabic and Indic scripts; elsewhere they are invisible. */
const joiners = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/** Controls, marks of direction, private and unassigned characters, and others that nobody sees. */
const unseen = /(?![\u200c\u200d])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** A name as it may be shown: visible text of one line, in composed form, of `longestName` characters at most. */
export function cleanName(text: string): string {
  const visible = text
    // No name needs more, and what follows takes its time.
    .slice(0, 40 * longestName)
    .replace(/[\s\p{Z}\u2800]+/gu, " ")
    .replace(unseen, "")
    .replace(joiners, "")
    .normalize("NFC")
    // Marks need a letter, and heaps of them would cover the lines above and below.
    .replace(/(?<=^|\s)\p{M}+/gu, "")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .replace(/ +/g, " ")
    .trim();
  return [...new Intl.Segmenter().segment(visible)]
    .slice(0, longestName)
    .map(({ segment }) => segment)
    .join("")
    .trim();
}
