import type { Diagnostic } from "../../diagnostics.ts";
import { textWidth } from "../../i18n/lint/textWidth.ts";
import { brandLines, isLong } from "../brandLines.ts";

/** The words that stand in the bar beside each other. */
export interface BarWords {
  /** Solutions, and the links. */
  items: readonly string[];
  bookDemo: string;
  brand: string;
}

/**
 * The bar (Navigation.module.css) at two widths of the window, in CSS pixels at the usual font size: the room for words,
 * the gap between items, and the sizes of letters. At the first one the logo is enough.
 */
export const barStages = {
  row: { width: 768, room: 516, gap: 7, item: 14, bookDemo: 15, brand: 0, longBrand: 0 },
  brand: { width: 1024, room: 717, gap: 12, item: 16, bookDemo: 17, brand: 22, longBrand: 16 },
} as const;

/** How much room, in CSS pixels, the bar has beside its words at one of the widths; negative if it is too full. */
export function spareRoom(stage: keyof typeof barStages, { items, bookDemo, brand }: BarWords): number {
  const sizes = barStages[stage];
  const brandWidth = Math.max(...brandLines(brand).map((line = "") => textWidth(line)));
  const widths = [
    ...items.map((item) => textWidth(item) * sizes.item),
    sizes.gap * (items.length - 1),
    textWidth(bookDemo) * sizes.bookDemo,
    brandWidth * (isLong(brand) ? sizes.longBrand : sizes.brand),
  ];
  return Math.floor(widths.reduce((room, width) => room - width, sizes.room));
}

/** Says in which languages the links fold into the menu of phones, and in which the name gives way to them. */
export function barAdvice(words: Readonly<Record<string, BarWords>>): Diagnostic[] {
  const adviceAt = (
    stage: keyof typeof barStages,
    { message, ...place }: Pick<Diagnostic, "file" | "path" | "message" | "fix">,
  ): Diagnostic[] => {
    const lacking = Object.entries(words)
      .map(([language, each]) => ({ language, lack: -spareRoom(stage, each) }))
      .filter(({ lack }) => lack > 0)
      .map(({ language, lack }) => `${lack} px too narrow in ${language}`);
    if (lacking.length === 0) return [];
    const all = `${message} in a window of ${barStages[stage].width} px: ${lacking.join(", ")}`;
    return [{ ...place, code: "full-bar", severity: "advice", message: all }];
  };
  const links = adviceAt("row", {
    file: "src/content/navigation.json",
    path: ["bar", "items"],
    message: "is full, so the links fold into the menu",
    fix: "shorten labels, or move a link to the footer",
  });
  // With links that have no room themselves, no brand is short enough.
  if (links.length > 0) return links;
  return adviceAt("brand", {
    file: "site.config.json",
    path: ["brand"],
    message: "has no room beside the links, so the bar shows only the logo",
    fix: "leave it so, or shorten the brand or the labels of links",
  });
}
