import { canonicalRoutes, routes } from "../src/content/routes.ts";
import { expect, test, words } from "./fixtures.ts";

const { common } = words("en");

test.use({ javaScriptEnabled: false });

test("WG-07 Book demo shows the three choices in place, and the cross leads back", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto("/");
  const dialog = page.locator("dialog");
  await expect(dialog).toBeHidden();
  await page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }).click();
  await expect(dialog).toBeVisible();
  for (const scheduler of ["brokers", "propFirms", "communities"] as const)
    await expect(dialog.getByRole("link", { name: common.demo[scheduler] })).toHaveAttribute(
      "href",
      /^https:\/\//,
    );
  await dialog.getByRole("link", { name: common.demo.close }).click();
  await expect(dialog).toBeHidden();
});

test("WG-07 Solutions, languages and the burger menu open without a script", { tag: "@engines" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("summary", { hasText: common.navigation.solutions }).click();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: common.navigation.brokers }),
  ).toBeVisible();
  await page.locator("summary", { hasText: common.language.label }).click();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "?lng=en");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: common.navigation.menu }).click();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: common.navigation.partners }),
  ).toBeVisible();
});

test("WG-07 nothing waits for a script: every panel, slide and case is shown, every answer opens", async ({
  page,
}) => {
  for (const id of canonicalRoutes) {
    await page.goto(routes[id].path);
    const main = page.locator("main");
    for (const answer of await main.locator("details").all())
      if ((await answer.getAttribute("open")) === null) await answer.locator("summary").press("Enter");
    const unseen = () =>
      main.evaluate((element) =>
        [...element.querySelectorAll("p, h2, h3, h4, li, dd, td, blockquote, a")]
          .filter(
            (part) =>
              part.textContent?.trim() &&
              !part.closest(
                "dialog, [popover], [role=tablist], ul[aria-hidden], figure [aria-hidden], .u-requires-script",
              ) &&
              !part.checkVisibility(),
          )
          .map((part) => part.textContent?.trim().slice(0, 60)),
      );
    await expect.poll(unseen, { message: id }).toEqual([]);
  }
});
