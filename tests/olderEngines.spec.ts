import { untilIdle } from "../scripts/untilIdle.ts";
import { routes } from "../src/facts/routes.ts";
import { expect, test } from "./fixtures.ts";
import { measureText, shortOf } from "./renderedText.ts";

test.use({
  viewport: { width: 1280, height: 900 },
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** Styles as seen by an engine without `light-dark()`: declarations with it are invalid, and `@supports` is false. */
const withoutLightDark = (css: string): string =>
  css
    .replaceAll(/@supports not \(color:\s*light-dark\([^)]*\)\)/g, "@media all")
    .replaceAll(/light-dark\(/g, "unknown-colours(");

test.describe("dark, which such an engine cannot draw", () => {
  test.use({ colorScheme: "dark" });

  for (const path of [routes.home.path, routes.brokers.path, routes.communities.path])
    test(`an engine without light-dark() draws all text on ${path} 4.5 to 1`, async ({ page }) => {
      await page.route(
        ({ pathname }) => pathname === path || pathname.endsWith(".css"),
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withoutLightDark(await response.text()) });
        },
      );
      await page.goto(path);
      await untilIdle(page);
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(12, 21, 36)");
      const lines = await measureText(page, page.locator("body"), { fullPage: true });
      expect(lines.length).toBeGreaterThan(20);
      expect(shortOf(lines, { text: 4.5, body: 4.5 })).toEqual([]);
    });
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of [routes.home.path, routes.brokers.path])
      test(`for those who ask for more contrast all text on ${path} has 7 to 1`, async ({ page }) => {
        await page.emulateMedia({ contrast: "more" });
        await page.goto(path);
        await untilIdle(page);
        const lines = await measureText(page, page.locator("body"), { fullPage: true });
        expect(lines.length).toBeGreaterThan(20);
        const words = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
        expect(shortOf(words, { text: 7, body: 7 })).toEqual([]);
      });
  });
