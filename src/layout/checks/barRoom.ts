import type { Diagnostic } from "../../diagnostics.ts";
import { textWidth } from "../../i18n/lint/textWidth.ts";

/** The words that stand in the bar beside each other. */
export interface BarWords {
  /** Solutions, and the links. */
  items: readonly string[];
  bookDemo: string;
  brand: string;
}

/**
 * The bar at the widths at which it begins to show its items, and the brand as well (Navigation.module.css), in CSS pixels
 * at the usual font size: the room for words, the gap between items, and the sizes of letters.
 */
export const barStages = [
  { width: 768, room: 516, gap: 7, item: 14, bookDemo: 15, brand: 0 },
  { width: 1024, room: 703, gap: 15, item: 17, bookDemo: 17, brand: 22 },
] as const;

/** How much room, in CSS pixels, the bar has beside its words on a line each, where it has least; negative if it is too full. */
export const spareRoom = (words: BarWords): number =>
  Math.min(...barStages.map((stage) => spareAt(stage, words)));

/** The same at one of the widths. */
export function spareAt(stage: (typeof barStages)[number], { items, bookDemo, brand }: BarWords): number {
  const widths = [
    ...items.map((item) => textWidth(item) * stage.item),
    stage.gap * (items.length - 1),
    textWidth(bookDemo) * stage.bookDemo,
    textWidth(brand) * stage.brand,
  ];
  return Math.floor(widths.reduce((room, width) => room - width, stage.room));
}

/** Says so of the bar, if in some languages it is too full. */
export function barAdvice(words: Readonly<Record<string, BarWords>>): Diagnostic[] {
  const lacking = Object.entries(words)
    .map(([language, each]) => ({ language, lack: -spareRoom(each) }))
    .filter(({ lack }) => lack > 0);
  if (lacking.length === 0) return [];
  const where = lacking.map(({ language, lack }) => `${lack} px too narrow in ${language}`).join(", ");
  return [
    {
      code: "full-bar",
      severity: "advice",
      file: "src/content/navigation.json",
      path: ["bar", "items"],
      message: `is full: ${where}`,
      fix: "shorten labels, or move a link to the footer",
    },
  ];
}
