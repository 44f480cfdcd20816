import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { recording } from "../src/content/sample/competition.ts";
import { clock as clockText } from "../src/illustrations/clock.ts";
import { addStyle } from "./addStyle.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { untilIdle } from "./untilIdle.ts";

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

const workflow = "#workflow figure[data-drawing]";

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

  test("HM-01 ranks, returns and prizes are in order in every frame of the first screen", async ({
    page,
  }) => {
    await page.goto(routes.home.path);
    for (const time of [0, 500, 1390, 1440, 1480, 1600, 3000]) {
      const rows = await page.evaluate((now) => {
        for (const animation of document.getAnimations())
          if (animation.timeline === document.timeline) {
            animation.pause();
            animation.currentTime = now;
          }
        const shown = (cell: Element | undefined): number => {
          const label = cell?.querySelector("[data-before]");
          const before = label && getComputedStyle(label, "::after").opacity === "1";
          const text = before ? label.getAttribute("data-before") : cell?.textContent;
          return Number.parseFloat(text?.replace(/[$,]/g, "") ?? "");
        };
        return [...document.querySelectorAll("#content figure tbody:first-of-type tr")]
          .map((row) => ({
            y: row.getBoundingClientRect().y,
            figures: [0, 5, 6].map((column) => shown(row.children[column])),
          }))
          .sort((one, other) => one.y - other.y)
          .map(({ figures }) => figures);
      }, time);
      expect(rows.length).toBeGreaterThan(2);
      for (const [column, sign] of [1, -1, -1].entries()) {
        const figures = rows.map((row) => row[column] ?? Number.NaN);
        expect(figures, `${time} ms`).toEqual(figures.toSorted((one, other) => sign * (one - other)));
      }
    }
  });
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`HM-01 the clock of the competition ${reducedMotion === "reduce" ? "stands under reduced motion" : "runs down"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await stopClock(page);
    await page.goto(routes.home.path);
    const clock = page.locator("[data-clock]");
    const left = clockText(recording.closes - recording.recorded);
    await expect(clock).toHaveText(left);
    await untilIdle(page);
    await page.clock.runFor(60_000);
    const later = clockText(recording.closes - recording.recorded - 60);
    await expect(clock).toHaveText(reducedMotion === "reduce" ? left : later);
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
