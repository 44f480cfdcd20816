import type { Locator, Page } from "@playwright/test";
import { partners, partnersOnPage } from "../src/content/partners.ts";
import { routes } from "../src/content/routes.ts";
import { expect, region, test, words } from "./fixtures.ts";

// The marquee of partners' logos, on the page with more of them.

const { common, partners: copy } = words("en");
const { path } = routes.partners;
const ids = partnersOnPage.partners;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const marquee = (page: Page): Locator => region(page, copy.partners.label);
const logos = (page: Page): Locator => marquee(page).getByRole("listitem");
const control = (page: Page, name: string): Locator =>
  marquee(page).getByRole("button", { name, exact: true });

/** Opens the page, scrolls the marquee to the middle of the window and waits until it has started. */
async function start(page: Page): Promise<void> {
  await page.goto(path);
  await marquee(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(marquee(page)).toHaveAttribute("data-started", "");
}

const expectRotation = (page: Page, rotation: string) =>
  expect(marquee(page)).toHaveAttribute("data-rotation", rotation);

/** Left edge of a logo, in pixels of the window. */
const left = (logo: Locator): Promise<number> =>
  logo.evaluate((element) => element.getBoundingClientRect().left);

/** Whether an endless animation moves the logos. Hover effects do not count. */
const isMoving = (page: Page): Promise<boolean> =>
  marquee(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .some((animation) => animation instanceof CSSAnimation && animation.playState === "running"),
  );

/** Has the animation stand where it is after so many milliseconds. */
const moveTo = (page: Page, time: number): Promise<void> =>
  marquee(page).evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true }))
      if (animation instanceof CSSAnimation)
        animation.currentTime = time + Number(animation.effect?.getTiming().delay);
  }, time);

test("BR-02 PA-02 it has no end: at every moment logos fill the window in their order, and each can be reached", async ({
  page,
}) => {
  await start(page);
  await expectRotation(page, "playing");
  await control(page, common.carousel.pause).press("Enter");
  await expectRotation(page, "stopped");
  for (let moment = 0; moment < 1; moment += 0.05) {
    const boxes = await marquee(page).evaluate((element, moment) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = moment * Number(animation.effect?.getTiming().duration);
      const boxes = [...element.querySelectorAll("li")].map((logo) => logo.getBoundingClientRect());
      return boxes.sort((one, other) => one.left - other.left).map(({ left, right }) => ({ left, right }));
    }, moment);
    expect(boxes[0]?.left, `${moment}`).toBeLessThanOrEqual(moment === 0 ? 100 : 0);
    expect(boxes.at(-1)?.right, `${moment}`).toBeGreaterThanOrEqual(1279);
    for (const [index, box] of boxes.slice(1).entries())
      expect(Math.abs(box.left - (boxes[index]?.right ?? 0)), `${moment}`).toBeLessThan(1);
  }
  // The copy is for the eyes only.
  await expect(logos(page)).toHaveCount(ids.length);
  for (const id of ids) {
    if (!partners[id].affiliate) continue;
    const link = marquee(page).getByRole("link", { name: partners[id].name });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});

test("BR-02 PA-02 it stays where it is when it becomes a scroller, and moves on from there", async ({
  page,
}) => {
  await start(page);
  await expectRotation(page, "playing");
  await marquee(page).hover({ position: { x: 300, y: 60 } });
  await expectRotation(page, "paused");
  await moveTo(page, 20_000);
  const before = await left(logos(page).nth(5));
  await page.mouse.wheel(40, 0);
  await expectRotation(page, "interrupted");
  await expect.poll(async () => Math.abs((await left(logos(page).nth(5))) - before + 40)).toBeLessThan(2);
  const scrolled = await marquee(page).evaluate(
    (element) => element.querySelector("[role=group]")?.scrollLeft,
  );
  await page.mouse.move(5, 5);
  await expectRotation(page, "playing");
  expect(await isMoving(page)).toBe(true);
  const startedAt = await marquee(page).evaluate((element) => {
    const animation = element.getAnimations({ subtree: true }).find((each) => each instanceof CSSAnimation);
    const { delay = 0, duration = 0 } = animation?.effect?.getComputedTiming() ?? {};
    const list = element.querySelector("ul");
    return (-delay / Number(duration)) * (list?.offsetWidth ?? 0);
  });
  expect(Math.abs(startedAt - (scrolled ?? 0))).toBeLessThan(2);
});

test("BR-02 WG-06 the marquee moves by itself; hover and focus hold it, its pause control comes first and lasts", {
  tag: "@engines",
}, async ({ page }) => {
  await start(page);
  await expectRotation(page, "playing");
  expect(await isMoving(page)).toBe(true);
  await marquee(page).hover({ position: { x: 300, y: 60 } });
  await expectRotation(page, "paused");
  await expect.poll(() => isMoving(page)).toBe(false);
  await page.mouse.move(5, 5);
  await expectRotation(page, "playing");
  const first = marquee(page).locator("a, button").first();
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
  await expect(marquee(page)).toHaveAttribute("data-index", "0");
  await expectRotation(page, "interrupted");
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect.poll(async () => (await left(logos(page).first())) >= 0).toBe(true);
  for (let index = 1; index < ids.length; index += 1) {
    await next.press("Enter");
    await expect(marquee(page)).toHaveAttribute("data-index", `${index}`);
    await expect(logos(page).nth(index)).toBeInViewport({ ratio: 0.99 });
  }
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await next.press("Enter");
  await expect(marquee(page)).toHaveAttribute("data-index", `${ids.length - 1}`);
  await next.blur();
  await expectRotation(page, "playing");
  await expect.poll(() => isMoving(page)).toBe(true);
  // At the start, where most are out of view; then what the browser does for find-in-page.
  await moveTo(page, 0);
  const found = await logos(page).evaluateAll((all) => {
    const index = all.findIndex((logo) => logo.getBoundingClientRect().left >= innerWidth);
    all[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return index;
  });
  await expectRotation(page, "interrupted");
  await expect(logos(page).nth(found)).toBeInViewport({ ratio: 0.99 });
});

test("WG-06 under reduced motion the marquee stands still, and its arrows work", { tag: "@engines" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page);
  await expectRotation(page, "paused");
  expect(await isMoving(page)).toBe(false);
  await expect(control(page, common.carousel.pause)).toBeHidden();
  const before = await left(logos(page).nth(1));
  await control(page, common.carousel.next).click();
  await expect(marquee(page)).toHaveAttribute("data-index", "1");
  expect(await left(logos(page).nth(1))).toBeLessThan(before);
});

test("WG-07 without a script it is a list that scrolls", async ({ reader }) => {
  await reader.goto(path);
  await expect(marquee(reader).getByRole("button")).toHaveCount(0);
  await expect(marquee(reader).locator("li").filter({ visible: true })).toHaveCount(ids.length);
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
      const { y = 0, height = 0 } = (await marquee(page).getByRole("list").boundingBox()) ?? {};
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
    await expect(marquee(page)).toHaveAttribute("data-index", "0");
    for (let index = 1; index < ids.length; index += 1) {
      await swipe(-120);
      await expect(marquee(page)).toHaveAttribute("data-index", `${index}`);
      await expect(logos(page).nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await swipe(-120);
    await expect(marquee(page)).toHaveAttribute("data-index", `${ids.length - 1}`);
  });
});
