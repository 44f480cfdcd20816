import type { Page } from "@playwright/test";
import { picturedRoutes, routes } from "../src/facts/routes.ts";
import { expect, test } from "./fixtures.ts";

const pictured = picturedRoutes.map((route) => routes[route].path);

/** Left edges, in CSS pixels, of the elements named `axis`, which begin the tape of the page's first picture. */
const axes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((pseudo) => {
        const { viewTransitionName, left } = getComputedStyle(element, pseudo);
        if (viewTransitionName !== "axis") return [];
        return element.getBoundingClientRect().left + (pseudo ? Number.parseFloat(left) : 0);
      }),
    ),
  );

for (const path of pictured)
  test(`${path} has one axis, which enters from the left edge of the window`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await axes(page);
      expect(edges, `${width} px`).toHaveLength(1);
      expect(edges[0], `${width} px`).toBeLessThanOrEqual(0);
    }
  });

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

for (const path of pictured) {
  test(`${path} moves only what is in view, for no more than five seconds`, async ({ page }) => {
    await page.goto(path);
    const clocked = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, timeline }) => {
        if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return [];
        // The animations of a picture start when its first part is in view.
        const picture = effect.target?.closest("figure") ?? effect.target;
        const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return {
          what: `${effect.target?.outerHTML.slice(0, 80)} ${effect.pseudoElement ?? ""}`,
          until: Number(effect.getComputedTiming().endTime),
          isInView: bottom > 0 && top < innerHeight,
        };
      }),
    );
    expect(clocked.filter(({ until, isInView }) => !isInView || until > 5000)).toEqual([]);
  });

  test(`${path} lets pictures further down draw as they come into view`, async ({ page }) => {
    await page.goto(path);
    const following = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length,
      );
    await expect.poll(following).toBeGreaterThan(0);
  });

  test(`${path} rests in its end state under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}
