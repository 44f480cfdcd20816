import { type Colour, contrast } from "../styles/contrast.ts";
import tooltipStyles from "../ui/Tooltip/tooltip.css?inline";
import { startTooltips } from "../ui/Tooltip/tooltip.ts";

/** The parts of the style page that need measurements by the browser. */
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

/** Writes the contrast of each pair of colours as the browser renders them. */
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

/** Writes the computed value of each length. */
function measureLengths(): void {
  for (const output of document.querySelectorAll("[data-length]"))
    output.textContent = `${Math.round(10 * Number.parseFloat(getComputedStyle(output).inlineSize)) / 10} px`;
}

const states = ["hover", "focus-visible", "active"];

/**
 * Shows states that need a pointer or keyboard: each rule for such a state is copied for elements with `data-forced`.
 */
function showStates(): void {
  const shown = document.querySelectorAll<HTMLElement>("[data-state]");
  for (const [index, example] of shown.entries()) {
    const { state = "" } = example.dataset;
    const control = [...example.querySelectorAll<HTMLElement>("a, button, summary")].at(-1);
    if (control) control.dataset.forced = state;
    for (const details of example.querySelectorAll("details")) {
      // Details with the same name would close each other.
      if (details.name) details.name += index;
      details.open = state === "open";
    }
  }
  const copies = new CSSStyleSheet();
  for (const sheet of document.styleSheets)
    for (const copy of copiesOf(sheet.cssRules)) copies.insertRule(copy);
  document.adoptedStyleSheets.push(copies);
}

/** Rules for forced states, in the layers and at-rules of the originals. */
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

/** Sets each frame's height to that of its page, and the page's scheme to the frame's. */
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
