import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { type RouteId, routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { expect, test } from "./fixtures.ts";
import { comeToRest, measureText, shortOf } from "./renderedText.ts";

// The terms and the privacy policy are the same page.
const { terms: _, ...pages } = routes;

const usualLimit = 10;

/** The greatest number of sheets in any language, for pages that need fewer than others. */
const limits: Partial<Record<RouteId, number>> = {
  home: 5,
  propFirms: 8,
  brokers: 8,
  partners: 7,
  confirmation: 1,
};

/** The area within the margins of an A4 sheet, in CSS pixels. */
const sheet = { width: 658, height: 1000 };

test.use({
  viewport: sheet,
  colorScheme: "dark",
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** The number of text runs on each sheet of a PDF, page number and running title included. */
function textRuns(pdf: Buffer): number[] {
  const file = pdf.toString("latin1");
  const object = (number: string): string =>
    new RegExp(`(?:^|\\n)${number} 0 obj\\n(.*?)\\nendobj`, "s").exec(file)?.[1] ?? "";
  const contents = Array.from(file.matchAll(/\/Type \/Page\n.*?\/Contents (\d+) 0 R/gs), ([, number = ""]) =>
    object(number),
  );
  return contents.map((content) => {
    const [, stream = ""] = /stream\r?\n(.*)\r?\nendstream/s.exec(content) ?? [];
    return (
      inflateSync(Buffer.from(stream, "latin1"))
        .toString("latin1")
        .match(/\bT[jJ]\b/g)?.length ?? 0
    );
  });
}

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
  await comeToRest(page);
}

for (const { path } of [routes.brokers, routes.caseStudies, routes.privacyPolicy])
  test(`${path} is legible on paper: all text has a contrast of 4.5 to 1, and no address tracks`, async ({
    page,
  }) => {
    await openOnPaper(page, path);
    const printed = await page
      .locator("main *")
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .flatMap((element) => [
            element.textContent,
            ...["::before", "::after"].map((part) => getComputedStyle(element, part).content),
          ]),
      );
    expect(printed.filter((text) => text.includes("utm_"))).toEqual([]);
    const lines = await measureText(page, page.locator("main"), { fullPage: true });
    expect(lines.length).toBeGreaterThan(3);
    // Symbols have strokes too thin to show their full colour.
    const words = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    expect(shortOf(words, { text: 4.5, body: 4.5 })).toEqual([]);
  });

// Russian texts are the longest.
for (const [id, { path }] of Object.entries(pages) as [RouteId, { path: string }][]) {
  const limit = limits[id] ?? usualLimit;
  test(`${path} in Russian takes at most ${limit} sheets, none of them empty`, async ({ page }) => {
    await page.goto(pathIn("ru", path));
    const runs = textRuns(await page.pdf({ preferCSSPageSize: true }));
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.length).toBeLessThanOrEqual(limit);
    for (const [index, count] of runs.entries()) expect(count, `sheet ${index + 1}`).toBeGreaterThan(5);
  });
}
