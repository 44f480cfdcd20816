import type { Locator, Page } from "@playwright/test";
import { partners, partnersOnPage } from "../src/facts/partners.ts";
import { routes } from "../src/facts/routes.ts";
import { pace } from "../src/ui/Strip/marquee.ts";
import { expect, region, test, words } from "./fixtures.ts";

// The strip of partners' logos, on the page with more of them.

const { common, partners: copy } = words("en");
const { path } = routes.partners;
const ids = partnersOnPage.partners;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const strip = (page: Page): Locator => region(page, copy.logos.label);
const logos = (page: Page): Locator => strip(page).getByRole("listitem");
const control = (page: Page, name: string): Locator => strip(page).getByRole("button", { name, exact: true });

/** Opens the page, scrolls the strip to the middle of the window and waits until it has started. */
async function start(page: Page): Promise<void> {
  await page.goto(path);
  await strip(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(strip(page)).toHaveAttribute("data-started", "");
}

const expectRotation = (page: Page, rotation: string) =>
  expect(strip(page)).toHaveAttribute("data-rotation", rotation);

/** Left edge of a logo, in pixels of the window. */
const left = (logo: Locator): Promise<number> =>
  logo.evaluate((element) => element.getBoundingClientRect().left);

/** Advances the strip by a number of logos. */
const passBy = (page: Page, count: number): Promise<void> =>
  strip(page).evaluate((element, time) => {
    const animations = [...element.querySelectorAll("li")].flatMap((item) => item.getAnimations());
    for (const animation of animations) animation.currentTime = Number(animation.currentTime) + time;
  }, count * pace);

/** Whether an endless animation moves any of the logos. Hover effects do not count. */
const isMoving = (page: Page): Promise<boolean> =>
  logos(page).evaluateAll((all) =>
    all.flatMap((logo) => logo.getAnimations()).some(({ playState }) => playState === "running"),
  );

test("BR-02 PA-02 it has no end: wherever it stands, logos fill the window in their order, each once and within reach", async ({
  page,
}) => {
  await start(page);
  await expectRotation(page, "playing");
  await control(page, common.carousel.pause).press("Enter");
  await expectRotation(page, "stopped");
  for (let step = 0; step < ids.length * 2; step += 1) {
    await passBy(page, 0.7);
    const boxes = await logos(page).evaluateAll((all) =>
      all.map((logo) => logo.getBoundingClientRect()).sort((one, other) => one.left - other.left),
    );
    expect(boxes[0]?.left, `${step}`).toBeLessThanOrEqual(0);
    expect(boxes.at(-1)?.right, `${step}`).toBeGreaterThanOrEqual(1279);
    for (const [index, box] of boxes.slice(1).entries())
      expect(Math.abs(box.left - (boxes[index]?.right ?? 0)), `${step}`).toBeLessThan(1);
  }
  await expect(logos(page)).toHaveCount(ids.length);
  for (const id of ids) {
    if (!partners[id].affiliate) continue;
    const link = strip(page).getByRole("link", { name: partners[id].name });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});

test("BR-02 WG-06 the strip moves by itself; hover and focus hold it, its pause control comes first and lasts", {
  tag: "@engines",
}, async ({ page }) => {
  await start(page);
  await expectRotation(page, "playing");
  expect(await isMoving(page)).toBe(true);
  await strip(page).hover({ position: { x: 300, y: 60 } });
  await expectRotation(page, "paused");
  await expect.poll(() => isMoving(page)).toBe(false);
  await page.mouse.move(5, 5);
  await expectRotation(page, "playing");
  const first = strip(page).locator("a, button").first();
  await first.focus();
  await expectRotation(page, "paused");
  await expect(first).toHaveAccessibleName(common.carousel.pause);
  await page.keyboard.press("Enter");
  await expectRotation(page, "stopped");
  await first.blur();
  await expectRotation(page, "stopped");
  await expect.poll(() => isMoving(page)).toBe(false);
  await control(page, common.carousel.play).press("Enter");
  await expectRotation(page, "playing");
});

test("PA-02 arrows lead logo by logo and clamp at both ends; find-in-page reaches a logo out of view", {
  tag: "@engines",
}, async ({ page }) => {
  await start(page);
  await control(page, common.carousel.pause).focus();
  await expectRotation(page, "paused");
  const next = control(page, common.carousel.next);
  const previous = control(page, common.carousel.previous);
  await previous.press("Enter");
  await expect(strip(page)).toHaveAttribute("data-index", "0");
  await expectRotation(page, "interrupted");
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect.poll(async () => (await left(logos(page).first())) >= 0).toBe(true);
  for (let index = 1; index < ids.length; index += 1) {
    await next.press("Enter");
    await expect(strip(page)).toHaveAttribute("data-index", `${index}`);
    await expect(logos(page).nth(index)).toBeInViewport({ ratio: 0.99 });
  }
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await next.press("Enter");
  await expect(strip(page)).toHaveAttribute("data-index", `${ids.length - 1}`);
  await next.blur();
  await expectRotation(page, "playing");
  // What the browser does for find-in-page.
  const found = await logos(page).evaluateAll((all) => {
    const index = all.findIndex((logo) => logo.getBoundingClientRect().left >= innerWidth);
    all[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return index;
  });
  await expectRotation(page, "interrupted");
  await expect(logos(page).nth(found)).toBeInViewport({ ratio: 0.99 });
});

test("WG-06 under reduced motion the strip stands still, and its arrows work", { tag: "@engines" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page);
  await expectRotation(page, "paused");
  expect(await isMoving(page)).toBe(false);
  await expect(control(page, common.carousel.pause)).toBeHidden();
  const before = await left(logos(page).nth(1));
  await control(page, common.carousel.next).click();
  await expect(strip(page)).toHaveAttribute("data-index", "1");
  expect(await left(logos(page).nth(1))).toBeLessThan(before);
});

test("WG-07 without a script the strip is a list that scrolls", async ({ reader }) => {
  await reader.goto(path);
  await expect(strip(reader).getByRole("button")).toHaveCount(0);
  await logos(reader).last().scrollIntoViewIfNeeded();
  await expect(logos(reader).last()).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test("PA-02 a swipe leads to the next logo and clamps at both ends", async ({ page }) => {
    await start(page);
    const client = await page.context().newCDPSession(page);
    /** Drags one finger sideways; a negative distance is to the left. */
    const swipe = async (distance: number): Promise<void> => {
      const { y = 0, height = 0 } = (await strip(page).getByRole("list").boundingBox()) ?? {};
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...offsets: number[]) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: offsets.map((offset) => ({ x: 195 + offset, y: y + height / 2 })),
        });
      await touch("touchStart", 0);
      await touch("touchMove", distance / 2);
      await touch("touchMove", distance);
      await touch("touchEnd");
    };
    await control(page, common.carousel.pause).press("Enter");
    await control(page, common.carousel.previous).press("Enter");
    await swipe(120);
    await expect(strip(page)).toHaveAttribute("data-index", "0");
    for (let index = 1; index < ids.length; index += 1) {
      await swipe(-120);
      await expect(strip(page)).toHaveAttribute("data-index", `${index}`);
      await expect(logos(page).nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await swipe(-120);
    await expect(strip(page)).toHaveAttribute("data-index", `${ids.length - 1}`);
  });
});
