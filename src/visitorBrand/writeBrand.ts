import type { VisitorBrand } from "./brand.ts";
import { domainOf } from "./domainOf.ts";
import { initials } from "./initials.ts";

/** React redraws what is in it, but not the content of its slots. */
const startedIsland = "astro-island:not([ssr], [data-failed])";

const htmlIn = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest("astro-island, astro-slot")?.matches(startedIsland),
  );

/**
 * Writes a brand into HTML, or again what that said by itself, which is kept in `data-sample` so that copies of it know it
 * too. In started islands `BrandText` does it.
 */
export function writeBrand(root: ParentNode, brand: VisitorBrand | undefined): void {
  for (const element of htmlIn(root, "[data-brand]")) {
    element.dataset.sample ??= element.textContent;
    element.replaceChildren(...(brand?.name ? named(element, brand.name) : [element.dataset.sample]));
  }
  for (const picture of htmlIn(root, "[aria-label]:has([data-brand=name])")) {
    const own = picture.dataset.sample ?? picture.ariaLabel ?? "";
    const sample = picture.querySelector<HTMLElement>("[data-brand=name]")?.dataset.sample;
    if (!sample || !own.includes(sample)) continue;
    picture.dataset.sample = own;
    picture.ariaLabel = brand?.name ? own.replaceAll(sample, () => brand.name) : own;
  }
}

/** What an element says under a name. */
function named({ dataset }: HTMLElement, name: string): (string | Node)[] {
  if (dataset.brand === "domain") return [domainOf(name)];
  if (dataset.brand === "name") return [name];
  if (dataset.brand === "initials") return [initials(name)];
  const lead = document.createElement("span");
  const isolated = document.createElement("bdi");
  isolated.textContent = name;
  isolated.translate = false;
  const [before = "", after = ""] = dataset.named?.split("{{name}}") ?? [];
  lead.textContent = before;
  // A full stop would be too small for the name.
  return [lead, isolated, after.length > 1 ? after : ""];
}
