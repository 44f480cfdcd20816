import type { Locator, Page } from "@playwright/test";
import { type PartnerId, partners, partnersOnPage } from "../src/facts/partners.ts";
import { routes } from "../src/facts/routes.ts";
import { pace } from "../src/ui/Strip/drift.ts";
import { expect, test, words } from "./fixtures.ts";

// The scrolling strips of partners' logos, in motion (BR-02, PA-02).

const { brokers, common, partners: copy } = words("en");

const strips: readonly { path: string; label: string; ids: readonly PartnerId[] }[] = [
  { path: routes.brokers.path, label: brokers.partners.label, ids: partnersOnPage.brokers },
  { path: routes.partners.path, label: copy.logos.label, ids: partnersOnPage.partners },
];
const phone = { width: 390, height: 780 };

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const strip = (page: Page): Locator =>
  page
    .locator("#partners")
    .getByRole("region", { name: /./ })
    .filter({ has: page.getByRole("list") });
const logos = (page: Page): Locator => strip(page).getByRole("listitem");
const control = (page: Page, name: string): Locator => strip(page).getByRole("button", { name, exact: true });

/** Scrolls the strip to the middle of the window and waits until it has started. */
async function start(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await strip(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(strip(page)).toHaveAttribute("data-started", "");
}

const expectRotation = (page: Page, rotation: string) =>
  expect(strip(page)).toHaveAttribute("data-rotation", rotation);

/** Left edge of a logo, in pixels of the window. */
const left = (logo: Locator): Promise<number> =>
  logo.evaluate((element) => element.getBoundingClientRect().left);

/** Advances the strip to a position, counted in logos. */
const passTo = (page: Page, position: number): Promise<void> =>
  strip(page).evaluate((element, time) => {
    const animations = [...element.querySelectorAll("li")].flatMap((item) => item.getAnimations());
    for (const animation of animations) animation.currentTime = Number(animation.currentTime) + time;
  }, position * pace);

/** Does what find-in-page does for a logo out of view. @returns its number */
async function scrollToHidden(page: Page): Promise<number> {
  const found = await logos(page).evaluateAll((all) => {
    const index = all.findIndex((logo) => logo.getBoundingClientRect().left >= innerWidth);
    all[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return index;
  });
  expect(found).not.toBe(-1);
  return found;
}

/** Whether an endless animation moves any of the logos. Hover effects do not count. */
const isMoving = (page: Page): Promise<boolean> =>
  logos(page).evaluateAll((all) =>
    all.flatMap((logo) => logo.getAnimations()).some(({ playState }) => playState === "running"),
  );

// The behaviour is the same on both pages; this one has more logos.
for (const { path, ids } of strips.filter(({ path }) => path === routes.partners.path))
  for (const viewport of [{ width: 1280, height: 800 }, phone])
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("BR-02 PA-02 it has no end: wherever it stands, logos fill the window in their order and none covers another", async ({
        page,
      }) => {
        await start(page, path);
        await expectRotation(page, "playing");
        await control(page, common.carousel.pause).press("Enter");
        await expectRotation(page, "stopped");
        for (let step = 0; step < ids.length * 4; step += 1) {
          await passTo(page, 0.4);
          const boxes = await logos(page).evaluateAll((all) =>
            all.map((logo) => logo.getBoundingClientRect()).sort((one, other) => one.left - other.left),
          );
          expect(boxes[0]?.left, `${step}`).toBeLessThanOrEqual(0);
          expect(boxes.at(-1)?.right, `${step}`).toBeGreaterThanOrEqual(viewport.width - 1);
          for (const [index, box] of boxes.slice(1).entries())
            expect(Math.abs(box.left - (boxes[index]?.right ?? 0)), `${step}`).toBeLessThan(1);
        }
      });

      test("BR-02 PA-02 each logo is there once, for readers and in the text, and can be reached", async ({
        page,
      }) => {
        await start(page, path);
        await expectRotation(page, "playing");
        await expect(logos(page)).toHaveCount(ids.length);
        await expect(strip(page).locator("[aria-hidden=true] a, [inert], [tabindex='-1']")).toHaveCount(0);
        for (const id of ids) {
          await expect(logos(page).filter({ hasText: partners[id].name })).toHaveCount(1);
          const address = partners[id].affiliate;
          const link = strip(page).getByRole("link", { name: partners[id].name });
          await expect(link).toHaveCount(address ? 1 : 0);
          if (!address) continue;
          await link.focus();
          await expect(link).toBeInViewport({ ratio: 0.99 });
          await expectRotation(page, "paused");
        }
      });
    });

