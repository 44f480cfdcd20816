import { textWidth } from "../i18n/lint/textWidth.ts";

/** Whether the bar sets the brand in small letters, and in two lines if it has spaces. */
export const isLong = (brand: string): boolean => textWidth(brand) > 8;

/**
 * The lines of the brand in the bar. A long name is broken at the space that makes the longer line shortest, so that it
 * leaves room for the links.
 */
export function brandLines(brand: string): [first: string, second?: string] {
  if (!isLong(brand)) return [brand];
  const words = brand.split(" ");
  const ways = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(" "),
      words.slice(index + 1).join(" "),
    ]);
  const width = (lines: [string, string]) => Math.max(...lines.map(textWidth));
  return ways.toSorted((one, other) => width(one) - width(other))[0] ?? [brand];
}
