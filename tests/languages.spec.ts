import AxeBuilder from "@axe-core/playwright";
import { routes } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";

// What depends on the length and script of words is looked at in every published language.

// Colours that are still fading in have no contrast yet; what moves is read in painted.spec.ts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const language of site.languages) {
  test(`every page in ${language} fits its window, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    for (const { path } of Object.values(routes)) {
      await page.goto(`${path}?lng=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const width of [320, 768, 1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual(
        [],
      );
    }
    expect(problems).toEqual([]);
  });

  test(`the bar takes at most two rows on a tablet in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`/?lng=${language}`);
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.height).toBeLessThanOrEqual(125);
  });
}
