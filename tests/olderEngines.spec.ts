import { colour } from "../src/content/brand.ts";
import { routes } from "../src/content/routes.ts";
import { fromHex } from "../src/styles/contrast.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, test, words } from "./fixtures.ts";
import { untilIdle } from "./untilIdle.ts";

const { common, legal } = words("en");

test.use({
  viewport: { width: 1280, height: 900 },
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** Styles as seen by an engine without `light-dark()`: declarations with it are invalid, and `@supports` is false. */
const withoutLightDark = (css: string): string =>
  css
    .replaceAll(/@supports not \(color:\s*light-dark\([^)]*\)\)/g, "@media all")
    .replaceAll(/light-dark\(/g, "unknown-colours(");

test("an engine without light-dark() draws all text 4.5 to 1, also where the scheme is dark", async ({
  page,
}) => {
  const { path } = routes.partners;
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(
    ({ pathname }) => pathname === path || pathname.endsWith(".css"),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutLightDark(await response.text()) });
    },
  );
  await page.goto(path);
  await untilIdle(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(
    `rgb(${fromHex(colour("ink", "light")).join(", ")})`,
  );
  await expectNoViolations(page, { rules: ["color-contrast"] });
});

test("for those who ask for more contrast all text has 7 to 1", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto(routes.partners.path);
  await untilIdle(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, { rules: ["color-contrast-enhanced"] });
  }
});

test("WG-07 an engine without popovers has a complete page: the menu's links in the bar, no popup, no error", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: [string, string?]) =>
      !condition.join().includes(":popover-open") && supports(...(condition as [string, string]));
  });
  await page.route(/\/(?:privacy-policy)?$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/@supports not selector\(:popover-open\)/g, "@media all")
      .replaceAll(":popover-open", ":unknown")
      .replaceAll(' popover="', ' data-popover="');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 390, height: 780 });
  const bar = page.getByRole("navigation", { name: common.navigation.label });
  for (const path of [routes.home.path, routes.privacyPolicy.path]) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(bar.getByRole("button", { name: common.navigation.menu })).toBeHidden();
    for (const item of [
      common.navigation.caseStudies,
      common.navigation.partners,
      common.navigation.bookDemo,
    ])
      await expect(bar.getByRole("link", { name: item })).toBeVisible();
    await expect(page.locator("#popup")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  for (const title of Object.values(legal.sections).map(({ title }) => title))
    await expect(page.locator("#contents").getByRole("link", { name: title, exact: true })).toBeVisible();
  await page.goto(routes.home.path);
  await bar.getByRole("link", { name: common.navigation.bookDemo }).click();
  await expect(page.locator("dialog#book-demo")).toBeVisible();
  expect(errors).toEqual([]);
});
