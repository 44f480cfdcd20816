import type { Locator, Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// Applies to every carousel, strip and list of tabs on all pages.

const { brokers } = words("en");

/** Pages with carousels, strips or tabs. */
const paths = [routes.brokers.path, routes.caseStudies.path];
const phone = { width: 390, height: 780 };

/** Carousels and strips outside of closed panels. */
const carousels = (page: Page): Locator => page.locator("main section[data-index]").filter({ visible: true });

/** The scroll container of a carousel, which is its last element. */
const trackOf = (carousel: Locator): Locator => carousel.locator(":scope > :last-child");

async function start(carousel: Locator): Promise<void> {
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(carousel).toHaveAttribute("data-started", "");
}

for (const path of paths)
  test.describe(path, () => {
    test.describe("on a phone", () => {
      test.use({ viewport: phone, hasTouch: true });

      test("WG-02 no track scrolls down, and a finger over it moves the page", async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(path);
        const client = await page.context().newCDPSession(page);
        for (const carousel of await carousels(page).all()) {
          await start(carousel);
          const track = trackOf(carousel);
          expect(
            await track.evaluate((element) => element.scrollHeight - element.clientHeight),
          ).toBeLessThanOrEqual(0);
          const at = () => page.evaluate(() => scrollY);
          const box = await track.evaluate((element) => element.getBoundingClientRect().toJSON());
          const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, phone.height - 40)];
          const before = await at();
          await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
          for (let step = 1; step <= 6; step += 1)
            await client.send("Input.dispatchTouchEvent", {
              type: "touchMove",
              touchPoints: [{ x, y: y - 20 * step }],
            });
          await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
          await expect.poll(at).toBeGreaterThan(before + 40);
          expect(await track.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
        }
      });
    });

    test("WG-02 a wheel over a track moves the page, on a narrow window too", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(phone);
      await page.goto(path);
      for (const carousel of await carousels(page).all()) {
        await start(carousel);
        // Hovering may scroll the track into view.
        await trackOf(carousel).hover({ position: { x: 60, y: 40 } });
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, 100);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      }
    });

    test("WG-06 focus stays in a carousel that starts while it has focus", async ({ page }) => {
      await page.goto(path);
      for (const carousel of await carousels(page).all()) {
        // Focus before the script has started, as when tabbing through the page quickly.
        await carousel.evaluate((element) => {
          const stop = [...element.querySelectorAll<HTMLElement>("[tabindex='0'], a[href]")][0];
          stop?.focus({ preventScroll: true });
        });
        const hadFocus = await carousel.evaluate((element) => element.contains(document.activeElement));
        await start(carousel);
        const hasFocus = await carousel.evaluate((element) => element.contains(document.activeElement));
        expect(hasFocus).toBe(hadFocus);
      }
    });

    test("WG-07 if scripts of islands fail, no control without effect is shown", async ({ page }) => {
      await page.route(/\/_astro\/(?!Document\.).*\.js$/, (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      for (const list of await page.locator("main [role=tablist]").all()) {
        await list.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
        await expect(list).toBeHidden();
      }
      await expect(page.getByRole("tab")).toHaveCount(0);
      const hidden = page.locator("main tab-panel").filter({ visible: false });
      await expect(hidden).toHaveCount(0);
      expect(
        await page
          .locator("main tab-panel")
          .evaluateAll((panels) => panels.filter((panel) => panel.clientHeight === 0).length),
      ).toBe(0);
      await expect(carousels(page).getByRole("button")).toHaveCount(0);
    });
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

test("WG-02 in forced colours a shape tells the selected tab", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of [routes.brokers.path, routes.communities.path, routes.caseStudies.path]) {
    await page.goto(path);
    for (const list of await page.locator("main [role=tablist]").all()) {
      const looks = await list.locator("[role=tab]").evaluateAll((tabs) =>
        tabs.map((tab) => {
          const { backgroundColor, borderBlockEndWidth, borderBlockStartWidth } = getComputedStyle(tab);
          const isSelected = tab.getAttribute("aria-selected") === "true";
          return { isSelected, look: [backgroundColor, borderBlockEndWidth, borderBlockStartWidth].join() };
        }),
      );
      const selected = looks.filter(({ isSelected }) => isSelected).map(({ look }) => look);
      const others = looks.filter(({ isSelected }) => !isSelected).map(({ look }) => look);
      expect(selected).toHaveLength(1);
      expect(others).not.toContain(selected[0]);
    }
  }
});
