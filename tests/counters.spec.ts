import type { Locator, Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { figureAt, stepMilliseconds, steps } from "../src/ui/StatCounter/counter.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";
import { untilOwnFonts } from "./layoutIssues.ts";
import { type Pixels, pixelsOf } from "./pixels.ts";

// Figures that count up. Unit tests of src/ui/StatCounter/ check their steps.

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "no-preference" } });

const counters = (page: Page): Locator => page.locator("[data-counter]");

/** Scrolls a counter into the middle of the window, and waits until observers have heard of it. */
const bringIn = (counter: Locator) =>
  counter.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
  });

test("WG-01 PF-02 BR-03 IB-05 CS-06 each figure counts once from 0 when it is seen, and ends on itself", async ({
  page,
}) => {
  await stopClock(page);
  for (const { path } of [routes.propFirms, routes.brokers, routes.communities, routes.caseStudies]) {
    await page.goto(path);
    const figures = await counters(page).allTextContents();
    expect(figures.length, path).toBeGreaterThan(2);
    for (const index of figures.keys()) {
      const counter = counters(page).nth(index);
      if ((await counter.getAttribute("data-counter")) !== "counting") await bringIn(counter);
    }
    await expect(page.locator("[data-counter=counting]")).toHaveCount(figures.length);
    const shown = await counters(page).evaluateAll((all) =>
      all.map((each) => each.getAttribute("data-shown")),
    );
    expect(shown).toEqual(figures.map((figure) => figureAt(figure, 0)));
    await page.clock.runFor(1200);
    await expect(page.locator("[data-counter=final]")).toHaveText(figures);
    await bringIn(counters(page).first());
    await expect(page.locator("[data-counter=counting]")).toHaveCount(0);
  }
});

test("WG-01 a figure waits until a tenth of it is in view, then counts in 24 ms steps for 1200 ms, also out of view", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(routes.brokers.path);
  const counter = counters(page).first();
  const figure = (await counter.textContent()) ?? "";
  /** Scrolls until this part of it is in view, and waits until observers have heard of it. */
  const show = (part: number) =>
    counter.evaluate(async (element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + part * height - innerHeight, behavior: "instant" });
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
    }, part);
  await show(0.05);
  await page.clock.runFor(2000);
  await expect(counter).toHaveAttribute("data-counter", "waiting");
  await show(0.15);
  await expect(counter).toHaveAttribute("data-counter", "counting");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const [milliseconds, step] of [
    [23, 0],
    [1, 1],
    [24 * 24, 25],
    [24 * 25 - 1, 49],
  ] as const) {
    await page.clock.runFor(milliseconds);
    await expect(counter).toHaveAttribute("data-shown", figureAt(figure, step));
  }
  await page.clock.runFor(1);
  await expect(counter).toHaveAttribute("data-counter", "final");
});

/** The parts of a page that grow with a figure. */
const drawn = (page: Page): Locator => page.locator("[data-counted]");

/** How many pixels of a drawing differ between two screenshots, without those of its figure. */
function differences(drawing: DOMRect, figure: DOMRect, one: Pixels, other: Pixels): number {
  let count = 0;
  for (let y = Math.ceil(drawing.top); y < Math.floor(drawing.bottom); y += 1)
    for (let x = Math.ceil(drawing.left); x < drawing.right; x += 1) {
      const isFigure = y >= figure.top - 1 && y <= figure.bottom && x >= figure.left - 1 && x <= figure.right;
      if (!isFigure && one(x, y)?.some((value, channel) => value !== other(x, y)?.[channel])) count += 1;
    }
  return count;
}

/** What a visitor sees of each counter: whether its figure is whole, and how much of its drawing there is. */
const statesOf = (page: Page) =>
  counters(page).evaluateAll((all) =>
    all.map((counter) => ({
      isWhole: getComputedStyle(counter.firstElementChild ?? counter).opacity === "1",
      drawing: getComputedStyle(counter.closest("[data-counted]") ?? counter).getPropertyValue("--counted"),
    })),
  );

test("WG-01 a drawing grows with its figure, which is not seen before it counts; on paper both are whole", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(routes.brokers.path);
  await bringIn(counters(page).first());
  const pictures: Pixels[] = [];
  for (const moment of [0, steps / 2, steps]) {
    if (moment > 0) await page.clock.runFor((steps / 2) * stepMilliseconds);
    if (moment === steps / 2) {
      const [counting] = await statesOf(page);
      expect(counting).toEqual({ isWhole: false, drawing: "0.5" });
      await page.emulateMedia({ media: "print" });
      expect((await statesOf(page))[0]).toEqual({ isWhole: true, drawing: "1" });
      await page.emulateMedia({ media: "screen" });
    }
    pictures.push(await pixelsOf(page));
  }
  const [start, middle, end] = pictures;
  if (!start || !middle || !end) throw new Error("no pictures");
  const box = (element: Locator) =>
    element.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
  const [drawing, figure] = [await box(drawn(page).first()), await box(counters(page).first())];
  const all = differences(drawing, figure, start, end);
  expect(all).toBeGreaterThan(50);
  // As exact as the lines, dots and pages of the drawings.
  expect(Math.abs(differences(drawing, figure, middle, end) / all - 0.5)).toBeLessThan(0.1);
});

test("WG-01 PF-02 a Hindi lakh counts in its parts, and nothing beside it moves", async ({ page }) => {
  await stopClock(page);
  await page.goto(`${routes.propFirms.path}?lng=hi`);
  await untilOwnFonts(page);
  const lakh = counters(page).filter({ hasText: /^1\sलाख\+$/ });
  await bringIn(lakh);
  await expect(lakh).toHaveAttribute("data-counter", "counting");
  const places = () =>
    page
      .locator("li:has([data-counter]), li:has([data-counter]) span")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const before = await places();
  for (const [milliseconds, shown] of [
    [stepMilliseconds, "0.02"],
    [24 * stepMilliseconds, "0.50"],
    [24 * stepMilliseconds, "0.98"],
  ] as const) {
    await page.clock.runFor(milliseconds);
    await expect(lakh).toHaveAttribute("data-shown", new RegExp(`^${shown}\\s`));
    expect(await places()).toEqual(before);
  }
  await page.clock.runFor(stepMilliseconds);
  await expect(lakh).toHaveAttribute("data-counter", "final");
  expect(await places()).toEqual(before);
});

test("WG-01 D22 a figure that is seen before the script comes stays whole", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  const loaded = page.goto(routes.brokers.path);
  await bringIn(counters(page).first());
  release();
  await loaded;
  // The page script starts tooltips after counters.
  await page.getByRole("tooltip", { includeHidden: true }).waitFor({ state: "attached" });
  await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
  await bringIn(counters(page).first());
  expect((await statesOf(page))[0]).toEqual({ isWhole: true, drawing: "" });
});

test("WG-01 WG-06 figures and drawings stay whole under reduced motion", { tag: "@engines" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(routes.brokers.path);
  await bringIn(counters(page).first());
  expect((await statesOf(page))[0]).toEqual({ isWhole: true, drawing: "1" });
});

test("WG-07 figures and drawings are whole without a script", async ({ reader }) => {
  await reader.goto(routes.brokers.path);
  for (const { isWhole } of await statesOf(reader)) expect(isWhole).toBe(true);
});
