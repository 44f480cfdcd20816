import { routes } from "../src/facts/routes.ts";
import { expect, test } from "./fixtures.ts";

for (const [language, marks, stopOutside] of [
  ["en", "auto", false],
  ["es", `"«" "»" "“" "”"`, true],
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
