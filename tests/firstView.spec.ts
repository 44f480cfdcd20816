import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

const { common } = words("en");

const ends = (page: Page) => page.getByRole("contentinfo");

test("a page is whole before anything but the document has come", async ({ page }) => {
  await page.route(/\.(?:css|js|woff2|svg)$/, () => undefined);
  await page.goto(routes.home.path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("figure").or(page.getByRole("img")).first()).toBeVisible();
  await expect(ends(page)).toBeVisible();
});

test("a page shows its own fonts when they have come, however late", async ({ page }) => {
  const release = await holdBack(page, "**/*.woff2");
  await page.goto(routes.home.path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const shown = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        // Astro adds a hash to a family.
        .map(({ family }) => family.split("-")[0]),
    );
  expect(await shown()).not.toContain("Headline");
  release();
  await expect.poll(shown).toEqual(expect.arrayContaining(["Headline", "Text"]));
});

test("an address with a place leads there on the first view", async ({ page }) => {
  await page.goto(`${routes.brokers.path}#workflow`);
  await expect(page.locator("#workflow")).toBeInViewport();
});

test("a reload and the way back lead to where the visitor was, not to the place in the address", async ({
  page,
}) => {
  await page.goto(`${routes.brokers.path}#workflow`);
  await expect(page.locator("#workflow")).toBeInViewport();
  await ends(page).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(ends(page)).toBeInViewport();
  await expect(page.locator("#workflow")).not.toBeInViewport();
  await page.goto(routes.partners.path);
  await page.goBack();
  await expect(ends(page)).toBeInViewport();
  await expect(page.locator("#workflow")).not.toBeInViewport();
});
