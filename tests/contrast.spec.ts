import { scrollThrough } from "../scripts/scrollThrough.ts";
import { untilIdle } from "../scripts/untilIdle.ts";
import { whileDrawn } from "../scripts/whileDrawn.ts";
import { routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { openAll } from "./layoutFaults.ts";
import { comeToRest, measureText, shortOf } from "./renderedText.ts";

// The terms and the privacy policy are the same page.
const { terms: _, ...pages } = routes;
const paths = [...Object.values(pages).map(({ path }) => path), "/missing.png"];

test("contrast is that of drawn glyphs, on the least favourable ground, and hidden text has none", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><style>
    body { background: #fff; font: 13px Arial, sans-serif }
    .half { background: linear-gradient(90deg, #fff 50%, #999 50%); inline-size: max-content }
    .closed { clip-path: inset(50%) } .scroller { overflow: hidden; inline-size: 0 } .faint { opacity: 0.6 }
  </style>
  <p style="color: #767676"><u>Grey text, underlined</u></p>
  <div class="half">Across two grounds</div>
  <p class="faint">Black text at part of its strength, long enough to be read.</p>
  <p style="color: #fff">White on white</p>
  <p class="closed">Closed</p><div class="scroller">Scrolled</div><p hidden>Hidden</p><button disabled>Off</button>`);
  const lines = await measureText(page, page.locator("body"));
  expect(lines.map(({ text, isBody, ratio }) => [text, isBody, ratio])).toEqual([
    ["Grey text, underlined", false, expect.closeTo(4.54, 1)],
    ["Across two grounds", false, expect.closeTo(7.4, 1)],
    ["Black text at part of its strength, long enough to be read.", true, expect.closeTo(5.74, 0)],
    ["White on white", false, 1],
  ]);
});

const wide = { language: "en", viewport: { width: 1280, height: 900 } } as const;
const narrow = { language: "ru", viewport: { width: 360, height: 780 } } as const;
const settings = [
  { ...wide, colorScheme: "dark" },
  { ...narrow, colorScheme: "light" },
] as const;

for (const { language, viewport, colorScheme } of settings)
  test.describe(`${language}, ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths)
      test(`all text on ${path} has enough contrast`, async ({ context }) => {
        const lines = await whileDrawn(context, async (page) => {
          await page.goto(`${path}?lng=${language}`);
          await scrollThrough(page);
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          await untilIdle(page);
          await openAll(page, "every");
          return measureText(page, page.locator("body"), { fullPage: true });
        });
        expect(lines.length).toBeGreaterThan(20);
        expect(shortOf(lines)).toEqual([]);
      });

    test("all text that opens over a page has enough contrast", async ({ page }) => {
      const { common } = words(language);
      const navigation = page.getByRole("navigation", { name: common.navigation.label });
      await page.goto(`${routes.home.path}?lng=${language}`);

      await page.evaluate(() => document.querySelector<HTMLElement>("#popup")?.showPopover());
      await comeToRest(page);
      const popup = await measureText(page, page.locator("#popup"));
      await page.evaluate(() => document.querySelector<HTMLElement>("#popup")?.hidePopover());

      const burger = page.getByRole("button", { name: common.navigation.menu });
      if (await burger.isVisible()) await burger.click();
      await comeToRest(page);
      const menu = await measureText(page, navigation);
      // One at a time: on a phone an open list may cover its neighbours.
      for (const name of [common.navigation.solutions, common.language.label]) {
        const summary = navigation.locator("summary", { hasText: name });
        await summary.click();
        await comeToRest(page);
        menu.push(...(await measureText(page, summary.locator(".."))));
        await summary.click();
      }

      await navigation.locator("a", { hasText: common.navigation.bookDemo }).click();
      await comeToRest(page);
      const dialog = await measureText(page, page.getByRole("dialog"));

      for (const lines of [popup, menu, dialog]) expect(lines.length).toBeGreaterThan(2);
      expect(shortOf([...popup, ...menu, ...dialog])).toEqual([]);
    });
  });
