import { routes } from "../src/facts/routes.ts";
import { expect, test } from "./fixtures.ts";
import { layoutFaults, openAll } from "./layoutFaults.ts";
import { textSpacing } from "./textSpacing.ts";

/** What pages do not share is held by the tests of each page. */
const paths = [
  routes.privacyPolicy.path,
  routes.terms.path,
  routes.confirmation.path,
  "/missing.png",
  "/%E0%A4%A",
];

for (const language of ["en", "ru", "ja"])
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

    test(`wider text finds room on the legal, confirmation and error pages and in the layout, in ${language}`, async ({
      page,
    }) => {
      const faults: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(path);
        await page.addStyleTag({ content: textSpacing });
        await openAll(page, 0);
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          // The tape of an error page runs out of the window, and its quotes with it.
          const found = (await layoutFaults(page)).filter(
            (fault) => !/in status-title is cut off$/.test(fault),
          );
          if (found.length > 0) faults[`${path} at ${width} px`] = found;
        }
      }
      expect(faults).toEqual({});
    });
  });

for (const [language, marks, stopOutside] of [
  ["en", "auto", false],
  ["es", `"«" "»"`, true],
  ["ru", `"«" "»"`, true],
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
    });
  });
