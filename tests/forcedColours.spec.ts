import type { Page } from "@playwright/test";
import { canonicalRoutes, routes } from "../src/content/routes.ts";
import { contrast } from "../src/styles/contrast.ts";
import { expect, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutIssues.ts";
import { pixelsOf } from "./pixels.ts";

// Where a visitor's system forces its colours on text, backgrounds and borders. Drawings keep their own.

const { common } = words("en");
const pages = canonicalRoutes.map((id) => routes[id].path);

test.use({
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
  viewport: { width: 1280, height: 900 },
});

/** The colours of parts of drawings that say gain or loss, and of the page behind them. */
const drawnColours = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    const bytes = (colour: string): [number, number, number] => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const drawn = document.querySelectorAll(
      "main svg :is(.u-positive, .u-negative), main svg:is(.u-positive, .u-negative)",
    );
    return {
      ground: bytes(getComputedStyle(document.documentElement).backgroundColor),
      drawn: [...drawn].map((part) => bytes(getComputedStyle(part).color)),
    };
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`in forced colours gain and loss are seen on every band, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    let parts = 0;
    for (const path of pages) {
      await page.goto(path);
      const { ground, drawn } = await drawnColours(page);
      parts += drawn.length;
      for (const colour of drawn) expect.soft(contrast(colour, ground), path).toBeGreaterThan(4.5);
    }
    expect(parts).toBeGreaterThan(10);
  });

for (const [what, path, cover] of [
  ["the second line of a title", routes.communities.path, "h1 > :last-child"],
  ["a figure below a title", routes.partners.path, "main p.u-headline"],
  ["the size of the gold trade", routes.home.path, "label[for=gold-size] b"],
] as const)
  test(`in forced colours ${what} covers nothing of the text above`, async ({ page }) => {
    await page.goto(path);
    await untilOwnFonts(page);
    const element = page.locator(cover).first();
    await element.evaluate((line) => line.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const withIt = await pixelsOf(page);
    await element.evaluate((line: HTMLElement) => {
      line.style.visibility = "hidden";
    });
    const without = await pixelsOf(page);
    const isLight = (colour: readonly number[] | undefined, than: number) =>
      colour?.every((channel) => channel > than) === true;
    let covered = 0;
    for (let row = Math.floor(y - height / 2); row < y + height / 2; row += 1)
      for (let column = Math.floor(x); column < x + width; column += 1)
        if (!isLight(without(column, row), 100) && isLight(withIt(column, row), 250)) covered += 1;
    expect(covered).toBe(0);
  });

test("LY-10 in forced colours the dialog has an edge all around", async ({ page }) => {
  await page.goto(routes.home.path);
  await page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const edges = await dialog.evaluate((element) => {
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
      getComputedStyle(element);
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
  });
  expect(edges).not.toContain("0px");
});
