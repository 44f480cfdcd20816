import type { Locator, Page } from "@playwright/test";
import { scrollThrough } from "../scripts/scrollThrough.ts";
import { type Colour, contrast } from "../src/styleguide/contrast.ts";
import { type Pixels, pixelsOf } from "./pixels.ts";

/** A line of text on a page, where it stands there, and the contrast with which it is drawn. */
export interface Line extends Box {
  /** Of the text's own colour and the least favourable ground under its glyphs; 1 where nothing is drawn. */
  ratio: number;
  colour: Colour;
  ground: Colour;
}

/** In the coordinates of the page. */
interface Box {
  text: string;
  isBody: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least contrast of text and of body text (spec: WCAG 1.4.3 and 1.4.6). */
const enough = { text: 4.5, body: 7 };

/** A line for each way in which text falls short, so that a colour that is wrong everywhere is named once. */
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

/** How long text may go on moving on the slowest machine, in milliseconds. */
const longestRest = 30_000;

/** Brings to its end whatever opens or changes its colours. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/** How much of the greatest difference a pixel needs to count as part of a glyph: less is the rim of another line. */
const ink = 0.5;

/**
 * Measures all text in an element as it is drawn: the pixels of one screenshot are compared with those of another in
 * which glyphs are transparent. Where they differ there is a glyph; where they differ most, the text has its own colour,
 * which smoothing has not thinned. Needs `bypassCSP`, since it adds a style.
 * @param options.fullPage all of the page in one look, rather than what is in the window
 * @throws NoFrames where the browser draws the page no more
 */
export async function measureText(
  page: Page,
  root: Locator,
  { fullPage = false }: { fullPage?: boolean } = {},
): Promise<Line[]> {
  const plain =
    "*, ::before, ::after { text-decoration: none !important; caret-color: transparent !important }";
  const clear =
    "*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important } svg text, svg tspan { fill: transparent !important; stroke: transparent !important }";
  await page.evaluate(addOnce, plain);
  for (let boxes = await linesOf(root), started = performance.now(); ; ) {
    const [left, top] = fullPage ? [0, 0] : await page.evaluate(() => [scrollX, scrollY] as const);
    const drawn = await pixelsOf(page, { fullPage });
    const style = await page.addStyleTag({ content: clear });
    const blank = await pixelsOf(page, { fullPage });
    await style.evaluate((element) => (element as Element).remove());
    // What starts late may move text between two looks at it.
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

/** Adds a style that no earlier look at the page has added: each makes the next slower. Runs in the browser. */
function addOnce(style: string): void {
  if ([...document.head.querySelectorAll("style")].some(({ textContent }) => textContent === style)) return;
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
}

/**
 * Measures all text of an element as a visitor reads it, a part of a window at a time. A line counts as it was at its
 * worst while it stood whole in the window, below what sticks to its top.
 * @param wait what passes between a scroll and a look
 */
export async function measureThrough(page: Page, root: Locator, wait: () => Promise<void>): Promise<Line[]> {
  const lines = new Map<string, Line>();
  const { height } = page.viewportSize() ?? { height: 0 };
  await scrollThrough(page, async (top) => {
    await wait();
    const covered = await page.evaluate(stickingHeight);
    for (const line of await measureText(page, root))
      if (line.y >= top + covered && line.y + line.height <= top + height) {
        const place = `${Math.round(line.y)} ${Math.round(line.x)} ${line.text}`;
        if (line.ratio < (lines.get(place)?.ratio ?? Infinity)) lines.set(place, line);
      }
  });
  return [...lines.values()];
}

/** How much of the window's top is covered by what sticks to it, in pixels, the tape below the bar included. Runs in the browser. */
function stickingHeight(): number {
  const bottoms = [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { position, top: place } = getComputedStyle(element);
    if (position !== "sticky" && position !== "fixed") return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    const isStuck = scrollY > 0 && Math.abs(top - Number.parseFloat(place)) < 1;
    return isStuck && width > innerWidth / 2 ? bottom + 8 : [];
  });
  return Math.max(0, ...bottoms);
}

const difference = (one: Colour, other: Colour): number =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);

function compare(box: Box, drawn: Pixels, blank: Pixels): Pick<Line, "ratio" | "colour" | "ground"> {
  const pixels: { glyph: Colour; ground: Colour; difference: number }[] = [];
  const right = Math.min(Math.ceil(box.x + box.width), drawn.width);
  const bottom = Math.min(Math.ceil(box.y + box.height), drawn.height);
  for (let y = Math.max(Math.floor(box.y), 0); y < bottom; y++)
    for (let x = Math.max(Math.floor(box.x), 0); x < right; x++) {
      const glyph = drawn.at(x, y);
      const ground = blank.at(x, y);
      if (!glyph || !ground) continue;
      const found = difference(glyph, ground);
      if (found > 0) pixels.push({ glyph, ground, difference: found });
    }
  const strongest = pixels.reduce<(typeof pixels)[number] | undefined>(
    (best, next) => (best && best.difference >= next.difference ? best : next),
    undefined,
  );
  if (!strongest) return { ratio: 1, colour: [0, 0, 0], ground: [0, 0, 0] };
  const { glyph: colour } = strongest;
  const grounds = pixels
    .filter((each) => each.difference >= ink * strongest.difference)
    // The boxes of large lines reach into their neighbours', whose glyphs are further from this line's colour than from their ground.
    .filter((each) => difference(each.glyph, colour) < each.difference)
    .map(({ ground }) => ({ colour, ground, ratio: contrast(colour, ground) }));
  return grounds.reduce((least, next) => (next.ratio < least.ratio ? next : least));
}

/**
 * Every line of visible text, in the coordinates of the page. Runs in the browser. What scrolls, clips and closes hides
 * does not count, nor do controls that are switched off.
 *
 * Body text is text to be read: what stands in a paragraph, a list item, a description, a cell or a quotation of forty
 * characters or more (twenty in Chinese and Japanese). Labels, figures and controls are shorter.
 * @returns boxes as JSON: to carry over objects takes the test tool longer than the browser takes to find them
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
      // The box of a large line reaches into its neighbours; its glyphs do not.
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
