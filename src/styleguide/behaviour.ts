import tooltipStyles from "../ui/Tooltip/tooltip.css?inline";
import { startTooltips } from "../ui/Tooltip/tooltip.ts";
import { type Colour, contrast } from "./contrast.ts";

/** Everything on the style page that has to ask the browser. */
export async function startStylePage(): Promise<void> {
  startTooltips(document);
  const styles = new CSSStyleSheet();
  styles.replaceSync(tooltipStyles);
  document.adoptedStyleSheets.push(styles);
  measureContrast();
  measureLengths();
  addEventListener("resize", measureLengths);
  fitFrames();
  showStates();
  while (document.querySelector("astro-island[ssr]")) await new Promise(requestAnimationFrame);
  document.documentElement.dataset.ready = "";
}

/** Writes the contrast of each pair as the browser draws it. */
function measureContrast(): void {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) return;
  const drawn = (colour: string): Colour => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  for (const row of document.querySelectorAll("tr")) {
    const outputs = row.querySelectorAll("output");
    for (const [index, pair] of row.querySelectorAll("[data-pair]").entries()) {
      const { color, backgroundColor } = getComputedStyle(pair);
      const output = outputs[index];
      if (output) output.textContent = contrast(drawn(color), drawn(backgroundColor)).toFixed(1);
    }
  }
}

/** Writes what each length comes to in this window. */
function measureLengths(): void {
  for (const output of document.querySelectorAll("[data-length]"))
    output.textContent = `${Math.round(10 * Number.parseFloat(getComputedStyle(output).inlineSize)) / 10} px`;
}

const states = ["hover", "focus-visible", "active"];

/**
 * Shows states that only a pointer or a keyboard brings: each rule for one of them is written again for what the page
 * marks with `data-forced`.
 */
function showStates(): void {
  const shown = document.querySelectorAll<HTMLElement>("[data-state]");
  for (const [index, example] of shown.entries()) {
    const { state = "" } = example.dataset;
    const control = [...example.querySelectorAll<HTMLElement>("a, button, summary")].at(-1);
    if (control) control.dataset.forced = state;
    for (const details of example.querySelectorAll("details")) {
      // Lists of one name close each other.
      if (details.name) details.name += index;
      details.open = state === "open";
    }
  }
  const copies = new CSSStyleSheet();
  for (const sheet of document.styleSheets)
    for (const copy of copiesOf(sheet.cssRules)) copies.insertRule(copy);
  document.adoptedStyleSheets.push(copies);
}

/** The rules for forced states, in the layers and conditions of their originals. */
function copiesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = states.reduce(
        (text, state) => text.replaceAll(new RegExp(`:${state}(?![\\w-])`, "g"), `[data-forced="${state}"]`),
        rule.selectorText,
      );
      return selector === rule.selectorText ? [] : [`${selector} { ${rule.style.cssText} }`];
    }
    if (!(rule instanceof CSSLayerBlockRule || rule instanceof CSSMediaRule)) return [];
    const [condition] = rule.cssText.split("{", 1);
    return copiesOf(rule.cssRules).map((copy) => `${condition} { ${copy} }`);
  });
}

/** Gives each frame the height of the page in it, and that page the scheme of its frame. */
function fitFrames(): void {
  for (const frame of document.querySelectorAll("iframe")) {
    const adjust = () => {
      const page = frame.contentDocument;
      if (!page?.body) return;
      page.documentElement.style.colorScheme = getComputedStyle(frame).colorScheme;
      frame.height = String(page.body.scrollHeight);
    };
    frame.addEventListener("load", adjust);
    adjust();
  }
}
