import { scrollThrough } from "../scripts/scrollThrough.ts";
import { whileDrawn } from "../scripts/whileDrawn.ts";
import { picturedRoutes, routes } from "../src/facts/routes.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, test, words } from "./fixtures.ts";

const { common } = words("en");
// The terms and the privacy policy are the same page.
const { terms: _, ...pages } = routes;
const paths = [...Object.values(pages).map(({ path }) => path), "/missing.png"];
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 780 } };

test.describe("desktop, in motion", () => {
  test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: "no-preference" } });
  for (const path of picturedRoutes.map((route) => routes[route].path))
    test(`axe finds nothing on ${path}, scrolled through`, ({ context }) =>
      whileDrawn(context, async (page) => {
        await page.goto(path);
        await scrollThrough(page);
        await expectNoViolations(page, { isMeasured: true });
      }));
});

test.describe("phone, at rest", () => {
  test.use({ viewport: sizes.phone, contextOptions: { reducedMotion: "reduce" } });
  for (const path of paths)
    test(`axe finds nothing on ${path}, scrolled through, nor in any tab, slide and answer`, ({ context }) =>
      whileDrawn(context, async (page) => {
        await page.goto(path);
        await scrollThrough(page);
        const main = page.getByRole("main");
        for (const question of await main.locator("details > summary").all()) await question.click();
        for (const tab of await main.getByRole("tab").all()) {
          await tab.scrollIntoViewIfNeeded();
          await tab.click();
          await expect(tab).toHaveAttribute("aria-selected", "true");
          await expectNoViolations(page, {
            within: `#${await tab.getAttribute("aria-controls")}`,
            isMeasured: true,
          });
        }
        for (const carousel of await main.locator("section[data-index]").filter({ visible: true }).all()) {
          await carousel.scrollIntoViewIfNeeded();
          await expect(carousel).toHaveAttribute("data-started", "");
        }
        for (const next of await main.getByRole("button", { name: common.carousel.next }).all()) {
          if (!(await next.isVisible())) continue;
          await next.scrollIntoViewIfNeeded();
          await next.click();
        }
        await expectNoViolations(page);
      }));
});

test("a picture of the product is one image: everything in it is hidden from readers", async ({ page }) => {
  let count = 0;
  for (const { path } of Object.values(routes)) {
    await page.goto(path);
    const pictures = page.locator("main :not(svg)[role=img]");
    count += await pictures.count();
    await expect(pictures.locator(":scope > :not([aria-hidden=true])"), path).toHaveCount(0);
  }
  expect(count).toBeGreaterThan(10);
});

// What fades in on the page behind has little contrast while it does.
test.describe("over a page at rest", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("axe finds nothing with the dialog open", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
  });

  test("axe finds nothing with Solutions and the languages open", async ({ page }) => {
    await page.goto("/");
    for (const label of [common.navigation.solutions, common.language.label]) {
      await page.locator("summary", { hasText: label }).click();
      await expectNoViolations(page, { within: "header" });
    }
  });

  test("axe finds nothing with the burger menu open", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto("/");
    await page.getByRole("button", { name: common.navigation.menu }).click();
    await page.locator("summary", { hasText: common.navigation.solutions }).click();
    await expectNoViolations(page);
  });

  test.describe("with the popup to come", () => {
    test.use({ hasClosedPopup: false });

    test("axe finds nothing with the popup open", async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await page.clock.runFor(5000);
      await expect(page.locator("#popup")).toBeVisible();
      // axe cannot run in the sample's frame, which allows no script. The sample is checked as a page of its own.
      await expectNoViolations(page, { without: "#popup iframe" });
    });
  });
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

test("WG-06 nothing moves for those who ask for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path } of Object.values(routes)) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === "running" &&
              Number(effect?.getComputedTiming().duration) > 0 &&
              !(effect?.getComputedTiming().duration instanceof CSSUnitValue),
          ).length,
    );
    expect(moving, path).toBe(0);
  }
});

test("axe finds nothing with a case opened from its address", async ({ page }) => {
  await page.goto(`${routes.caseStudies.path}#broker-1`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});
