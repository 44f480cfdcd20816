import type { Locator, Page } from "@playwright/test";
import { decode } from "fast-png";
import { type Colour, contrast } from "../src/styleguide/contrast.ts";

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

/** How much of the greatest difference a pixel needs to count as part of a glyph: less is the rim of another line. */
const ink = 0.5;

/**
 * Measures all text in an element as it is drawn: the pixels of one screenshot are compared with those of another in
 * which glyphs are transparent. Where they differ there is a glyph; where they differ most, the text has its own colour,
 * which smoothing has not thinned. Needs `bypassCSP`, since it adds a style.
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
  await page.addStyleTag({ content: plain });
  const draw = async () => decode(await page.screenshot({ fullPage, scale: "css" }));
  for (;;) {
    const boxes = await root.evaluate(linesIn);
    const [left, top] = fullPage ? [0, 0] : await page.evaluate(() => [scrollX, scrollY] as const);
    const drawn = await draw();
    const style = await page.addStyleTag({ content: clear });
    const blank = await draw();
    await style.evaluate((element) => (element as Element).remove());
    // What starts late may move text between two looks at it.
    if (JSON.stringify(await root.evaluate(linesIn)) === JSON.stringify(boxes))
      return boxes.map((box) => ({
        ...box,
        ...compare({ ...box, x: box.x - left, y: box.y - top }, drawn, blank),
      }));
  }
}

type Image = ReturnType<typeof decode>;

const pixel = ({ data, width, channels }: Image, x: number, y: number): Colour => {
  const at = (y * width + x) * channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const difference = (one: Colour, other: Colour): number =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);

function compare(box: Box, drawn: Image, blank: Image): Pick<Line, "ratio" | "colour" | "ground"> {
  const pixels: { glyph: Colour; ground: Colour; difference: number }[] = [];
  const right = Math.min(Math.ceil(box.x + box.width), drawn.width);
  const bottom = Math.min(Math.ceil(box.y + box.height), drawn.height);
  for (let y = Math.max(Math.floor(box.y), 0); y < bottom; y++)
    for (let x = Math.max(Math.floor(box.x), 0); x < right; x++) {
      const glyph = pixel(drawn, x, y);
      const ground = pixel(blank, x, y);
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
 */
function linesIn(root: Element): Box[] {
  const boxes: Box[] = [];
  const bodyLength = /^(?:zh|ja)/.test(document.documentElement.lang) ? 20 : 40;
  const clipOf = (element: Element | null): { left: number; top: number; right: number; bottom: number } => {
    if (!element) return { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
    const clip = clipOf(element.parentElement);
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
    for (const rect of range.getClientRects()) {
      const left = Math.max(rect.left, clip.left);
      const top = Math.max(rect.top, clip.top);
      const width = Math.min(rect.right, clip.right) - left;
      const height = Math.min(rect.bottom, clip.bottom) - top;
      if (width >= 2 && height >= 2)
        boxes.push({ text, isBody, x: left + scrollX, y: top + scrollY, width, height });
    }
  }
  return boxes;
}
