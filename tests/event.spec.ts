import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { dayRange } from "../src/i18n/messages/dates.ts";
import { type EventState, eventDays } from "../src/site/event.ts";
import { expect, filled, hasPopup, site, test, words } from "./fixtures.ts";

test.use({ hasClosedPopup: false, timezoneId: "Pacific/Auckland" });

const { common } = words("en");
const { startsOn, endsOn } = site.event;
const [, dayAfter = ""] = eventDays(site);
const banner = (page: Page) => page.getByRole("complementary", { name: common.event.label });
const popup = (page: Page) => page.getByRole("region", { name: common.popup.label });

/** Milliseconds since the epoch of a local time in Auckland, where the date is often another than in UTC. */
function local(time: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const shown = new Date(asUtc).toLocaleString("sv", { timeZone: "Pacific/Auckland" });
  return asUtc - (Date.parse(`${shown.replace(" ", "T")}Z`) - asUtc);
}

type ShownState = Exclude<EventState, "gone">;

async function expectBanner(page: Page, state: ShownState): Promise<void> {
  const link = banner(page).getByRole("link");
  for (const [each, text] of Object.entries(common.event.cta))
    await expect(link.getByText(text, { exact: true }), state).toBeVisible({ visible: each === state });
}

/** Expects banner and popup of a page that has been loaded five seconds ago. */
async function expectLoaded(page: Page, state: ShownState): Promise<void> {
  await expectBanner(page, state);
  if (!hasPopup) return;
  await expect(popup(page)).toBeVisible();
  const title = filled(common.popup[state].title, { event: site.event.name });
  await expect(popup(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(popup(page).getByText(common.popup[state].description).first()).toBeVisible();
  await expect(popup(page).getByRole("link")).toHaveCount(state === "after" ? 0 : 1);
}

test("LY-01 LY-14 D20 banner and popup say what is true on the visitor's day, also in a page left open over midnight", async ({
  page,
}) => {
  await page.clock.install({ time: local(`${startsOn}T00:00:00`) - 3_600_000 });
  await page.clock.pauseAt(local(`${startsOn}T00:00:00`) - 60_000);
  await page.goto(routes.home.path);
  await page.clock.runFor(5000);
  await expectLoaded(page, "before");
  const link = banner(page).getByRole("link");
  await expect(link).toContainText(site.event.name);
  await expect(link).toContainText(dayRange(startsOn, endsOn, "en"));
  await expect(link).toContainText(site.event.location.en ?? "");
  await expect(link).toHaveAttribute("href", site.event.url);
  if (hasPopup) await expect(popup(page).getByRole("link")).toHaveAttribute("href", site.event.url);
  await page.clock.runFor(60_000);
  await expectBanner(page, "during");

  await page.clock.pauseAt(local(`${endsOn}T23:58:00`));
  await page.reload();
  await page.clock.runFor(5000);
  await expectLoaded(page, "during");
  await page.clock.runFor(3 * 60_000);
  await expectBanner(page, "after");

  await page.reload();
  await page.clock.runFor(5000);
  await expectLoaded(page, "after");

  // A tab that is looked at again follows the clock too.
  await page.clock.setSystemTime(local(`${endsOn}T12:00:00`));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectBanner(page, "during");
});

test("LY-01 LY-14 past the last day that shows it, the event is gone from banner and popup", async ({
  page,
}) => {
  // The script in the head contains the days. This adds one on which the event is hidden, whatever the owner has set.
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const listed = (days: readonly string[]) => days.map((day) => `\`${day}\``).join();
    const html = await response.text();
    const days = listed(eventDays(site));
    expect(html).toContain(days);
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = html.replace(days, listed([startsOn, dayAfter, dayAfter]));
    await route.fulfill({ response, headers, body });
  });
  await page.clock.install({ time: local(`${dayAfter}T12:00:00`) });
  await page.goto(routes.home.path);
  await page.clock.runFor(5000);
  const title = popup(page).getByRole("heading", { name: common.popup.after.title, exact: true });
  await expect(title).toBeVisible({ visible: hasPopup });
  await expect(popup(page).locator("iframe")).toBeVisible({ visible: hasPopup });
  await expect(popup(page).getByRole("link")).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText(site.event.name).filter({ visible: true })).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("LY-01 the banner says what is true on any day", async ({ page }) => {
    await page.goto(routes.confirmation.path);
    await expect(banner(page).getByText(common.event.cta.after)).toBeVisible();
    for (const state of ["before", "during"] as const)
      await expect(banner(page).getByText(common.event.cta[state])).toBeHidden();
    await expect(banner(page).getByRole("button")).toHaveCount(0);
  });
});

const close = (page: Page) => banner(page).getByRole("button", { name: common.event.close });

test("LY-01 the banner stays closed for this event, from the first paint, without a shift", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0, frames: [] as boolean[] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!shift.hadRecentInput) seen.shifts += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
    const look = (): void => {
      const found = document.querySelector("aside");
      if (found) seen.frames.push(found.checkVisibility());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = () =>
    page.evaluate(() => {
      const { shifts, frames } = window as unknown as { shifts: number; frames: boolean[] };
      return { shifts, shown: frames.includes(true) };
    });
  await page.goto(routes.confirmation.path);
  const { width = 0, height = 0 } = (await close(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close(page).press("Enter");
  await expect(banner(page)).toBeHidden();
  for (const path of [routes.confirmation.path, routes.terms.path]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(await seen()).toEqual({ shifts: 0, shown: false });
  }

  // Another event, as when this one has been closed a year ago.
  await page.evaluate(() => localStorage.setItem("closed-event", "Another 2024-11-25"));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("LY-01 with storage blocked the banner closes for this page", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(routes.confirmation.path);
  await close(page).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect(errors).toEqual([]);
});
