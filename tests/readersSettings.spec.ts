import { routes } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";
import { layoutFaults, openAll, removeTape, stopDrawing, untilOwnFonts } from "./layoutFaults.ts";
import { roomFaults } from "./room.ts";
import { textSpacing } from "./textSpacing.ts";

// Text settings of readers: wider spacing and larger type.

const paths = [...Object.values(routes).map(({ path }) => path), "/missing.png", "/%E0%A4%A"];

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

// Russian texts are longer than the English ones.
for (const language of ["ru", "ja"])
  for (const path of paths)
    test(`text of ${path} in ${language} fits at 320, 390 and 1280 px with the text spacing of WCAG 1.4.12`, async ({
      page,
    }) => {
      await page.goto(`${path}?lng=${language}`);
      await page.addStyleTag({ content: textSpacing });
      await removeTape(page);
      await untilOwnFonts(page);
      await stopDrawing(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await layoutFaults(page);
        for (const share of [0, 1]) {
          await openAll(page, share);
          faults.push(...(await layoutFaults(page)));
        }
        faults.push(...(await roomFaults(page)));
        expect(faults, `${width} px`).toEqual([]);
      }
    });

for (const language of site.languages)
  test(`the referral tree in ${language} fits text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${routes.communities.path}?lng=${language}`);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await stopDrawing(page);
    const faults = await layoutFaults(page);
    expect(
      faults.filter((fault) => / (?:lies on|cut off)/.test(fault) && fault.includes("communities-title")),
    ).toEqual([]);
  });
