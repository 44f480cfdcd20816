import type { Page } from "@playwright/test";
import { type RouteId, routes } from "../src/facts/routes.ts";
import { figureAt, stepMilliseconds, steps } from "../src/ui/StatCounter/counter.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";
import { type Pixels, pixelsOf } from "./pixels.ts";

const pages = ["home", "propFirms", "brokers", "communities", "caseStudies"] satisfies RouteId[];

/** Steps at which the page is looked at, from the first to the last. */
const moments = [0, 10, 25, 40, steps];

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/**
 * Scrolls a counter and those beside it into the middle of the window, and waits until observers have heard of it.
 * @returns the figures that the first frame after it shows whole
 */
const bringIn = (page: Page, index: number) =>
  page
    .locator("[data-counter]")
    .nth(index)
    .evaluate(async (counter) => {
      const inWindow = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      // The frame is painted after this event. The site has heard of it before, because it listens longer.
      const first = new Promise<string[]>((resolve) =>
        document.addEventListener(
          "scroll",
          () =>
            resolve(
              [...document.querySelectorAll("[data-counter] > :first-child")]
                .filter((figure) => inWindow(figure) && getComputedStyle(figure).opacity === "1")
                .map((figure) => figure.textContent),
            ),
          { once: true },
        ),
      );
      const boxes = [...(counter.closest("ul")?.children ?? [counter])].map((each) =>
        each.getBoundingClientRect(),
      );
      const [top, bottom] = [
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: "instant" });
      const figures = await first;
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(counter));
      return figures;
    });

/** The counters of a page: figure, what is shown over it, and where it and its drawing are in the window. */
const readCounters = (page: Page) =>
  page.locator("[data-counter]").evaluateAll((all: HTMLElement[]) =>
    all.map((counter) => {
      const drawing = counter.closest("[data-counted]");
      return {
        figure: counter.textContent,
        moving: counter.dataset.counter === "final" ? undefined : counter.dataset.shown,
        own: counter.getBoundingClientRect().toJSON() as DOMRect,
        around: drawing?.getBoundingClientRect().toJSON() as DOMRect | undefined,
      };
    }),
  );

type Counter = Awaited<ReturnType<typeof readCounters>>[number];

/** How many pixels around a figure differ between two screenshots. */
function differences({ own, around }: Counter, one: Pixels, other: Pixels): number {
  if (!around) return 0;
  let count = 0;
  for (let y = Math.ceil(around.top); y < Math.floor(around.bottom); y += 1)
    for (let x = Math.max(0, Math.ceil(around.left)); x < around.right; x += 1) {
      const isFigure = y >= own.top - 1 && y <= own.bottom && x >= own.left - 1 && x <= own.right;
      if (!isFigure && one.at(x, y)?.some((value, channel) => value !== other.at(x, y)?.[channel]))
        count += 1;
    }
  return count;
}

for (const id of pages)
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 1200 },
  ])
    test(`WG-01 figures of ${routes[id].path} at ${viewport.width} px are not seen before they count, and drawings grow with them`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await stopClock(page);
      await page.goto(routes[id].path);
      const counted = new Set<number>();
      for (const index of (await readCounters(page)).keys()) {
        if (counted.has(index)) continue;
        const final = (await readCounters(page)).filter((_, each) => counted.has(each));
        const seen = await bringIn(page, index);
        expect(seen.filter((figure) => !final.some((each) => each.figure === figure))).toEqual([]);
        const pictures: Pixels[] = [];
        const counting = [...(await readCounters(page)).entries()].filter(
          ([, { own }]) => own.bottom > 0 && own.top < viewport.height,
        );
        let step = 0;
        for (const moment of moments) {
          await page.clock.runFor((moment - step) * stepMilliseconds);
          step = moment;
          const now = await readCounters(page);
          for (const [each, { figure }] of counting)
            if (!counted.has(each))
              expect(now[each]?.moving).toBe(moment === steps ? undefined : figureAt(figure, moment));
          pictures.push(await pixelsOf(page));
        }
        const [start, end] = [pictures[0], pictures.at(-1)];
        for (const [each, counter] of counting) {
          if (!counted.has(each) && counter.around && start && end) {
            const all = differences(counter, start, end);
            expect(all, counter.figure).toBeGreaterThan(50);
            for (const [place, picture] of pictures.entries()) {
              const left = differences(counter, picture, end) / all;
              const share = (moments[place] ?? 0) / steps;
              // As exact as the lines, dots and pages of the drawings.
              expect(Math.abs(1 - left - share), `${counter.figure} at ${share}: ${1 - left}`).toBeLessThan(
                0.1,
              );
            }
          }
          counted.add(each);
        }
      }
      expect(counted.size).toBeGreaterThan(2);
    });

/** The state of each counter: its text, how much of it and of its drawing is shown. */
const statesOf = (page: Page) =>
  page.locator("[data-counter]").evaluateAll((all) =>
    all.map((counter) => {
      const drawing = counter.closest("[data-counted]") ?? counter;
      const figure = counter.firstElementChild ?? counter;
      return {
        figure: getComputedStyle(figure).opacity,
        isMoving: getComputedStyle(counter, "::after").content !== "none",
        drawing: getComputedStyle(drawing).getPropertyValue("--counted"),
      };
    }),
  );

const whole = { figure: "1", isMoving: false, drawing: "" };

test("WG-01 a figure on paper is whole while it counts, and its drawing too", async ({ page }) => {
  await stopClock(page);
  await page.goto(routes.brokers.path);
  await bringIn(page, 0);
  await page.clock.runFor(25 * stepMilliseconds);
  const counting = { figure: "0", isMoving: true, drawing: "0.5" };
  expect(await statesOf(page)).toEqual([counting, counting, counting, counting]);
  await page.emulateMedia({ media: "print" });
  const printed = { ...whole, drawing: "1" };
  expect(await statesOf(page)).toEqual([printed, printed, printed, printed]);
});

test("WG-01 D22 a figure that is seen before the script comes stays whole", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  const loaded = page.goto(routes.brokers.path);
  await page.locator("#engine-title").waitFor();
  await bringIn(page, 0);
  release();
  await loaded;
  // The page script starts tooltips after counters.
  await page.locator("[role=tooltip]").waitFor({ state: "attached" });
  await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
  await bringIn(page, 0);
  expect(await statesOf(page)).toEqual([whole, whole, whole, whole]);
});

test("WG-01 WG-06 figures and drawings stay whole under reduced motion", { tag: "@engines" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(routes.brokers.path);
  await bringIn(page, 0);
  const still = { ...whole, drawing: "1" };
  expect(await statesOf(page)).toEqual([still, still, still, still]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("WG-07 figures and drawings are whole", async ({ page }) => {
    await page.goto(routes.brokers.path);
    expect(await statesOf(page)).toEqual([whole, whole, whole, whole]);
  });
});
