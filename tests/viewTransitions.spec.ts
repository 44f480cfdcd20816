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

test("a transition that is stopped is no error, however early", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const event of ["pageswap", "pagereveal"] as const)
      addEventListener(event, ({ viewTransition }) => {
        sessionStorage.setItem(event, String(viewTransition !== null));
        if (sessionStorage.getItem("stopped") === event) viewTransition?.skipTransition();
      });
  });
  await page.goto(routes.home.path);
  for (const [stopped, path] of [
    ["none", routes.partners.path],
    ["pageswap", routes.home.path],
    ["pagereveal", routes.partners.path],
  ] as const) {
    await page.evaluate(
      ([stopped, path]) => {
        sessionStorage.clear();
        sessionStorage.setItem("stopped", stopped);
        location.assign(path);
      },
      [stopped, path] as const,
    );
    await page.waitForURL(path, { waitUntil: "commit" });
    const started = () => page.evaluate(() => [sessionStorage.pageswap, sessionStorage.pagereveal]);
    await expect.poll(started).toEqual(["true", stopped === "pageswap" ? "false" : "true"]);
    await page.waitForLoadState();
  }
  for (let walk = 0; walk < 3; walk += 1) {
    await page.goBack();
    await page.goForward();
  }
  expect(errors).toEqual([]);
});

test("under reduced motion there is no transition between pages", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await startsTransition(page, routes.home.path, routes.partners.path)).toBe(false);
});
