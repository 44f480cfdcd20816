import { domainOf } from "../../pictures/domainOf.ts";

/** What the pictures of a page can be dressed in. */
export interface Brand {
  name: string;
  /** Angle in OKLCH, in degrees. */
  hue: number;
}

/** The most letters that a name may have. */
export const longestName = 24;

/** A hue for a name, always the same for the same name. @returns degrees */
export function hueOf(name: string): number {
  let hue = 0;
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}

/** Whether a name has no character that can be seen. */
export const isBlank = (name: string): boolean =>
  !/[^\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);

/** The custom properties in which styles of pictures read the colours of a brand. */
export const coloursOf = ({ hue }: Brand): Record<string, string> => ({
  "--brand": `light-dark(oklch(42% 0.11 ${hue}), oklch(80% 0.1 ${hue}))`,
  "--on-brand": "light-dark(#fff, oklch(20% 0.04 263))",
  "--brand-on-dark": `oklch(80% 0.12 ${hue})`,
});

const partsOf = (root: Document) => [...root.querySelectorAll<HTMLElement>("[data-brand]")];

/** Puts a name and its address on the pictures of a page, in elements with `data-brand`, or takes them off. */
export function putName(root: Document, name: string | undefined): void {
  for (const element of partsOf(root)) {
    element.dataset.sample ??= element.textContent;
    const worn = name && (element.dataset.brand === "name" ? name : domainOf(name));
    element.textContent = worn ?? element.dataset.sample;
  }
}

/** Puts the colours of a brand on the pictures of a page, or takes them off. On the root they would restyle all of it. */
export function putColours(root: Document, brand: Brand | undefined): void {
  const pictures = new Set(partsOf(root).map((element) => element.closest("figure")));
  for (const picture of pictures)
    for (const [property, value] of Object.entries(coloursOf(brand ?? { name: "", hue: 0 })))
      if (brand) picture?.style.setProperty(property, value);
      else picture?.style.removeProperty(property);
}
