import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { languages } from "../src/i18n/languages.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";
import { startIslands } from "./startIslands.ts";
import { untilIdle } from "./untilIdle.ts";
import { whileDrawn } from "./whileDrawn.ts";

// React says in the console where what it draws differs from the document. Nothing may: however a visitor comes, every
// island takes over what is there.

/** The pages with islands; legal pages and the confirmation have none. */
const pages = Object.values(routes).filter(({ firstScreen }) => firstScreen === "picture");

const fields = "astro-island[client=interaction] input";

/** Changes every field of the islands: sliders by a step, boxes and choices by a press, texts by a letter. */
async function changeFields(page: Page): Promise<void> {
  for (const field of await page.locator(fields).all()) {
    const type = await field.getAttribute("type");
    if (type === "radio" || type === "checkbox") await field.press("Space");
    else await field.press(type === "range" ? "ArrowRight" : "ArrowUp");
  }
}

const visits: Readonly<Record<string, (page: Page, address: string) => Promise<unknown>>> = {
  "as it is": (page, address) => page.goto(address),
  "with a brand from a link": (page, address) => page.goto(`${address}#shown-as=Acme&colour=teal`),
  "with fields that Back restores": async (page, address) => {
    await page.goto(address);
    await startIslands(page);
    await changeFields(page);
    await page.goto("/health");
    await page.goBack();
  },
  "used before the scripts came": async (page, address) => {
    const release = await holdBack(page, "**/*.js");
    await page.goto(address, { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor();
    await changeFields(page);
    release();
  },
};

for (const [visit, open] of Object.entries(visits))
  test(`D7 WG-07 every island of a page ${visit} takes over what is there`, ({ context }) =>
    whileDrawn(context, async (page) => {
      const lines: string[] = [];
      page.on("pageerror", ({ message }) => lines.push(message));
      page.on("console", (message) => {
        // The browser tells of the caches that a choice of language empties.
        if (!message.text().startsWith("Clear-Site-Data")) lines.push(message.text());
      });
      for (const [index, { path }] of pages.entries())
        await test.step(path, async () => {
          // All languages in turn: a document in each of them would take as long as all other tests.
          const language = languages[index % languages.length]?.code;
          await open(page, `${path}?lng=${language}`);
          await startIslands(page);
          await untilIdle(page);
          expect(lines, `${path} in ${language}`).toEqual([]);
        });
    }));
