import type { VisitorBrand } from "./brand.ts";
import { fragmentOf } from "./fragmentOf.ts";
import { writeBrand } from "./writeBrand.ts";

/** For so many milliseconds a button says that the link is copied. */
export const copiedFor = 2000;

const stripIn = (root: Document): HTMLElement | null => root.getElementById("shown-as");

/** The sentence of the strip, or that nothing is shown any more. */
export const sentenceIn = (root: Document): string =>
  stripIn(root)?.querySelector("p")?.textContent ?? wordsIn(root).dataset.stopped ?? "";

/** Says whose name it is, as long as it is shown, with a way to show it to others and a way to stop. */
export function putStrip(
  root: Document,
  brand: VisitorBrand | undefined,
  say: (text: string) => void,
  stop: () => void,
): void {
  const before = stripIn(root);
  if (!brand?.name) return void before?.remove();
  const strip = before ?? makeStrip(root, say, stop);
  writeBrand(strip, brand);
  // What was copied may be another link.
  const [copy] = strip.querySelectorAll("button");
  const address = strip.querySelector("input");
  if (copy) copy.textContent = copyWords(root);
  if (address) address.value = linkTo(brand);
}

const wordsIn = (root: Document) => root.querySelector("template[data-brand-words]") as HTMLTemplateElement;

const copyWords = (root: Document): string =>
  wordsIn(root).content.querySelector("button")?.textContent ?? "";

function makeStrip(root: Document, say: (text: string) => void, stop: () => void): HTMLElement {
  const strip = wordsIn(root).content.firstElementChild?.cloneNode(true) as HTMLElement;
  // Early in tab order, like the popup, which gives its place to it.
  root.querySelector(".skip-link")?.after(strip);
  root.getElementById("popup")?.hidePopover();
  const [copyButton, stopButton] = strip.querySelectorAll("button");
  let timer: ReturnType<typeof setTimeout> | undefined;
  copyButton?.addEventListener("click", async () => {
    const address = strip.querySelector("input") as HTMLInputElement;
    const { copied = "" } = wordsIn(root).dataset;
    try {
      await navigator.clipboard.writeText(address.value);
      say(copied);
      copyButton.textContent = copied;
      clearTimeout(timer);
      timer = setTimeout(() => (copyButton.textContent = copyWords(root)), copiedFor);
    } catch {
      address.hidden = false;
      address.select();
    }
  });
  stopButton?.addEventListener("click", () => {
    const hadFocus = strip.contains(root.activeElement);
    stop();
    const next =
      root.querySelector<HTMLElement>("[data-brand-field] [type=text]") ?? root.querySelector("main");
    if (hadFocus) next?.focus({ preventScroll: true });
  });
  return strip;
}

/** This page as it is shown now. */
function linkTo(brand: VisitorBrand): string {
  const { origin, pathname, search } = location;
  const language = new URLSearchParams(search).has("lng") ? `?lng=${document.documentElement.lang}` : "";
  return `${origin}${pathname}${language}#${fragmentOf(brand)}`;
}
