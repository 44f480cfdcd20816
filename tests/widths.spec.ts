import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { rulesOfWords, violationsOf } from "./axe.ts";
import { expect, site, test } from "./fixtures.ts";
import { openAll, setInOwnFaces, stopDrawing } from "./layoutFaults.ts";

// Every page in every language at every width at which a layout changes.

const widths = [320, 360, 390, 768, 1024, 1280, 1920];
const paths = [...Object.values(routes).map(({ path }) => path), "/missing.png", "/%E0%A4%A"];

/** Opens everything at once: tabs, answers, menus, dialog and popup. */
async function openEverything(page: Page): Promise<void> {
  await openAll(page, "every");
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll("details")) menu.open = true;
    for (const dialog of document.querySelectorAll("dialog")) dialog.show();
    for (const popup of document.querySelectorAll<HTMLElement>("[popover=manual]")) popup.showPopover();
    // Joins the text nodes that React has split.
    document.body.normalize();
  });
}

/** Faults in the lines of a page, as text. Runs in the browser. */
function lineFaults(): string[] {
  const faults = new Set<string>();
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) faults.add(`scrolls sideways by ${beyond} px`);

  const number = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`;
  const magnitude = String.raw`(?:\u2060?[KM]\b|[\u2060十百千万億亿]+\+?|\s(?:тыс\.|млн|млрд|mil|mi|M|लाख|करोड़)(?!\p{L}))?`;
  const end = String.raw`(?:\s?(?:%|US\$|\$))?`;
  const start = String.raw`[+−]?\u2060?(?:(?:US)?\$\s?)?`;
  const figure = start + number + magnitude + end;
  const figures = new RegExp(`${figure}(?:\\u2060?[–—〜～]\\u2060?${figure})?`, "gu");

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? "";
    if (!/\d/.test(text) || !node.parentElement || /^(?:SCRIPT|STYLE)$/.test(node.parentElement.tagName))
      continue;
    for (const { 0: found, index } of text.matchAll(figures)) {
      if (/^\d+$/.test(found)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = rects;
      if (first && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        faults.add(`"${found}" breaks in "${text.trim().slice(0, 40)}"`);
    }
  }

  for (const heading of document.querySelectorAll("h1, h2, h3, h4, summary, legend, blockquote")) {
    if (!heading.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(heading);
    const [first, ...others] = range.getClientRects();
    if (first && others.every(({ top, bottom }) => top < first.bottom - (bottom - top) / 2)) continue;
    const lines: { text: string; bottom: number }[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // Decorative text beside the words, such as a chapter number.
      if (texts.currentNode.parentElement?.closest("[aria-hidden=true]")) continue;
      for (const { segment, index } of new Intl.Segmenter().segment(texts.currentNode.textContent ?? "")) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + segment.length);
        const { top, bottom, width } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (width === 0) continue;
        if (line && top < line.bottom - (bottom - top) / 2) line.text += segment;
        else lines.push({ text: segment, bottom });
      }
    }
    const alone = lines.find(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length < 2);
    if (lines.length > 1 && alone)
      faults.add(
        `"${alone.text.trim()}" stands alone on a line of "${lines.map(({ text }) => text).join("/")}"`,
      );
  }
  return [...faults];
}

for (const language of site.languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, contextOptions: { reducedMotion: "reduce" } });

    test(`lines in ${language} keep ranges, amounts and the ends of headings together, no page scrolls sideways, and axe finds nothing in its words`, async ({
      page,
    }) => {
      const faults: Record<string, string[]> = {};
      const note = (fault: string, where: string) => {
        faults[fault] ??= [];
        faults[fault]?.push(where);
      };
      page.on("pageerror", (error) => note(error.message, page.url()));
      for (const path of paths) {
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        // accessibility.spec.ts checks all rules in English.
        if (language !== "en")
          for (const violation of await violationsOf(page, { rules: rulesOfWords })) note(violation, path);
        await openEverything(page);
        await setInOwnFaces(page);
        await stopDrawing(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await page.evaluate(lineFaults)) note(`${path} ${fault}`, `${width} px`);
        }
      }
      expect(Object.entries(faults).map(([fault, where]) => `${fault} at ${where.join(", ")}`)).toEqual([]);
    });
  });
