import { domainOf } from "../../illustrations/domainOf.ts";
import { brandIn, colourOf, fragmentOf, type VisitorBrand } from "./address.ts";
import { brandKey } from "./brandKey.ts";
import { cleanName } from "./cleanName.ts";
import { onDark, onLight } from "./colours.ts";
import styles from "./visitorBrand.css?inline";

/** Milliseconds without a letter after which a typed name is announced. */
const typingPause = 500;

/** What takes the colours. */
const branded = "figure, [data-branded], [data-brand=line], #shown-as";

/** A page whose pictures show a visitor's brand. */
export class BrandedPage {
  readonly #announce: (texts: readonly string[]) => void;
  readonly #root: Document;
  readonly #words: HTMLTemplateElement | null;
  readonly #input: HTMLInputElement | null | undefined;
  readonly #radios: readonly HTMLInputElement[];
  readonly #samples = new WeakMap<Element, string>();
  /** Text alternatives as they are by themselves, and with the name. */
  readonly #labels = new WeakMap<Element, { own: string; named: string }>();
  #isNew = true;
  #shown: VisitorBrand | undefined;
  #strip: HTMLElement | undefined;
  #timer: number | undefined;

  constructor(root: Document, announce: (texts: readonly string[]) => void) {
    this.#root = root;
    this.#announce = announce;
    this.#words = root.querySelector("template[data-brand-words]");
    const field = root.querySelector<HTMLElement>("[data-brand-field]");
    this.#input = field?.querySelector<HTMLInputElement>("[type=text]");
    this.#radios = [...(field?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
    this.#start(field);
  }

  /**
   * Shows the brand of a link, or what a visitor has typed before this came, or the brand of this session, or none.
   * @param link a fragment that the visitor came with
   */
  follow(link: string | undefined): void {
    const isFirst = this.#isNew;
    this.#isNew = false;
    const linked = brandIn(link);
    const typed = isFirst && this.#input?.value ? this.#brandInField() : undefined;
    this.#show(linked ?? typed ?? this.#stored());
    this.#dress();
    if (linked || typed) this.#keep();
    if (linked) this.#announceShown();
    if (typed) this.#announceSoon();
  }

  #start(field: HTMLElement | null): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets.push(sheet);
    addEventListener("resize", () => this.#fitLine(), { passive: true });
    // A link may come before the font of the headline.
    this.#root.fonts.addEventListener("loadingdone", () => this.#fitLine());
    // A trade of a visitor changes a text alternative too.
    const relabelled = new MutationObserver((changes) => {
      for (const { target } of changes) this.#putLabel(target as Element);
    });
    relabelled.observe(this.#root.body, { subtree: true, attributeFilter: ["aria-label"] });
    field?.toggleAttribute("data-used", true);
    field?.addEventListener("input", ({ isComposing }: Event & { isComposing?: boolean }) => {
      this.#show(this.#brandInField(), !isComposing);
      // A letter shows first: colours restyle the whole page.
      requestAnimationFrame(() => setTimeout(() => this.#dress()));
      this.#keep();
      this.#announceSoon();
    });
  }

  #brandInField(): VisitorBrand | undefined {
    const name = cleanName(this.#input?.value ?? "");
    const chosen = this.#radios.find(({ checked }) => checked);
    return name || chosen ? { name, colour: colourOf(chosen?.value) } : undefined;
  }

  /** Keeps what is shown for the session. */
  #keep(): void {
    try {
      if (this.#shown?.name) sessionStorage.setItem(brandKey, fragmentOf(this.#shown));
      else sessionStorage.removeItem(brandKey);
    } catch {}
  }

  #announceSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#announceShown(), typingPause);
  }

  #announceShown(): void {
    this.#announce([this.#strip?.querySelector("p")?.textContent ?? this.#words?.dataset.stopped ?? ""]);
  }

  #stored(): VisitorBrand | undefined {
    try {
      return brandIn(sessionStorage.getItem(brandKey) ?? "");
    } catch {
      // It goes no further than this page.
      return this.#shown;
    }
  }

