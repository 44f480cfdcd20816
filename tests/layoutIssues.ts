import { expect, type Page } from "@playwright/test";

/**
 * Shows at once what a visitor can open one after the other, without the islands: all answers, and tabs and slides.
 * @param share position of the tab and slide to show, from 0 for the first to 1 for the last; or every tab
 */
export const openAll = (page: Page, share: number | "every"): Promise<void> =>
  page.evaluate((share) => {
    for (const item of document.querySelectorAll("main details")) {
      item.removeAttribute("name");
      item.setAttribute("open", "");
    }
    const panels = Map.groupBy(document.querySelectorAll("[role=tabpanel]"), (panel) => panel.parentElement);
    for (const group of panels.values())
      for (const [index, panel] of group.entries())
        panel.toggleAttribute(
          "hidden",
          share !== "every" && index !== Math.round(share * (group.length - 1)),
        );
    if (share === "every") return;
    for (const slide of document.querySelectorAll("main [data-slide]:first-child")) {
      const track = slide.parentElement;
      track?.scrollTo({ left: share * track.scrollWidth, behavior: "instant" });
    }
  }, share);

/** Waits for the site's fonts. Platform fonts have other widths. */
export const untilOwnFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Layout makes the browser request the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/** Starts all islands by scrolling through the page. */
export async function startIslands(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const asleep = [...document.querySelectorAll("astro-island[ssr]:not([client=interaction])")].filter(
            (each) => each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          );
          asleep[0]?.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
          return asleep.length;
        }),
      // Each poll may start another island.
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(0);
}

/** Removes the ticker tape of the error pages, which runs out of the window by design. */
export const removeTape = (page: Page): Promise<void> =>
  page.locator("main:has(#status-title) [aria-hidden=true]").evaluateAll((all) => {
    for (const timeline of all) timeline.remove();
  });

/** Stops painting but not layout, which saves a third of the time at each width. */
export const stopDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.clipPath = "inset(100%)";
  });

/**
 * The layout faults of a page as text: horizontal scrolling, text that overlaps or is cut off, columns too narrow to
 * read.
 */
export const layoutIssues = (page: Page): Promise<string[]> => page.evaluate(findFaults);

/** Runs in the browser. */
function findFaults(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  type Line = Box & { text: string; element: Element; layer: Element | null };

  // Sticky elements are in their places at the top.
  scrollTo({ top: 0, behavior: "instant" });
  const faults = new Set<string>();
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) faults.add(`the page scrolls sideways by ${beyond} px`);

  const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
  const where = (element: Element): string =>
    element.closest("section, [id]")?.getAttribute("aria-labelledby") ?? element.closest("[id]")?.id ?? "";

  type Clip = Box & { scrolls: boolean };
  const known = new Map<Element, readonly Clip[]>();
  /** The boxes that clip an element, and whether a visitor can scroll them. */
  const clips = (element: Element | null): readonly Clip[] => {
    if (!element) return [];
    const before = known.get(element);
    if (before) return before;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const outer = position === "fixed" ? [] : clips(element.parentElement);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const own = {
      left: overflowX === "visible" ? -Infinity : left,
      right: overflowX === "visible" ? Infinity : right,
      top: overflowY === "visible" ? -Infinity : top,
      bottom: overflowY === "visible" ? Infinity : bottom,
      scrolls: /auto|scroll/.test(overflowX),
    };
    const found = overflowX === "visible" && overflowY === "visible" ? outer : [own, ...outer];
    known.set(element, found);
    return found;
  };

  /** What lies above the page, mostly when it is open. */
  const layers = "dialog, [popover], header details, [data-contents]";
  const lines: Line[] = [];
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, " ").trim() ?? "";
    if (!element || !text || element.closest("script, style, .u-visually-hidden")) continue;
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue;
    const around = clips(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 2) continue;
      // Line boxes are as high as the font; in tight lines only the glyphs must not overlap.
      const middle = (top + bottom) / 2;
      const glyphs = { left, right, top: middle - size * 0.3, bottom: middle + size * 0.3 };
      const seen = around.reduce<Box>(
        (rest, clip) => ({
          left: Math.max(rest.left, clip.left),
          right: Math.min(rest.right, clip.right),
          top: Math.max(rest.top, clip.top),
          bottom: Math.min(rest.bottom, clip.bottom),
        }),
        glyphs,
      );
      if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue;
      const cut = around.find((clip) => left < clip.left - 1 || right > clip.right + 1);
      if (cut && !cut.scrolls) faults.add(`"${brief(text)}" in ${where(element)} is cut off`);
      lines.push({ text, element, layer: element.closest(layers), ...seen });
    }
    let block = element;
    while (
      block.parentElement &&
      getComputedStyle(block).display.startsWith("inline") &&
      block.tagName !== "BUTTON"
    )
      block = block.parentElement;
    blocks.set(block, `${blocks.get(block) ?? ""}${text}`);
  }

  for (const [block, text] of blocks) {
    const em = Number.parseFloat(getComputedStyle(block).fontSize);
    const isRunning = text.length >= (/[\u3040-\u9fff]/.test(text) ? 16 : 32);
    const { width } = block.getBoundingClientRect();
    if (isRunning && width < 6 * em)
      faults.add(`"${brief(text)}" in ${where(block)} is set ${Math.round((10 * width) / em) / 10} em wide`);
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom - 2) break;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (width > 2 && one.element !== other.element && one.layer === other.layer)
        faults.add(`"${brief(one.text)}" lies on "${brief(other.text)}" in ${where(one.element)}`);
    }
  return [...faults];
}

/** The smallest type that can be read on a phone, in CSS pixels. */
const smallestType = 12;

/** Texts that are smaller than can be read on a phone. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? "";
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("script, style, .u-visually-hidden")) continue;
      // Text in an SVG scales with the picture.
      const svg = parent.closest("svg");
      const scale = svg?.viewBox.baseVal.width
        ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      // Font size 0 hides a word.
      if (size > 0 && size < least - 0.01) found.push(`"${text}" is ${size.toFixed(2)} px high`);
    }
    return found;
  }, smallestType);
