import { domainOf } from "../../illustrations/domainOf.ts";
import { brandIn, brandKey, colourOf, fragmentOf, type VisitorBrand } from "./address.ts";
import { cleanName } from "./cleanName.ts";
import { onDark, onLight } from "./colours.ts";
import styles from "./visitorBrand.css?inline";

/** Milliseconds without a letter after which a typed name is announced. */
const typingPause = 500;

const { documentElement: root } = document;
const words = document.querySelector<HTMLTemplateElement>("template[data-brand-words]");
const field = document.querySelector<HTMLElement>("[data-brand-field]");
const input = field?.querySelector<HTMLInputElement>("[type=text]");
const radios = [...(field?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];

/** What takes the colours. */
const branded = "figure, [data-branded], [data-brand=line], #shown-as";

const samples = new WeakMap<Element, string>();

/** Text alternatives as they are by themselves, and with the name. */
const labels = new WeakMap<Element, { own: string; named: string }>();

let shown: VisitorBrand | undefined;
let strip: HTMLElement | undefined;
let timer: number | undefined;
let announce: (texts: readonly string[]) => void;

/**
 * Shows the brand of a link, or what a visitor has typed before this came, or the brand of this session, or none.
 * @param link a fragment that the visitor came with
 */
export function followBrand(announcer: typeof announce, link: string | undefined): void {
  const isFirst = !announce;
  announce = announcer;
  if (isFirst) start();
  const linked = brandIn(link);
  const typed = isFirst && input?.value ? brandInField() : undefined;
  show(linked ?? typed ?? stored());
  dress();
  if (linked || typed) keep();
  if (linked) announceShown();
  if (typed) announceSoon();
}

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  addEventListener("resize", fitLine, { passive: true });
  // A link may come before the font of the headline.
  document.fonts.addEventListener("loadingdone", fitLine);
  // A trade of a visitor changes a text alternative too.
  const relabelled = new MutationObserver((changes) => {
    for (const { target } of changes) putLabel(target as Element);
  });
  relabelled.observe(document.body, { subtree: true, attributeFilter: ["aria-label"] });
  field?.toggleAttribute("data-used", true);
  field?.addEventListener("input", ({ isComposing }: Event & { isComposing?: boolean }) => {
    show(brandInField(), !isComposing);
    // A letter shows first: colours restyle the whole page.
    requestAnimationFrame(() => setTimeout(dress));
    keep();
    announceSoon();
  });
}

function brandInField(): VisitorBrand | undefined {
  const name = cleanName(input?.value ?? "");
  const chosen = radios.find(({ checked }) => checked);
  return name || chosen ? { name, colour: colourOf(chosen?.value) } : undefined;
}

/** Keeps what is shown for the session. */
function keep(): void {
  try {
    if (shown?.name) sessionStorage.setItem(brandKey, fragmentOf(shown));
    else sessionStorage.removeItem(brandKey);
  } catch {}
}

function announceSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(announceShown, typingPause);
}

function announceShown(): void {
  announce([strip?.querySelector("p")?.textContent ?? words?.dataset.stopped ?? ""]);
}

function stored(): VisitorBrand | undefined {
  try {
    return brandIn(sessionStorage.getItem(brandKey) ?? "");
  } catch {
    // It goes no further than this page.
    return shown;
  }
}

/** @param corrects whether the field is changed to what is kept of it, also while a visitor writes in it */
function show(brand: VisitorBrand | undefined, corrects = true): void {
  shown = brand;
  root.toggleAttribute("data-shown-as", Boolean(brand?.name));
  for (const element of document.querySelectorAll("[data-brand]")) putName(element);
  for (const picture of document.querySelectorAll("[aria-label]")) putLabel(picture);
  fitLine();
  for (const radio of radios) radio.checked = radio.value === brand?.colour.id;
  const name = brand?.name ?? "";
  // A space at the end is the start of another word.
  if (input && corrects && cleanName(input.value) !== input.value.trim()) input.value = name;
  if (input && input !== document.activeElement) input.value = name;
}

/** What an element says by itself. */
function sampleIn(element: Element): string {
  const sample = samples.get(element) ?? element.textContent;
  samples.set(element, sample);
  return sample;
}

