import type { BrokerNumbers } from "../../simulation/returns.ts";
import { type NumberBounds, numberIn } from "../../ui/NumberField/numberIn.ts";
import type { VisitorBrand } from "../../visitorBrand/brand.ts";
import { fragmentOf } from "../../visitorBrand/fragmentOf.ts";

/** What each number must keep to, under its key in an address. */
type Fields = Readonly<Record<keyof BrokerNumbers, NumberBounds & { start: number }>>;

/**
 * The numbers of a fragment, `clients=40000&share=12`, of which nothing else is believed. One that is missing, or none,
 * is the first of its field.
 * @returns undefined without `clients`, by which the island starts (Returns.astro)
 */
function numbersIn(fragment: string, fields: Fields): BrokerNumbers | undefined {
  const said = new URLSearchParams(fragment);
  if (!said.has("clients")) return undefined;
  const numberOf = (key: keyof BrokerNumbers): number => {
    const text = said.get(key) ?? "";
    return (/^\d/.test(text) ? numberIn(text, fields[key]) : undefined) ?? fields[key].start;
  };
  return {
    clients: numberOf("clients"),
    share: numberOf("share"),
    lots: numberOf("lots"),
    revenue: numberOf("revenue"),
    prizes: numberOf("prizes"),
  };
}

/** Takes numbers out of the address and leaves the rest, such as a visitor's brand. */
export function takeNumbers(fields: Fields): BrokerNumbers | undefined {
  const fragment = location.hash.slice(1);
  const numbers = numbersIn(fragment, fields);
  if (!numbers) return undefined;
  const rest = new URLSearchParams(fragment);
  for (const key of Object.keys(fields)) rest.delete(key);
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}${rest.size > 0 ? `#${rest}` : ""}`);
  return numbers;
}

/** This page with numbers, under the brand that it is shown as now. */
export function linkTo(numbers: BrokerNumbers, brand: VisitorBrand | undefined): string {
  const { origin, pathname, search } = location;
  const language = new URLSearchParams(search).has("lng") ? `?lng=${document.documentElement.lang}` : "";
  const entries = Object.entries(numbers).map(([key, value]) => `${key}=${value}`);
  const parts = brand?.name ? [fragmentOf(brand), ...entries] : entries;
  return `${origin}${pathname}${language}#${parts.join("&")}`;
}
