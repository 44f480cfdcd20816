import { routes, sampleDocuments } from "../src/content/routes.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { expect, test } from "./fixtures.ts";
import { untilIdle } from "./untilIdle.ts";

test("a quotation has the marks of its language, and its full stop on the right side of them", async ({
  page,
}) => {
  for (const [language, marks, isStopOutside] of [
    ["en", "auto", false],
    ["ru", `"«" "»" "„" "“"`, true],
  ] as const) {
    await page.goto(pathIn(language, routes.brokers.path));
    const drawn = await page
      .locator("#testimonials blockquote")
      .first()
      .evaluate((quotation) => {
        const stop = quotation.querySelector("span");
        return {
          marks: getComputedStyle(quotation).quotes,
          stop: stop?.textContent,
          beforeStop: stop && getComputedStyle(stop, "::before").content,
          atTheEnd: getComputedStyle(quotation, "::after").content,
        };
      });
    expect(drawn).toEqual({
      marks,
      stop: ".",
      beforeStop: isStopOutside ? "close-quote" : "none",
      atTheEnd: isStopOutside ? "none" : "close-quote",
    });
  }
});

test("the framed sample is set in the site's own font", async ({ page }) => {
  await page.goto(sampleDocuments.newsletter);
  await untilIdle(page);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(loaded.join()).toContain("Text-");
});

test("code is set in the site's own font, which pages without code do not load", async ({ page }) => {
  for (const [path, fonts] of [
    [routes.privacyPolicy.path, 0],
    [routes.partners.path, 1],
  ] as const) {
    await page.goto(path);
    await untilIdle(page);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ family, status }) => family.startsWith("Code") && status === "loaded"),
    );
    expect(loaded, path).toHaveLength(fonts);
  }
});
