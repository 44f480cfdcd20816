import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { textSpacing } from "./textSpacing.ts";

// What readers set for themselves: more room between letters, words and lines, and larger type.

const paths = [routes.home.path, routes.communities.path];

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, path: string, style: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.addStyleTag({ content: style });
}

for (const language of ["en", "ru", "ja"])
  for (const width of [320, 390, 1280])
    for (const path of paths)
      test(`text of ${path} in ${language} has room at ${width} px when a reader spaces it`, async ({
        page,
      }) => {
        await open(page, `${path}?lng=${language}`, textSpacing, width);
        expect(await layoutFaults(page)).toEqual([]);
      });

for (const language of site.languages)
  test(`the referral tree in ${language} has room for text of twice the size`, async ({ page }) => {
    await open(page, `${routes.communities.path}?lng=${language}`, "html { font-size: 200% }", 1280);
    const faults = await layoutFaults(page);
    expect(
      faults.filter((fault) => / (?:lies on|cut off)/.test(fault) && fault.includes("communities-title")),
    ).toEqual([]);
  });
