import { scrollThrough } from "../scripts/scrollThrough.ts";
import { canonicalRoutes, routes } from "../src/content/routes.ts";
import { comeToRest, expectNoViolations } from "./axe.ts";
import { expect, hasPopup, test, words } from "./fixtures.ts";
import { openAll } from "./layoutIssues.ts";
import { untilIdle } from "./untilIdle.ts";
import { whileDrawn } from "./whileDrawn.ts";

const { common } = words("en");
const paths = [...canonicalRoutes.map((id) => routes[id].path), "/missing.png"];
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 780 };

// What fades in has little contrast while it does.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone, colorScheme: "light" });

for (const path of paths)
  test(`WG-06 on ${path}, with everything open, axe finds nothing, text has enough contrast in both schemes, and nothing moves`, ({
    context,
  }) =>
    whileDrawn(context, async (page) => {
      await page.goto(path);
      await scrollThrough(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await untilIdle(page);
      expect(
        await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
              .length,
        ),
      ).toBe(0);
      // A picture of the product is one image.
      await expect(page.locator("main :not(svg)[role=img] > :not([aria-hidden=true])")).toHaveCount(0);
      await openAll(page, "every");
      await expectNoViolations(page);

      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize(desktop);
      await expectNoViolations(page, { rules: ["color-contrast"] });
    }));

for (const [language, viewport, colorScheme] of [
  ["en", desktop, "dark"],
  ["ru", phone, "light"],
] as const)
  test(`axe finds nothing in what opens over a page, and its text has enough contrast: ${language}, ${viewport.width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const { common } = words(language);
    const navigation = page.getByRole("navigation", { name: common.navigation.label });
    const expectReadable = async (within: string, without?: string) => {
      await comeToRest(page);
      await expectNoViolations(page, { within, ...(without && { without }) });
    };
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(`${routes.home.path}?lng=${language}`);

    await page.evaluate(() => document.querySelector<HTMLElement>("#popup")?.showPopover());
    // axe cannot run in the sample's frame, which allows no script. The sample is checked as a page of its own.
    if (hasPopup) await expectReadable("#popup", "#popup iframe");
    await page.evaluate(() => document.querySelector<HTMLElement>("#popup")?.hidePopover());

    const burger = page.getByRole("button", { name: common.navigation.menu });
    if (await burger.isVisible()) await burger.click();
    await expectReadable("nav");
    // One at a time: on a phone an open list may cover its neighbours.
    for (const name of [common.navigation.solutions, common.language.label]) {
      const summary = navigation.locator("summary", { hasText: name });
      await summary.click();
      await expectReadable("nav details[open]");
      await summary.click();
    }

    await navigation.locator("a", { hasText: common.navigation.bookDemo }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectReadable("dialog[open]");
  });

test("axe finds nothing with a case opened from its address", async ({ page }) => {
  await page.goto(`${routes.caseStudies.path}#broker-1`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});
