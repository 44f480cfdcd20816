import type { Locator } from "@playwright/test";
import { platforms, platformsOnPage } from "../src/content/platforms.ts";
import { routes } from "../src/content/routes.ts";
import { testimonials } from "../src/content/testimonials.ts";
import { expect, region, stopClock, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";
import { untilOwnFonts } from "./layoutIssues.ts";

// Carousels and tabs in the pages that have them. Unit tests of src/ui/ check their timing and their controls.

const { brokers, common, communities, "prop-firms": propFirms } = words("en");
const phone = { width: 390, height: 780 };

const slides = (carousel: Locator): Locator => carousel.locator("[data-slide]");

async function start(carousel: Locator): Promise<void> {
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(carousel).toHaveAttribute("data-started", "");
}

/** Expects that a slide is the visible one and the only one in the accessibility tree. */
async function expectShown(carousel: Locator, index: number): Promise<void> {
  await expect(slides(carousel).nth(index)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(carousel).nth(index)).not.toHaveAttribute("aria-hidden");
  await expect(carousel.locator("[data-slide][aria-hidden=true]")).toHaveCount(
    (await slides(carousel).count()) - 1,
  );
}

const platformPages = [
  { path: routes.brokers.path, label: brokers.platforms.label, ids: platformsOnPage.brokers },
  { path: routes.propFirms.path, label: propFirms.platforms.label, ids: platformsOnPage.propFirms },
];

test("PF-05 BR-06 on a wide screen the platforms stand in one row, without controls, and nothing moves", async ({
  page,
}) => {
  await stopClock(page);
  for (const { path, label } of platformPages) {
    await page.goto(path);
    const carousel = region(page, label);
    await start(carousel);
    const boxes = await Promise.all((await slides(carousel).all()).map((slide) => slide.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const slide of await slides(carousel).all()) await expect(slide).toBeInViewport({ ratio: 1 });
    await expect(carousel.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(carousel).toHaveAttribute("data-index", "0");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("PF-05 BR-06 the platforms move every 3000 ms, loop, and stop for good when touched or asked for the next one", async ({
    page,
  }) => {
    await stopClock(page);
    for (const { path, label, ids } of platformPages) {
      await page.goto(path);
      const carousel = region(page, label);
      await start(carousel);
      await expect(carousel).toHaveAttribute("data-rotation", "playing");
      await page.clock.runFor(2999);
      await expectShown(carousel, 0);
      await page.clock.runFor(1);
      for (let next = 1; next < ids.length; next += 1) {
        await expectShown(carousel, next);
        await page.clock.runFor(3000);
      }
      await expectShown(carousel, 0);
      await expect(slides(carousel).first()).toContainText(platforms[ids[0]].short);
      if (path === routes.brokers.path) await slides(carousel).first().tap();
      else await carousel.getByRole("button", { name: common.carousel.next }).click();
      await expect(carousel).toHaveAttribute("data-rotation", "stopped");
      const index = (await carousel.getAttribute("data-index")) ?? "";
      await page.clock.runFor(4 * 3000);
      await expect(carousel).toHaveAttribute("data-index", index);
    }
  });

  test("WG-02 no track scrolls down, and a finger or a wheel over it moves the page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(routes.brokers.path);
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
    const at = () => page.evaluate(() => scrollY);
    const carousel = region(page, brokers.testimonials.label);
    await start(carousel);
    const track = carousel.getByRole("group", { name: brokers.testimonials.label, exact: true });
    const { x, y, width, height } = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = { x: x + width / 2, y: Math.min(y + height / 2, phone.height - 40) };
    let before = await at();
    await touch("touchStart", finger);
    for (let step = 1; step <= 6; step += 1) await touch("touchMove", { ...finger, y: finger.y - 20 * step });
    await touch("touchEnd");
    await expect.poll(at).toBeGreaterThan(before + 40);
    await page.mouse.move(finger.x, finger.y - 120);
    before = await at();
    await page.mouse.wheel(0, 100);
    await expect.poll(at).toBeGreaterThan(before);
    expect(await track.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});

for (const { id, path, label, people } of [
  {
    id: "BR-08",
    path: routes.brokers.path,
    label: brokers.testimonials.label,
    people: testimonials.brokers.map((voice) => brokers.testimonials.people[voice.id]),
  },
  {
    id: "IB-07",
    path: routes.communities.path,
    label: communities.testimonials.label,
    people: testimonials.communities.map((voice) => communities.testimonials.people[voice.id]),
  },
])
  test(`${id} WG-06 testimonials take turns every 5000 ms; arrows wrap, dots lead to theirs; a mouse interrupts, the keyboard holds`, async ({
    page,
  }) => {
    const count = people.length;
    test.skip(count < 2, "A single quote has no controls");
    await stopClock(page);
    await page.goto(path);
    const carousel = region(page, label);
    const shown = carousel.locator("[data-slide]:not([aria-hidden])");
    const expectVoice = async (index: number) => {
      await expect(carousel).toHaveAttribute("data-index", `${(index + count) % count}`);
      await expect(shown).toContainText(people.at(index % count)?.quote ?? "no quote");
    };
    await start(carousel);
    await expect(carousel).toHaveAttribute("data-rotation", "playing");
    await page.clock.runFor(4999);
    await expectVoice(0);
    await page.clock.runFor(1);
    for (let next = 1; next < count; next += 1) {
      await expectVoice(next);
      await page.clock.runFor(5000);
    }
    await expectVoice(0);
    const next = carousel.getByRole("button", { name: common.carousel.next });
    await carousel.getByRole("button", { name: common.carousel.previous }).click();
    await expectVoice(-1);
    await next.click();
    await expectVoice(0);
    const dots = carousel.getByRole("group", { name: common.carousel.dots }).getByRole("button");
    await expect(dots).toHaveCount(count);
    await dots.nth(1).click();
    await expectVoice(1);
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(dots.nth(0)).not.toHaveAttribute("aria-current");
    await expect(carousel).toHaveAttribute("data-rotation", "interrupted");
    await page.mouse.move(5, 5);
    await expect(carousel).toHaveAttribute("data-rotation", "playing");
    await page.keyboard.press("Shift+Tab");
    await expect(carousel).toHaveAttribute("data-rotation", "paused");
    await page.clock.runFor(10_000);
    await expectVoice(1);
  });

test.describe("with a mouse and a touch screen", () => {
  test.use({ hasTouch: true });

  test("WG-02 WG-06 D21 mouse, finger, arrows and dots in turn: slide, dot and rotation agree after each", async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(routes.brokers.path);
    const client = await page.context().newCDPSession(page);
    const carousel = region(page, brokers.testimonials.label);
    await untilOwnFonts(page);
    await start(carousel);
    const track = carousel.getByRole("group", { name: brokers.testimonials.label, exact: true });
    const next = carousel.getByRole("button", { name: common.carousel.next });
    const dots = carousel.getByRole("group", { name: common.carousel.dots }).getByRole("button");
    const { x, y, width, height } = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: x + width / 2, y: y + height / 2 };
    const expectState = async (index: number, rotation: "playing" | "paused" | "interrupted") => {
      await expect(carousel).toHaveAttribute("data-rotation", rotation);
      await expect(carousel).toHaveAttribute("data-index", `${index}`);
      await expectShown(carousel, index);
      await expect(carousel.locator("[aria-current]")).toHaveCount(1);
      await expect(dots.nth(index)).toHaveAttribute("aria-current", "true");
    };
    /** Lets more time pass than a slide has, of which nothing comes unless the carousel plays. */
    const expectHeld = async (index: number, rotation: "paused" | "interrupted") => {
      await page.clock.runFor(6000);
      await expectState(index, rotation);
    };
    const swipe = async (distance: number) => {
      const touch = (
        type: "touchStart" | "touchMove" | "touchEnd",
        ...touchPoints: { x: number; y: number }[]
      ) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", middle);
      for (let step = 1; step <= 4; step += 1)
        await touch("touchMove", { ...middle, x: middle.x - (distance * step) / 4 });
      await touch("touchEnd");
    };
    const tapBeside = () => page.touchscreen.tap(middle.x, y + height + 60);

    await expectState(0, "playing");
    await page.mouse.move(middle.x, middle.y);
    await expectHeld(0, "paused");
    // A mouse that drags selects text.
    await page.mouse.down();
    await page.mouse.move(middle.x - 200, middle.y, { steps: 4 });
    await page.mouse.up();
    await expectHeld(0, "interrupted");
    await page.mouse.move(5, 5);
    await expectState(0, "playing");

    await swipe(48);
    await expectHeld(0, "interrupted");
    await swipe(120);
    await expectHeld(1, "interrupted");
    await swipe(-120);
    await expectHeld(0, "interrupted");
    await tapBeside();
    await expectState(0, "playing");
    await page.clock.runFor(5000);
    await expectState(1, "playing");

    // By mouse after fingers, and by a finger after the mouse.
    const third = 2 % testimonials.brokers.length;
    await next.click();
    await expectHeld(third, "interrupted");
    await dots.nth(1).tap();
    await expectHeld(1, "interrupted");
    await dots.nth(0).click();
    await swipe(120);
    await expectHeld(1, "interrupted");
    await page.mouse.move(5, 5);
    await tapBeside();
    await expectState(1, "playing");
    await page.clock.runFor(5000);
    await expectState(third, "playing");
  });
});

test("WG-06 focus stays in a carousel that starts while it has focus", async ({ page }) => {
  await page.goto(routes.caseStudies.path);
  const link = page.getByRole("article").getByRole("link").first();
  await link.focus();
  await expect(page.locator("[data-started]").filter({ has: link }).first()).toBeVisible();
  await expect(link).toBeFocused();
});

test("WG-07 if scripts of islands fail, no control without effect is shown, and every panel is", async ({
  page,
}) => {
  await page.route(/\/_astro\/(?!Document\.).*\.js$/, (route) => route.fulfill({ status: 500 }));
  await page.goto(routes.brokers.path);
  const tabs = page.locator("main [role=tablist]");
  await tabs.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(tabs).toBeHidden();
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const id of ["loyal-clients", "ib-tools", "revenue"] as const)
    await expect(page.getByRole("heading", { name: brokers.useCases[id].title })).toBeVisible();
  for (const label of [brokers.partners.label, brokers.testimonials.label])
    await expect(region(page, label).getByRole("button")).toHaveCount(0);
});

test("WG-07 a tab that is pressed before its script has loaded shows only its panel", {
  tag: "@engines",
}, async ({ page }) => {
  const release = await holdBack(page, /\/_astro\/(?!Document\.).*\.js$/);
  await page.goto(routes.brokers.path);
  const { "ib-tools": tools, "loyal-clients": loyal } = brokers.useCases;
  await page.getByRole("tab", { name: tools.tab }).click();
  await expect(page.getByText(tools.title)).toBeVisible();
  await expect(page.getByText(loyal.title)).toBeHidden();
  release();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(tools.tab);
  await expect(page.getByText(loyal.title)).toBeHidden();
});

/** What a tab looks like besides its colours. */
const shapeOf = (tab: Locator) =>
  tab.evaluate((element) => {
    const { backgroundColor, borderBlockEndWidth, borderBlockStartWidth } = getComputedStyle(element);
    return [backgroundColor, borderBlockEndWidth, borderBlockStartWidth].join();
  });

test("in forced colours a shape tells the selected tab", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const { path } of [routes.brokers, routes.communities, routes.caseStudies]) {
    await page.goto(path);
    const tabs = page.locator("main").getByRole("tab");
    const [selected, other] = [tabs.nth(0), tabs.nth(1)];
    await expect(selected).toHaveAttribute("aria-selected", "true");
    expect(await shapeOf(selected)).not.toBe(await shapeOf(other));
  }
});