// The behaviour is the same on both pages; this one has more logos.
for (const { path, ids } of strips.filter(({ path }) => path === routes.partners.path)) {
  test(`WG-06 ${path}: hover holds the strip, leaving lets it go on`, async ({ page }) => {
    await start(page, path);
    await expectRotation(page, "playing");
    await strip(page).hover({ position: { x: 300, y: 60 } });
    await expectRotation(page, "paused");
    await expect.poll(() => isMoving(page)).toBe(false);
    await page.mouse.move(5, 5);
    await expectRotation(page, "playing");
    expect(await isMoving(page)).toBe(true);
  });

  test(`WG-06 ${path}: focus holds the strip, and its pause control comes first and lasts`, {
    tag: "@engines",
  }, async ({ page }) => {
    await start(page, path);
    await strip(page).getByRole("button").first().focus();
    await expectRotation(page, "paused");
    await expect(strip(page).getByRole("button").first()).toHaveAccessibleName(common.carousel.pause);
    const first = strip(page).locator("a, button").first();
    await expect(first).toHaveAccessibleName(common.carousel.pause);
    await page.keyboard.press("Enter");
    await expectRotation(page, "stopped");
    await first.blur();
    await expectRotation(page, "stopped");
    await expect.poll(() => isMoving(page)).toBe(false);
    await control(page, common.carousel.play).press("Enter");
    await expectRotation(page, "playing");
  });

  test(`BR-02 PA-02 ${path}: arrows lead logo by logo and clamp at both ends; then it goes on`, async ({
    page,
  }) => {
    await start(page, path);
    await control(page, common.carousel.pause).focus();
    await expectRotation(page, "paused");
    const next = control(page, common.carousel.next);
    const previous = control(page, common.carousel.previous);
    await previous.press("Enter");
    await expect(strip(page)).toHaveAttribute("data-index", "0");
    await expectRotation(page, "interrupted");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    const rest = await strip(page)
      .locator("ul")
      .evaluate((list) => Number.parseFloat(getComputedStyle(list).paddingInlineStart));
    await expect.poll(() => left(logos(page).first())).toBeCloseTo(rest, 0);
    for (let index = 1; index < ids.length; index += 1) {
      await next.press("Enter");
      await expect(strip(page)).toHaveAttribute("data-index", `${index}`);
      await expect.poll(() => left(logos(page).nth(index))).toBeCloseTo(rest, 0);
    }
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await next.press("Enter");
    await expect(strip(page)).toHaveAttribute("data-index", `${ids.length - 1}`);
    await next.blur();
    await expectRotation(page, "playing");
  });

  test(`BR-02 PA-02 ${path}: find-in-page reaches a logo out of view, and the strip stays with it`, async ({
    page,
  }) => {
    await start(page, path);
    await expectRotation(page, "playing");
    const found = await scrollToHidden(page);
    await expectRotation(page, "interrupted");
    await expect(logos(page).nth(found)).toBeInViewport({ ratio: 0.99 });
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test(`WG-06 ${path}: the strip stands still, its arrows work`, { tag: "@engines" }, async ({ page }) => {
      await start(page, path);
      await expectRotation(page, "paused");
      await expect.poll(() => isMoving(page)).toBe(false);
      await expect(control(page, common.carousel.pause)).toBeHidden();
      const before = await left(logos(page).nth(1));
      await control(page, common.carousel.next).click();
      await expect(strip(page)).toHaveAttribute("data-index", "1");
      expect(await left(logos(page).nth(1))).toBeLessThan(before);
    });
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test(`WG-07 ${path}: the strip is a list that scrolls`, async ({ page }) => {
      await page.goto(path);
      await expect(logos(page)).toHaveCount(ids.length);
      await expect(strip(page).getByRole("button")).toHaveCount(0);
      const last = logos(page).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phone, hasTouch: true });

    /** Drags one finger sideways; a negative distance is to the left. */
    const swipe = async (page: Page, distance: number): Promise<void> => {
      const box = await strip(page)
        .locator("ul")
        .evaluate((list) => list.getBoundingClientRect().toJSON());
      const client = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", offset?: number) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: offset === undefined ? [] : [{ x: 195 + offset, y: box.y + box.height / 2 }],
        });
      await touch("touchStart", 0);
      await touch("touchMove", distance / 2);
      await touch("touchMove", distance);
      await touch("touchEnd");
      await client.detach();
    };

    test(`PA-02 ${path}: a swipe leads to the next logo, clamps at both ends and interrupts`, async ({
      page,
    }) => {
      await start(page, path);
      await control(page, common.carousel.pause).press("Enter");
      await control(page, common.carousel.previous).press("Enter");
      await expect(strip(page)).toHaveAttribute("data-index", "0");
      await swipe(page, 120);
      await expect(strip(page)).toHaveAttribute("data-index", "0");
      for (let index = 1; index < ids.length; index += 1) {
        await swipe(page, -120);
        await expect(strip(page)).toHaveAttribute("data-index", `${index}`);
        await expect(logos(page).nth(index)).toBeInViewport({ ratio: 0.9 });
      }
      await swipe(page, -120);
      await expect(strip(page)).toHaveAttribute("data-index", `${ids.length - 1}`);
    });
  });
}
