import { routes } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";
import { stopDrawing } from "./layoutFaults.ts";
import { roomFaults } from "./room.ts";

const pages = [routes.brokers.path, routes.propFirms.path];
const widths = [320, 360, 768, 1090, 1280, 1920];

for (const path of pages)
  for (const language of site.languages)
    test(`${path} in ${language}: no amount breaks, and no text leaves its picture, from 320 to 1920 px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${path}?lng=${language}`);
      await stopDrawing(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await roomFaults(page), `${width} px`).toEqual([]);
      }
    });

test("the brokers page in Japanese has no text below 12 px on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${routes.brokers.path}?lng=ja`);
  const sizes = await page
    .locator("main :is(p, span, li, td, th, b, small, dt, dd)")
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test("the second heading of the brokers page in Japanese begins no line with a particle", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${routes.brokers.path}?lng=ja`);
  const starts = await page.locator("#features-title").evaluate((heading) => {
    const node = heading.firstChild as Text;
    const range = document.createRange();
    const tops: number[] = [];
    return Array.from(node.data, (letter, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width === 0 || tops.includes(top)) return "";
      tops.push(top);
      return letter;
    }).join("");
  });
  expect(starts).not.toMatch(/[をにがはのも、。]/);
});
