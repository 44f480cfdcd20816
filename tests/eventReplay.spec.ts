import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

/** Files without which an island does not start. */
const held = { component: /\/_astro\/Tabs\..*\.js$/, React: /\/_astro\/islandClient\..*\.js$/ };

const list = (page: Page) => page.locator("main [role=tablist]").first();
const tabs = (page: Page) => list(page).getByRole("tab");
const started = (page: Page) =>
  expect(page.locator("main [data-started]:has(> [role=tablist])").first()).toBeVisible();

/** Notes whether the browser leaves out what it would do at the last key, such as to scroll. */
const notePrevented = (page: Page) =>
  page.evaluate(() =>
    addEventListener("keydown", ({ defaultPrevented }) => {
      document.documentElement.dataset.prevented = String(defaultPrevented);
    }),
  );

test("INP arrow keys on tabs that wait for React are kept and done once", async ({ page }) => {
  const release = await holdBack(page, held.React);
  await page.goto(routes.brokers.path);
  await tabs(page).first().focus();
  await notePrevented(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(tabs(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("html[data-prevented=true]")).toBeAttached();
  release();
  await started(page);
  await expect(tabs(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(tabs(page).nth(1)).toBeFocused();
  // A press that is done late would move it on.
  await page.keyboard.press("ArrowRight");
  const next = 2 % (await tabs(page).count());
  await expect(tabs(page).nth(next)).toHaveAttribute("aria-selected", "true");
});

test("INP the space bar on a tab that waits for its component is kept and does not scroll", async ({
  page,
}) => {
  const release = await holdBack(page, held.component);
  await page.goto(routes.brokers.path);
  await tabs(page).nth(1).focus();
  await notePrevented(page);
  await page.keyboard.press(" ");
  release();
  await expect(tabs(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("html[data-prevented=true]")).toBeAttached();
});

test("INP a press that is done late does not call back who has gone on", async ({ page }) => {
  const release = await holdBack(page, held.React);
  await page.goto(routes.brokers.path);
  // Further down, the tabs are out of view again, where their island would not begin to start.
  const isStarting = page.waitForRequest(held.component);
  await tabs(page).first().focus();
  await isStarting;
  await notePrevented(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html[data-prevented=true]")).toBeAttached();
  await page.locator("main summary").first().focus();
  release();
  await expect(tabs(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("main summary").first()).toBeFocused();
});

for (const { path } of [routes.partners, routes.caseStudies])
  test(`INP ${path}: a control of a carousel or strip answers as soon as it is there`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const pressed = new Set<Element>();
      new MutationObserver(() => {
        for (const section of document.querySelectorAll("main astro-island section")) {
          const next = [...section.querySelectorAll("button:not([aria-disabled=true])")].find((button) =>
            button.querySelector("path")?.getAttribute("d")?.includes("m9"),
          );
          if (!(next instanceof HTMLElement) || pressed.has(section)) continue;
          pressed.add(section);
          next.click();
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    const sections = page
      .locator("main astro-island section:not([data-still-when-wide])")
      .filter({ visible: true });
    for (const section of await sections.all()) {
      await section.scrollIntoViewIfNeeded();
      await expect(section).toHaveAttribute("data-index", /^[12]$/);
    }
  });
