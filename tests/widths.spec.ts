import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { rulesOfWords, violationsOf } from "./axe.ts";
import { expect, site, test } from "./fixtures.ts";
import { layoutFaults, openAll, removeTape, stopDrawing, untilOwnFonts } from "./layoutFaults.ts";
import { lineFaults } from "./lineFaults.ts";
import { overflowFaults } from "./overflowFaults.ts";

// Every page in every language at every width at which a layout changes.

const widths = [320, 390, 768, 1024, 1280, 1920];
// The terms and the privacy policy are the same page.
const { terms: _, ...pages } = routes;
const paths = [...Object.values(pages).map(({ path }) => path), "/missing.png"];

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
        await removeTape(page);
        await openEverything(page);
        await untilOwnFonts(page);
        await stopDrawing(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const found = [
            ...(await lineFaults(page, language)),
            ...(await overflowFaults(page)),
            ...(await layoutFaults(page)),
          ];
          for (const fault of found) note(`${path} ${fault}`, `${width} px`);
        }
      }
      expect(Object.entries(faults).map(([fault, where]) => `${fault} at ${where.join(", ")}`)).toEqual([]);
    });
  });
