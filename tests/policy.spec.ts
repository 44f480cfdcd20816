import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { expect, test } from "./fixtures.ts";
import { startIslands } from "./startIslands.ts";
import { untilIdle } from "./untilIdle.ts";
import { whileDrawn } from "./whileDrawn.ts";

// Every test of this folder fails where a page does what its policy forbids (fixtures.ts). These start all that
// the pages have.

const pages = [routes.communities, routes.caseStudies];

/** What the slots of islands hold, in the order of the page. */
const slotTexts = (page: Page) =>
  page.locator("astro-slot").evaluateAll((slots) => slots.map(({ textContent }) => textContent));

test("all islands start under the policy, and change no text", ({ context }) =>
  whileDrawn(context, async (page) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    for (const { path } of pages) {
      await page.goto(path);
      const before = await slotTexts(page);
      await startIslands(page);
      await untilIdle(page);
      expect(await slotTexts(page)).toEqual(before);
      expect(problems).toEqual([]);
    }
  }));

test("an island that a translator has changed before it starts keeps what is in it", ({ context }) =>
  whileDrawn(context, async (page) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    await page.goto(routes.brokers.path);
    const before = await slotTexts(page);
    const islands = await page.evaluate(() => {
      // Browsers that translate a page put its texts into elements of their own. React then draws the island anew.
      const changed = [...document.querySelectorAll("astro-island[ssr] > :first-child")];
      for (const element of changed) element.prepend(document.createElement("translated-text"));
      return changed.length;
    });
    await startIslands(page);
    await untilIdle(page);
    await expect(page.locator("translated-text")).toHaveCount(0);
    expect(await slotTexts(page)).toEqual(before);
    // React's number for what is not as it was built.
    expect(problems.filter((problem) => problem.includes("#418"))).toHaveLength(islands);
    expect(problems).toHaveLength(islands);
  }));
