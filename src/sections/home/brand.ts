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
  "--brand-on-night": `oklch(80% 0.12 ${hue})`,
});

/**
 * Puts a brand's name, address and colours on the pictures of a page, or takes them off: elements with `data-brand="name"` or
 * `"domain"` change their text. The colours are set on each picture, since on the root they would restyle the whole page
 * at each letter.
 */
export function dress(root: Document, brand: Brand | undefined): void {
  const pictures = new Set<HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-brand]")) {
    element.dataset.sample ??= element.textContent;
    const worn = brand && (element.dataset.brand === "name" ? brand.name : domainOf(brand.name));
    element.textContent = worn ?? element.dataset.sample;
    const picture = element.closest("figure");
    if (picture) pictures.add(picture);
  }
  for (const { style } of pictures)
    for (const [property, value] of Object.entries(coloursOf(brand ?? { name: "", hue: 0 })))
      if (brand) style.setProperty(property, value);
      else style.removeProperty(property);
}
