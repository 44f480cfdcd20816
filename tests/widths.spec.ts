import type { CDPSession, Page } from "@playwright/test";
import { canonicalRoutes, routes } from "../src/content/routes.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { longestName } from "../src/visitorBrand/cleanName.ts";
import { addStyle, textSpacing } from "./addStyle.ts";
import { rulesOfWords, violationsOf } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { layoutIssues, openAll, removeTape, smallTexts, stopDrawing, untilOwnFonts } from "./layoutIssues.ts";
import { lineIssues } from "./lineIssues.ts";
import { overflowIssues } from "./overflowIssues.ts";
import { stripIssues } from "./stripIssues.ts";

// Every page with everything open, at every width at which a layout changes, and with the text settings of readers.

const widths = [320, 390, 768, 1024, 1920];
const paths = [...canonicalRoutes.map((id) => routes[id].path), "/missing.png"];

// Latin, a script without spaces, and the longest texts.
const languages = ["en", "ja", "ru"] as const;

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

/** Sets the size of text in the settings of the browser, in CSS pixels. Media queries in `rem` respond to nothing else. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/** By how much the page is too wide, and words that the edge of the window cuts off. Runs in the browser. */
function findWideParts(): string[] {
  const faults = new Set<string>();
  const { fontSize } = getComputedStyle(document.documentElement);
  if (fontSize !== "32px") faults.add(`the font size is ${fontSize}`);
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) faults.add(`scrolls sideways by ${beyond} px`);
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    range.selectNodeContents(node);
    const { right, width } = range.getBoundingClientRect();
    if (width < 2 || right <= innerWidth + 1) continue;
    const element = node.parentElement;
    // Pictures may be cut off, and what scrolls by itself goes on outside of the window.
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[role=img], [aria-hidden=true], .u-visually-hidden")) continue;
    let around: Element | null = element;
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
    if (around) continue;
    faults.add(`"${node.textContent?.trim()}" is cut off by ${Math.ceil(right - innerWidth)} px`);
  }
  return [...faults];
}

/**
 * Sets the zoom of the browser for a window of 1280 × 2560 pixels: to a page, this is another number of CSS pixels, each
 * of another size.
 */
const zoomTo = (session: CDPSession, percent: number) =>
  session.send("Emulation.setDeviceMetricsOverride", {
    width: Math.round(128_000 / percent),
    height: Math.round(256_000 / percent),
    deviceScaleFactor: percent / 100,
    mobile: false,
  });

/** All that browsers offer. */
const zooms = [25, 30, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of paths)
  test(`${path} fits at every width, in every script, and with wider and larger text`, async ({ page }) => {
    const faults = new Map<string, string[]>();
    const note = (found: readonly string[], where: string) => {
      for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
    };
    page.on("pageerror", ({ message }) => note([message], "any width"));
    const at = (width: number) => page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(pathIn(language, path));
      // accessibility.spec.ts checks all rules in English.
      if (language === "ru") note(await violationsOf(page, { rules: rulesOfWords }), language);
      await removeTape(page);
      await openEverything(page);
      await untilOwnFonts(page);
      await stopDrawing(page);
      for (const width of widths) {
        await at(width);
        note(
          [
            ...(await lineIssues(page, language)),
            ...(await overflowIssues(page)),
            ...(await layoutIssues(page)),
            ...(width === 320 ? await smallTexts(page) : []),
          ],
          `${language} at ${width} px`,
        );
      }
    }

    // In Russian, whose words are the longest: the last of `languages`.
    const removeSpacing = await addStyle(page, textSpacing);
    for (const width of [320, 1280]) {
      await at(width);
      note(
        [...(await layoutIssues(page)), ...(await overflowIssues(page))],
        `${width} px with the text spacing of WCAG 1.4.12`,
      );
    }
    await removeSpacing();
    await setTextSize(page, 32);
    for (const width of [320, 412]) {
      await at(width);
      note(await page.evaluate(findWideParts), `${width} px with text at 200%`);
    }
    await at(1280);
    const covered = (await layoutIssues(page)).filter((fault) => / (?:lies on|cut off)/.test(fault));
    note(covered, "1280 px with text at 200%");
    expect([...faults].map(([fault, where]) => `${fault}: ${where.join(", ")}`)).toEqual([]);
  });

test("BR-01 in a wide window a page and its text are larger, and its headline has as many lines", async ({
  page,
}) => {
  for (const { path } of [
    routes.home,
    routes.brokers,
    routes.propFirms,
    routes.communities,
    routes.partners,
  ]) {
    const measure = async (width: number) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      await untilOwnFonts(page);
      return page.evaluate(() => {
        const [title, page] = [document.querySelector("h1"), document.querySelector("main .u-page-width")];
        const { blockSize = "", lineHeight = "" } = title ? getComputedStyle(title) : {};
        const { paddingLeft = "", paddingRight = "" } = page ? getComputedStyle(page) : {};
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return {
          lines: Math.round(Number.parseFloat(blockSize) / Number.parseFloat(lineHeight)),
          width: Math.round((page?.getBoundingClientRect().width ?? 0) - padding),
          text: Math.round(Number.parseFloat(getComputedStyle(document.body).fontSize)),
        };
      });
    };
    const [narrow, wide] = [await measure(1440), await measure(1920)];
    expect(wide.lines, path).toBe(narrow.lines);
    expect(narrow, path).toMatchObject({ text: 17, width: 1280 });
    expect(wide, path).toMatchObject({ text: 18, width: 1520 });
  }
});

test("HM-07 at every zoom of the browser pages fit, and a visitor's brand covers no end of them", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const path of paths)
    for (const brand of ["", `#shown-as=${"W".repeat(longestName)}`]) {
      await page.goto("about:blank");
      await zoomTo(session, 100);
      await page.goto(pathIn("ru", path) + brand);
      await removeTape(page);
      await untilOwnFonts(page);
      if (brand) await expect(page.locator("#shown-as")).toBeVisible();
      for (const zoom of zooms) {
        await zoomTo(session, zoom);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const found = [
          ...(beyond > 0 ? [`the page scrolls sideways by ${beyond} px`] : []),
          ...(brand ? await stripIssues(page) : []),
          // Windows wider than those above.
          ...(!brand && zoom < 67 ? [...(await layoutIssues(page)), ...(await lineIssues(page, "ru"))] : []),
        ];
        faults.push(...found.map((fault) => `${path}${brand} at ${zoom}%: ${fault}`));
      }
      await page.evaluate(() => sessionStorage.removeItem("shown-as"));
    }
  expect(faults).toEqual([]);
});
