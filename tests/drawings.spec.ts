import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { addStyle } from "./addStyle.ts";
import { expect, test } from "./fixtures.ts";

const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Animations of parts of pictures that have not ended. */
const partsInMotion = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" &&
            (effect as KeyframeEffect).target?.matches("[data-drawing] [data-part]"),
        ).length,
  );

/** Scrolls until a picture comes in at the bottom of the window. */
const bringIn = (page: Page, picture: string) =>
  page.locator(picture).evaluate((element) => {
    scrollTo({
      top: element.getBoundingClientRect().top + scrollY - innerHeight + 60,
      behavior: "instant",
    });
  });

const workflow = "#final-call figure[data-drawing]";

test.describe(() => {
  test.use(moving);

  test("a picture plays once when it comes into view, 300 ms a part, and is whole before and after", async ({
    page,
  }) => {
    await page.goto(routes.propFirms.path);
    const picture = page.locator(workflow);
    await expect(picture).toHaveAttribute("data-drawing", "");
    // Held at their start, animations can be looked at, however late this comes to it.
    const release = await addStyle(page, "[data-part] { animation-play-state: paused !important }");
    await bringIn(page, workflow);
    await expect(picture).toHaveAttribute("data-drawing", "playing");
    const lengths = await picture.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
    );
    expect(lengths.length).toBeGreaterThan(0);
    for (const length of lengths) expect(length).toBeLessThanOrEqual(300);
    await release();
    await expect.poll(() => partsInMotion(page)).toBe(0);
    // It does not play again.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await bringIn(page, workflow);
    await expect(picture).toBeInViewport();
    expect(await picture.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test.describe("without a script", () => {
  test.use({ ...moving, javaScriptEnabled: false });

  test("WG-07 pictures are whole, the first screen's too", async ({ page }) => {
    await page.goto(routes.home.path);
    await expect(page.locator("[data-drawing=first]")).toBeVisible();
    await expect(page.locator("fieldset").first()).toBeHidden();
    await expect(page.locator("#content figure text").last()).toHaveCSS("opacity", "1");
  });
});
