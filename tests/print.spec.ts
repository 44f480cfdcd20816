import { inflateSync } from "node:zlib";
import { routes } from "../src/content/routes.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { comeToRest, expectNoViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** The area within the margins of an A4 sheet, in CSS pixels. */
const sheet = { width: 658, height: 1000 };

test.use({
  viewport: sheet,
  colorScheme: "dark",
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

// Russian texts are the longest.
for (const { path } of [routes.brokers, routes.partners, routes.caseStudies])
  test(`${path} on paper: all text has a contrast of 4.5 to 1, no address tracks, no word is cut, and no sheet is empty`, async ({
    page,
  }) => {
    await page.goto(pathIn("ru", path));
    const finalCall = page.locator("#final-call");
    await expect(finalCall).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(finalCall).toBeHidden();
    await comeToRest(page);
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
    const cut = await page
      .locator("main :is(h2, h3, p, li, dt, dd, td)")
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().left < 0)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    await expectNoViolations(page, { within: "main", rules: ["color-contrast"] });

    const runs = textRuns(await page.pdf({ preferCSSPageSize: true }));
    expect(runs.length).toBeGreaterThan(1);
    expect(Math.min(...runs)).toBeGreaterThan(5);
  });

test("the confirmation takes one sheet", async ({ page }) => {
  await page.goto(routes.confirmation.path);
  expect(textRuns(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
});
