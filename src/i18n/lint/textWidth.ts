/** Advance widths of characters in Arial and Noto Sans Devanagari, in thousandths of an em. */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [200, "'ijl‘’|"],
  [278, " !,./:;I[\\]ft"],
  [333, '"()-`r·“”¡{}*г°'],
  [475, "кзт^"],
  [500, "Jcksvxyzсухэчьв"],
  [550, "Гпян#$0123456789?L_abdeghnopqu–«»§€£₽аеорий"],
  [585, "бцКдл+<=>~×−З"],
  [620, "FTZ¿ßøТъУ"],
  [665, "&ABEKPSVXYАВЕРХЧБЛЬжДм"],
  [720, "CDHNRUwНСЯИПЭыЦ"],
  [780, "GOQОюФЪ"],
  [830, "mMМшфщ"],
  [900, "%ЫШЖЩæ"],
  [1000, "—…WЮ@№œ"],
  // Signs of Devanagari above and below letters take no room.
  [0, "\u0900\u0901\u0902\u093c\u0941\u0942\u0943\u0945\u0946\u0947\u0948"],
  // A consonant that joins the next one is narrower by so much.
  [-250, "\u094d"],
  [260, "\u0903\u093e\u093f\u0940\u0949\u094a\u094b\u094c"],
  [400, "र।"],
  [550, "उएऐगडढतदनपबवहइईट०१२३४५६७८९"],
  [620, "घठधमयषचथ"],
  [700, "छणभलशस"],
  [770, "अकजझञफळऊख"],
];

const widthByCharacter = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width / 1000])),
);

/**
 * About how wide a text is in ems, as search results set it, within a few percent. Accents take no room; what is not
 * in the table counts as one em, as Chinese and Japanese are wide.
 */
export function textWidth(text: string): number {
  const characters = text
    .normalize("NFD")
    .replaceAll(/\s/g, " ")
    .replaceAll(/[\u0300-\u036f\u3099\u309a\p{Cf}]/gu, "");
  return [...characters].reduce((sum, character) => sum + (widthByCharacter.get(character) ?? 1), 0);
}
