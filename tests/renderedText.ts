import type { Locator, Page } from "@playwright/test";
import { type Colour, contrast } from "../src/styles/contrast.ts";
import { type Pixels, pixelsOf } from "./pixels.ts";

/** A line of text on a page: its box, and its contrast as drawn. */
export interface Line extends Box {
  /** The contrast of the text's colour with the least favourable background under its glyphs; 1 if none is drawn. */
  ratio: number;
  colour: Colour;
  ground: Colour;
}

/** In page coordinates. */
interface Box {
  text: string;
  isBody: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least contrast of text (WCAG 1.4.3) and of body text (WCAG 1.4.6). */
const enough = { text: 4.5, body: 7 };

/** Lines with too little contrast, one per combination of colours. */
export function shortOf(lines: readonly Line[], least = enough): string[] {
  const problems = new Map<string, string>();
  for (const { text, isBody, ratio, colour, ground, x, y } of lines) {
    const wanted = isBody ? least.body : least.text;
    if (ratio >= wanted) continue;
    const colours = `rgb(${colour}) on rgb(${ground})`;
    problems.set(
      `${wanted} ${colours}`,
      `${ratio.toFixed(2)} of ${wanted}, ${colours}: “${text.slice(0, 60)}” at ${Math.round(x)}, ${Math.round(y)}`,
    );
  }
  return [...problems.values()];
}

/** The longest time that text may move on the slowest machine, in milliseconds. */
const longestRest = 30_000;

/** Finishes transitions and animations that open elements or change colours. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/** The share of the greatest difference at which a pixel counts as part of a glyph. Less is the edge of another line. */
const ink = 0.5;

/**
 * Measures all text in an element as drawn, by comparing two screenshots, one with transparent glyphs. Pixels that
 * differ belong to glyphs; where they differ most, antialiasing has not thinned the text's colour.
 * @param options.fullPage the whole page at once instead of the window
 * @throws {NoFrames} if the browser no longer draws the page
 */
export async function measureText(
  page: Page,
  root: Locator,
  { fullPage = false }: { fullPage?: boolean } = {},
): Promise<Line[]> {
  // At the end of the window, the legal page's row of contents would cover text in the middle of the whole page.
  const inFlow = fullPage ? "[data-contents] { position: static !important }" : "";
  const plain = `*, ::before, ::after { text-decoration: none !important; caret-color: transparent !important } ${inFlow}`;
  const clear = `${plain} *, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important } svg text, svg tspan { fill: transparent !important; stroke: transparent !important }`;
  await page.evaluate(setStyle, plain);
  for (let boxes = await linesOf(root), started = performance.now(); ; ) {
    const [left, top] = fullPage ? [0, 0] : await page.evaluate(() => [scrollX, scrollY] as const);
    const drawn = await pixelsOf(page, { fullPage });
    await page.evaluate(setStyle, clear);
    const blank = await pixelsOf(page, { fullPage });
    await page.evaluate(setStyle, plain);
    // Text may have moved between the screenshots.
    const after = await linesOf(root);
    const moved = after.filter((box, index) => JSON.stringify(box) !== JSON.stringify(boxes[index]));
    if (moved.length === 0 && after.length === boxes.length)
      return boxes.map((box) => ({
        ...box,
        ...compare({ ...box, x: box.x - left, y: box.y - top }, drawn, blank),
      }));
    if (performance.now() - started > longestRest)
      throw new Error(`Text that does not come to rest: ${JSON.stringify(moved.slice(0, 3))}`);
    boxes = after;
  }
}

const linesOf = async (root: Locator): Promise<Box[]> => JSON.parse(await root.evaluate(linesIn));

/** Sets the style of the measurement, which no policy blocks. Runs in the browser. */
function setStyle(css: string): void {
  const page = window as Window & { measurement?: CSSStyleSheet };
  page.measurement ??= new CSSStyleSheet();
  page.measurement.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(page.measurement))
    document.adoptedStyleSheets.push(page.measurement);
}

const difference = (one: Colour, other: Colour): number =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);

