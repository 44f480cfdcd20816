import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, test } from "./fixtures.ts";

/** Whether leaving a page for another starts a view transition. */
async function startsTransition(page: Page, from: string, to: string): Promise<boolean> {
  const key = "starts-transition";
  await page.goto(from);
  await page.evaluate(
    ([key, path]) => {
      addEventListener("pageswap", ({ viewTransition }) =>
        sessionStorage.setItem(key, String(viewTransition !== null)),
      );
      location.assign(path);
    },
    [key, to] as const,
  );
  await page.waitForURL(to);
  return (await page.evaluate((key) => sessionStorage.getItem(key), key)) === "true";
}

test("the tape runs on to the next page: a view transition between two pages that name it alike", async ({
  page,
}) => {
  const nameOfTape = () =>
    page.getByRole("banner").evaluate((bar) => getComputedStyle(bar, "::after").viewTransitionName);
  expect(await startsTransition(page, routes.home.path, routes.partners.path)).toBe(true);
  expect(await nameOfTape()).toBe("tape");
  await page.goBack();
  expect(await nameOfTape()).toBe("tape");
});

test("under reduced motion there is no transition between pages", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await startsTransition(page, routes.home.path, routes.partners.path)).toBe(false);
});