  /** @param corrects whether the field is changed to what is kept of it, also while a visitor writes in it */
  #show(brand: VisitorBrand | undefined, corrects = true): void {
    this.#shown = brand;
    this.#root.documentElement.toggleAttribute("data-shown-as", Boolean(brand?.name));
    for (const element of this.#root.querySelectorAll("[data-brand]")) this.#putName(element);
    for (const picture of this.#root.querySelectorAll("[aria-label]")) this.#putLabel(picture);
    this.#fitLine();
    for (const radio of this.#radios) radio.checked = radio.value === brand?.colour.id;
    const name = brand?.name ?? "";
    // A space at the end is the start of another word.
    if (this.#input && corrects && cleanName(this.#input.value) !== this.#input.value.trim())
      this.#input.value = name;
    if (this.#input && this.#input !== this.#root.activeElement) this.#input.value = name;
  }

  /** What an element says by itself. */
  #sampleIn(element: Element): string {
    const sample = this.#samples.get(element) ?? element.textContent;
    this.#samples.set(element, sample);
    return sample;
  }

  #putName(element: Element): void {
    const { brand: kind, named = "" } = (element as HTMLElement).dataset;
    const own = this.#sampleIn(element);
    const name = this.#shown?.name;
    if (!name) element.textContent = own;
    else if (kind === "domain") element.textContent = domainOf(name);
    else if (kind === "name") element.textContent = name;
    else {
      const isolated = this.#root.createElement("bdi");
      isolated.textContent = name;
      isolated.translate = false;
      const [before = "", after = ""] = named.split("{name}");
      element.replaceChildren(before, isolated, after);
    }
  }

  /** The text alternative of a picture changes with the names in it. */
  #putLabel(picture: Element): void {
    const label = picture.getAttribute("aria-label") ?? "";
    const before = this.#labels.get(picture);
    // Something else may have changed it.
    const own = label === before?.named ? before.own : label;
    const name = this.#shown?.name;
    let named = own;
    if (name)
      for (const sample of new Set(
        [...picture.querySelectorAll("[data-brand=name]")].map((element) => this.#sampleIn(element)),
      ))
        if (sample) named = named.replaceAll(sample, () => name);
    this.#labels.set(picture, { own, named });
    if (named !== label) picture.setAttribute("aria-label", named);
  }

  /** The line of a headline stays one line, for the field below it. */
  #fitLine(): void {
    const line = this.#root.querySelector<HTMLElement>("[data-brand=line]");
    if (!line) return;
    line.style.removeProperty("--fit");
    if (this.#shown?.name && line.scrollWidth > line.clientWidth)
      line.style.setProperty("--fit", `${(line.clientWidth - 1) / line.scrollWidth}`);
  }

  /** What is not needed for a letter to be seen. */
  #dress(): void {
    this.#putStrip();
    void this.#putColours();
  }

  /** One picture after the other, so that letters do not wait; on the root, colours would restyle the whole page. */
  async #putColours(): Promise<void> {
    const onDarkInk = getComputedStyle(this.#root.documentElement).getPropertyValue("--on-dark");
    for (const picture of this.#root.querySelectorAll<HTMLElement | SVGElement>(branded)) {
      const { colour } = this.#shown ?? {};
      const dark = colour ? onDark(colour) : "";
      if (picture.style.getPropertyValue("--brand-on-dark") === dark) continue;
      const isDark = getComputedStyle(picture).getPropertyValue("--ink") === onDarkInk;
      const colours = {
        "--brand": colour && (isDark ? dark : `light-dark(${onLight(colour)}, ${dark})`),
        "--on-brand": colour && (isDark ? "var(--on-brass)" : "light-dark(#fff, var(--on-brass))"),
        "--brand-on-dark": dark,
        "--on-brand-on-dark": colour && "var(--on-brass)",
      };
      for (const [property, value] of Object.entries(colours))
        picture.style.setProperty(property, value ?? "");
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** Says whose name it is, as long as it is shown, with a way to show it to others and a way to stop. */
  #putStrip(): void {
    if (!this.#shown?.name) {
      const hadFocus = this.#strip?.contains(this.#root.activeElement);
      this.#strip?.remove();
      this.#strip = undefined;
      if (hadFocus) (this.#input ?? this.#root.querySelector("main"))?.focus({ preventScroll: true });
      return;
    }
    this.#strip ??= this.#makeStrip();
    // What was copied may be another link.
    const [copy] = this.#strip.querySelectorAll("button");
    const address = this.#strip.querySelector("input");
    if (copy) copy.textContent = this.#words?.content.querySelector("button")?.textContent ?? "";
    if (address) address.value = this.#linkTo(this.#shown);
  }

  #makeStrip(): HTMLElement {
    const made = this.#words?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    for (const element of made.querySelectorAll("[data-brand]")) this.#putName(element);
    // Early in tab order, like the popup, which gives its place to it.
    this.#root.querySelector(".skip-link")?.after(made);
    this.#root.getElementById("popup")?.hidePopover();
    const [copy, stop] = made.querySelectorAll("button");
    copy?.addEventListener("click", () => void this.#copyLink(copy));
    stop?.addEventListener("click", () => {
      if (this.#input) this.#input.value = "";
      clearTimeout(this.#timer);
      this.#show(undefined);
      this.#dress();
      this.#keep();
      this.#announceShown();
    });
    return made;
  }

  /** This page as it is shown now. */
  #linkTo(brand: VisitorBrand): string {
    const { origin, pathname, search } = location;
    const language = new URLSearchParams(search).has("lng") ? `?lng=${this.#root.documentElement.lang}` : "";
    return `${origin}${pathname}${language}#${fragmentOf(brand)}`;
  }

  async #copyLink(button: HTMLButtonElement): Promise<void> {
    const address = this.#strip?.querySelector("input");
    if (!address) return;
    clearTimeout(this.#timer);
    try {
      await navigator.clipboard.writeText(address.value);
      this.#announce([this.#words?.dataset.copied ?? ""]);
      button.textContent = this.#words?.dataset.copied ?? "";
    } catch {
      address.hidden = false;
      address.select();
    }
  }
}