function putName(element: Element): void {
  const { brand: kind, named = "" } = (element as HTMLElement).dataset;
  const own = sampleIn(element);
  const name = shown?.name;
  if (!name) element.textContent = own;
  else if (kind === "domain") element.textContent = domainOf(name);
  else if (kind === "name") element.textContent = name;
  else {
    const isolated = document.createElement("bdi");
    isolated.textContent = name;
    isolated.translate = false;
    const [before = "", after = ""] = named.split("{name}");
    element.replaceChildren(before, isolated, after);
  }
}

/** The text alternative of a picture changes with the names in it. */
function putLabel(picture: Element): void {
  const label = picture.getAttribute("aria-label") ?? "";
  const before = labels.get(picture);
  // Something else may have changed it.
  const own = label === before?.named ? before.own : label;
  const name = shown?.name;
  let named = own;
  if (name)
    for (const sample of new Set([...picture.querySelectorAll("[data-brand=name]")].map(sampleIn)))
      if (sample) named = named.replaceAll(sample, () => name);
  labels.set(picture, { own, named });
  if (named !== label) picture.setAttribute("aria-label", named);
}

/** The line of a headline stays one line, for the field below it. */
function fitLine(): void {
  const line = document.querySelector<HTMLElement>("[data-brand=line]");
  if (!line) return;
  line.style.removeProperty("--fit");
  if (shown?.name && line.scrollWidth > line.clientWidth)
    line.style.setProperty("--fit", `${(line.clientWidth - 1) / line.scrollWidth}`);
}

/** What is not needed for a letter to be seen. */
function dress(): void {
  putStrip();
  void putColours();
}

/** One picture after the other, so that letters do not wait; on the root, colours would restyle the whole page. */
async function putColours(): Promise<void> {
  for (const picture of document.querySelectorAll<HTMLElement | SVGElement>(branded)) {
    const { colour } = shown ?? {};
    const dark = colour ? onDark(colour) : "";
    if (picture.style.getPropertyValue("--brand-on-dark") === dark) continue;
    const isDark = getComputedStyle(picture).getPropertyValue("--ink") === onDarkInk;
    const colours = {
      "--brand": colour && (isDark ? dark : `light-dark(${onLight(colour)}, ${dark})`),
      "--on-brand": colour && (isDark ? "var(--on-brass)" : "light-dark(#fff, var(--on-brass))"),
      "--brand-on-dark": dark,
      "--on-brand-on-dark": colour && "var(--on-brass)",
    };
    for (const [property, value] of Object.entries(colours)) picture.style.setProperty(property, value ?? "");
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const onDarkInk = getComputedStyle(root).getPropertyValue("--on-dark");

/** Says whose name it is, as long as it is shown, with a way to show it to others and a way to stop. */
function putStrip(): void {
  if (!shown?.name) {
    const hadFocus = strip?.contains(document.activeElement);
    strip?.remove();
    strip = undefined;
    if (hadFocus) (input ?? document.querySelector("main"))?.focus({ preventScroll: true });
    return;
  }
  strip ??= makeStrip();
  // What was copied may be another link.
  const [copy] = strip.querySelectorAll("button");
  const address = strip.querySelector("input");
  if (copy) copy.textContent = words?.content.querySelector("button")?.textContent ?? "";
  if (address) address.value = linkTo(shown);
}

function makeStrip(): HTMLElement {
  const made = words?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  for (const element of made.querySelectorAll("[data-brand]")) putName(element);
  // Early in tab order, like the popup.
  document.querySelector(".skip-link")?.after(made);
  const [copy, stop] = made.querySelectorAll("button");
  copy?.addEventListener("click", () => void copyLink(copy));
  stop?.addEventListener("click", () => {
    if (input) input.value = "";
    clearTimeout(timer);
    show(undefined);
    dress();
    keep();
    announceShown();
  });
  return made;
}

/** This page as it is shown now. */
function linkTo(brand: VisitorBrand): string {
  const { origin, pathname, search } = location;
  const language = new URLSearchParams(search).has("lng") ? `?lng=${root.lang}` : "";
  return `${origin}${pathname}${language}#${fragmentOf(brand)}`;
}

async function copyLink(button: HTMLButtonElement): Promise<void> {
  const address = strip?.querySelector("input");
  if (!address) return;
  clearTimeout(timer);
  try {
    await navigator.clipboard.writeText(address.value);
    announce([words?.dataset.copied ?? ""]);
    button.textContent = words?.dataset.copied ?? "";
  } catch {
    address.hidden = false;
    address.select();
  }
}