function compare(box: Box, drawn: Pixels, blank: Pixels): Pick<Line, "ratio" | "colour" | "ground"> {
  const { data, width, channels } = drawn;
  const left = Math.max(Math.floor(box.x), 0);
  const right = Math.min(Math.ceil(box.x + box.width), width);
  const bottom = Math.min(Math.ceil(box.y + box.height), drawn.height, blank.height);
  const strengths: { at: number; strength: number }[] = [];
  let strongest = { at: 0, strength: 0 };
  for (let y = Math.max(Math.floor(box.y), 0); y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * channels;
      const strength =
        Math.abs((data[at] ?? 0) - (blank.data[at] ?? 0)) +
        Math.abs((data[at + 1] ?? 0) - (blank.data[at + 1] ?? 0)) +
        Math.abs((data[at + 2] ?? 0) - (blank.data[at + 2] ?? 0));
      if (strength === 0) continue;
      strengths.push({ at, strength });
      if (strength > strongest.strength) strongest = { at, strength };
    }
  if (strongest.strength === 0) return { ratio: 1, colour: [0, 0, 0], ground: [0, 0, 0] };
  const colourAt = (from: Buffer, at: number): Colour => [
    from[at] ?? 0,
    from[at + 1] ?? 0,
    from[at + 2] ?? 0,
  ];
  const colour = colourAt(data, strongest.at);
  const grounds = new Map<string, Colour>();
  for (const { at, strength } of strengths) {
    // Boxes of large lines overlap; glyphs of a neighbour are closer to their background than to this line's colour.
    if (strength < ink * strongest.strength || difference(colourAt(data, at), colour) >= strength) continue;
    const ground = colourAt(blank.data, at);
    grounds.set(String(ground), ground);
  }
  const ratios = [...grounds.values()].map((ground) => ({ colour, ground, ratio: contrast(colour, ground) }));
  return ratios.reduce((least, next) => (next.ratio < least.ratio ? next : least));
}

/**
 * All lines of visible text, in page coordinates, without disabled controls. Runs in the browser.
 *
 * Body text is a paragraph, list item, description, cell or quotation of at least forty characters (twenty in Chinese
 * and Japanese). Labels, figures and controls are shorter.
 * @returns boxes as JSON, which Playwright transfers faster than objects
 */
function linesIn(root: Element): string {
  const boxes: Box[] = [];
  const bodyLength = /^(?:zh|ja)/.test(document.documentElement.lang) ? 20 : 40;
  interface Clip {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const clips = new Map<Element, Clip>();
  const clipOf = (element: Element | null): Clip => {
    if (!element) return { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
    const clip = clips.get(element) ?? clipWithin(element, clipOf(element.parentElement));
    clips.set(element, clip);
    return clip;
  };
  const clipWithin = (element: Element, clip: Clip): Clip => {
    const style = getComputedStyle(element);
    const hidesByShape = style.clipPath.startsWith("inset(50%");
    if (!hidesByShape && style.overflowX === "visible" && style.overflowY === "visible") return clip;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (hidesByShape) return { left, top, right: left, bottom: top };
    return {
      left: Math.max(clip.left, left),
      top: Math.max(clip.top, top),
      right: Math.min(clip.right, right),
      bottom: Math.min(clip.bottom, bottom),
    };
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, " ").trim() ?? "";
    if (!parent || !text || parent.closest("script, style, [aria-disabled=true], :disabled")) continue;
    if (
      !parent.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue;
    const clip = clipOf(parent);
    const block = parent.closest("p, li, dd, td, blockquote");
    const isBody = (block?.textContent?.replace(/\s+/g, " ").trim().length ?? 0) >= bodyLength;
    const range = document.createRange();
    range.selectNodeContents(node);
    const em = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (const rect of range.getClientRects()) {
      // Boxes of large lines overlap, their glyphs do not.
      const middle = (rect.top + rect.bottom) / 2;
      const left = Math.max(rect.left, clip.left);
      const top = Math.max(rect.top, clip.top, middle - em / 2);
      const width = Math.min(rect.right, clip.right) - left;
      const height = Math.min(rect.bottom, clip.bottom, middle + em / 2) - top;
      if (width >= 2 && height >= 2)
        boxes.push({ text, isBody, x: left + scrollX, y: top + scrollY, width, height });
    }
  }
  return JSON.stringify(boxes);
}
