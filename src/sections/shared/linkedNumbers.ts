import { type NumberBounds, numberIn } from "../../ui/NumberField/numberIn.ts";
import type { VisitorBrand } from "../../visitorBrand/brand.ts";
import { fragmentOf } from "../../visitorBrand/fragmentOf.ts";
import { pageAddress } from "./pageAddress.ts";

/** What each number must keep to, under its key in an address. */
type Fields<Key extends string> = Readonly<Record<Key, NumberBounds & { start: number }>>;

/**
 * Takes the numbers of a link, `#clients=40000&share=12`, out of the address and leaves the rest, such as a visitor's
 * brand. Nothing else is believed: a number that is missing or refused is the first of its field.
 * @param first the key by which the island starts (`client:interaction`); without it there are no numbers
 */
export function takeNumbers<Key extends string>(
  fields: Fields<Key>,
  first: NoInfer<Key>,
): Record<Key, number> | undefined {
  const said = new URLSearchParams(location.hash.slice(1));
  if (!said.has(first)) return undefined;
  const numbers: Record<string, number> = {};
  for (const [key, field] of Object.entries<NumberBounds & { start: number }>(fields)) {
    const text = said.get(key) ?? "";
    numbers[key] = (/^\d/.test(text) ? numberIn(text, field) : undefined) ?? field.start;
    said.delete(key);
  }
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}${said.size > 0 ? `#${said}` : ""}`);
  return numbers as Record<Key, number>;
}

/** This page with numbers, under the brand that it is shown as now. */
export function linkTo<Key extends string>(
  numbers: Readonly<Record<Key, number>>,
  brand: VisitorBrand | undefined,
): string {
  const entries = Object.entries(numbers).map(([key, value]) => `${key}=${value}`);
  const parts = brand?.name ? [fragmentOf(brand), ...entries] : entries;
  return `${pageAddress()}#${parts.join("&")}`;
}
