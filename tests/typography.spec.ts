import { untilIdle } from "../scripts/untilIdle.ts";
import { routes, sampleDocuments } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { expect, test } from "./fixtures.ts";

for (const [language, marks, stopOutside] of [
  ["en", "auto", false],
  ["ru", `"«" "»" "„" "“"`, true],
] as const)
  test.describe(() => {
    test.use({ locale: language });

    test(`a quotation in ${language} has the marks of the language, and its full stop on the right side of them`, async ({
      page,
    }) => {
      await page.goto(routes.brokers.path);
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
        beforeStop: stopOutside ? "close-quote" : "none",
        atTheEnd: stopOutside ? "none" : "close-quote",
      });
      await page.goto(routes.communities.path);
      const notes = page.locator("main q");
      expect(await notes.count()).toBeGreaterThan(0);
      const drawnNotes = await notes.evaluateAll((all) =>
        all.map((note) => ({ marks: getComputedStyle(note).quotes, text: note.textContent })),
      );
      for (const note of drawnNotes) {
        expect(note.marks).toBe(marks);
        // The closing mark follows at once.
        if (stopOutside) expect(note.text).not.toMatch(/\.$/);
      }
    });
  });

/** The smallest permitted type size on a phone, in CSS pixels. */
const least = 12;

for (const language of ["en", "hi"] as const)
  test(`no text of any page in ${language} is below ${least} px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const { path } of Object.values(routes)) {
      await page.goto(pathIn(language, path));
      const small = await page.evaluate((least) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          const text = textContent?.trim() ?? "";
          if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
          if (parent.closest("script, style, .u-visually-hidden")) continue;
          // Text in an SVG scales with the picture.
          const svg = parent.closest("svg");
          const scale = svg?.viewBox.baseVal.width
            ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
            : 1;
          const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
          // Font size 0 hides a word.
          if (size > 0 && size < least - 0.01) found.push(`${size.toFixed(2)} px: ${text.slice(0, 40)}`);
        }
        return found;
      }, least);
      expect(small, path).toEqual([]);
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
