import { brandIn, colourOf, keepBrand, keptBrand, type VisitorBrand } from "./brand.ts";
import { cleanName, lengthOf, longestName, widthOf } from "./cleanName.ts";
import { brandStyles } from "./colours.ts";
import { getBrand, setBrand } from "./store.ts";
import { putStrip, sentenceIn } from "./strip.ts";
import styles from "./visitorBrand.css?inline";
import { writeBrand } from "./writeBrand.ts";

/** Milliseconds without a letter after which a typed name is announced. */
const typingPause = 500;

/**
 * Has the field for a name change the pictures of a page, also by what was typed before this came.
 * @returns shows the brand of a link, or that of this session, or none
 */
export function showVisitorBrand(
  root: Document,
  announce: (texts: readonly string[]) => void,
): (link: string | undefined) => void {
  const field = root.querySelector<HTMLElement>("[data-brand-field]");
  const input = field?.querySelector<HTMLInputElement>("[type=text]");
  const count = field?.querySelector<HTMLElement>("[data-count]");
  const headline = root.querySelector<HTMLElement>("h1:has([data-brand=line])");
  const radios = [...(field?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
  const colours = new CSSStyleSheet();
  let coloured: VisitorBrand["colour"] | undefined;
  let timer: number | undefined;

  const brandInField = (): VisitorBrand | undefined => {
    const name = cleanName(input?.value ?? "");
    const chosen = radios.find(({ checked }) => checked);
    return name || chosen ? { name, colour: colourOf(chosen?.value) } : undefined;
  };

  /** @param corrects whether the field is changed to what is kept of it, also while a visitor writes in it */
  const show = (brand: VisitorBrand | undefined, corrects = true): void => {
    setBrand(brand);
    keepBrand(brand);
    root.documentElement.toggleAttribute("data-shown-as", Boolean(brand?.name));
    root.documentElement.toggleAttribute("data-brand-shown", Boolean(brand));
    writeBrand(root, brand);
    headline?.style.setProperty("--letters", `${widthOf(brand?.name ?? "")}`);
    for (const radio of radios) radio.checked = radio.value === brand?.colour.id;
    if (count) {
      const letters = lengthOf(brand?.name ?? "");
      count.hidden = letters < longestName - 10;
      count.textContent = `${letters} / ${longestName}`;
    }
    if (!input) return;
    // A space at the end is the start of another word.
    const isCleaned = corrects && cleanName(input.value) !== input.value.trim();
    if (isCleaned || input !== root.activeElement) input.value = brand?.name ?? "";
  };

  /** Shows also what is not needed for a letter to be seen. */
  const showRest = (): void => {
    const brand = getBrand();
    if (coloured !== brand?.colour) colours.replaceSync(brand ? brandStyles(brand.colour) : "");
    coloured = brand?.colour;
    putStrip(root, brand, say, stop);
  };

  const say = (text = sentenceIn(root)): void => {
    clearTimeout(timer);
    announce([text]);
  };

  const saySoon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(say, typingPause);
  };

  const stop = (): void => {
    show(undefined);
    if (input) input.value = "";
    showRest();
    say();
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet, colours);
  // The island has the document's HTML again.
  root.addEventListener("astro:hydration-error", ({ target }) => writeBrand(target as Element, getBrand()));
  field?.toggleAttribute("data-used", true);
  field?.addEventListener("input", ({ isComposing }: Event & { isComposing?: boolean }) => {
    show(brandInField(), !isComposing);
    // A letter shows first.
    requestAnimationFrame(() => setTimeout(showRest));
    saySoon();
  });
  if (brandInField()) field?.dispatchEvent(new Event("input"));

  return (link) => {
    const linked = brandIn(link);
    const kept = linked ?? keptBrand(getBrand());
    // A colour without a name is not kept.
    if (kept || getBrand()?.name) show(kept);
    showRest();
    if (linked) say();
  };
}
