import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { type EventState, eventDays } from "../src/site/event.ts";
import { expect, site, test, words } from "./fixtures.ts";
import { eventToCome } from "./structuredData.ts";

test.use({ hasClosedPopup: false });

const { common } = words("en");
const { startsOn, endsOn, showUntil } = site.event;
const [, dayAfter = ""] = eventDays(site);
const banner = (page: Page) => page.getByRole("complementary", { name: common.event.label });
const popup = (page: Page) => page.getByRole("region", { name: common.popup.label });
const withEvent = (text: string) => text.replace("{{event}}", site.event.name);

/** Opens Home at a local time of the visitor, with the popup open. */
async function visit(page: Page, time: string): Promise<void> {
  await page.clock.install({ time });
  await page.goto(routes.home.path);
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
}

/** The items of a page's microdata, in the form of JSON-LD. */
const microdata = (page: Page): Promise<object[]> =>
  page.evaluate(() => {
    const propertyOf = (element: Element) => {
      if (element.hasAttribute("itemscope")) return read(element);
      if (element instanceof HTMLTimeElement) return element.dateTime;
      return element instanceof HTMLAnchorElement ? element.getAttribute("href") : element.textContent;
    };
    const read = (item: Element): object => ({
      "@type": item.getAttribute("itemtype")?.replace("https://schema.org/", ""),
      ...Object.fromEntries(
        [...item.querySelectorAll("[itemprop]")]
          .filter((element) => element.parentElement?.closest("[itemscope]") === item)
          .flatMap((element) =>
            (element.getAttribute("itemprop") ?? "").split(" ").map((name) => [name, propertyOf(element)]),
          ),
      ),
    });
    return [...document.querySelectorAll("[itemscope]:not([itemprop])")].map(read);
  });

/** Time zones in which the date often differs from UTC. */
const zones = ["Pacific/Auckland", "America/Los_Angeles"];

type ShownState = Exclude<EventState, "gone">;

const allMoments: readonly [when: string, time: string, state: ShownState][] = [
  ["a minute before its first day", `${startsOn}T00:00:00`, "before"],
  ["at the start of its first day", `${startsOn}T00:00:30`, "during"],
  ["late on its last day", `${endsOn}T23:58:00`, "during"],
  ["on the day after", `${dayAfter}T00:00:30`, "after"],
  ["a year later", `${Number(dayAfter.slice(0, 4)) + 1}-12-31T09:30:00`, "after"],
];
/** Without those at which the owner no longer shows the event. */
const moments = allMoments.filter(([, time]) => showUntil === null || time.slice(0, 10) <= showUntil);

for (const timezoneId of zones)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    for (const [when, time, state] of moments)
      test(`LY-01 LY-14 ${when}, banner and popup say what is true (${state})`, async ({ page }) => {
        const offset = state === "before" ? 60_000 : 0;
        // Playwright reads a time without an offset in the zone of the test, not of the page.
        await visit(page, new Date(localTime(time, timezoneId) - offset).toISOString());
        const link = banner(page).getByRole("link");
        await expect(link).toHaveAttribute("href", site.event.url);
        await expect(link).toContainText(site.event.name);
        await expect(link).toContainText(site.event.location.en ?? "");
        for (const [each, text] of Object.entries(common.event.cta))
          await expect(link.getByText(text, { exact: true })).toBeVisible({ visible: each === state });
        await expect(popup(page).getByRole("heading")).toHaveText(withEvent(common.popup[state].title));
        await expect(popup(page).getByText(common.popup[state].description).first()).toBeVisible();
        await expect(popup(page).locator("iframe")).toBeVisible();
        await expect(popup(page).getByRole("link")).toHaveAttribute("href", site.event.url);
        expect(await microdata(page)).toEqual(state === "after" ? [] : [eventToCome]);
      });
  });

/** Milliseconds since the epoch of a local time in a zone. */
function localTime(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const shown = new Date(asUtc).toLocaleString("sv", { timeZone });
  return asUtc - (Date.parse(`${shown.replace(" ", "T")}Z`) - asUtc);
}

test("LY-01 LY-14 past the last day that shows it, the event is gone from banner and popup", async ({
  page,
}) => {
  // The script in the head contains the days. This adds one on which the event is hidden, whatever the owner has set.
  const [first = "", after = ""] = eventDays({ ...site, event: { ...site.event, showUntil: null } });
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const listed = (days: readonly string[]) => days.map((day) => `\`${day}\``).join();
    const html = await response.text();
    expect(html).toContain(listed(eventDays(site)));
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({
      response,
      headers,
      body: html.replace(listed(eventDays(site)), listed([first, after, after])),
    });
  });
  await visit(page, `${after}T12:00:00Z`);
  await expect(banner(page)).toHaveCount(0);
  await expect(popup(page).getByRole("heading")).toHaveText(common.popup.after.title);
  await expect(popup(page).locator("iframe")).toBeVisible();
  await expect(popup(page).getByRole("link")).toHaveCount(0);
  await expect(page.getByText(site.event.name).filter({ visible: true })).toHaveCount(0);
  expect(await microdata(page)).toEqual([]);
});

test("LY-01 D20 in a page left open, the state follows the day: over midnight, and on return to its tab", async ({
  page,
}) => {
  const shows = (state: ShownState) =>
    expect(banner(page).getByText(common.event.cta[state], { exact: true })).toBeVisible();
  const local = (time: string) => localTime(time, Intl.DateTimeFormat().resolvedOptions().timeZone);
  await page.clock.install({ time: local(`${endsOn}T22:00:00`) });
  await page.clock.pauseAt(local(`${endsOn}T23:58:00`));
  await page.goto(routes.home.path);
  await shows("during");
  await page.clock.runFor(3 * 60_000);
  await shows("after");

  await page.clock.setSystemTime(local(`${endsOn}T12:00:00`));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await shows("during");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("LY-01 the banner says what is true on any day", async ({ page }) => {
    await page.goto(routes.home.path);
    await expect(banner(page).getByText(common.event.cta.after)).toBeVisible();
    await expect(banner(page).getByText(common.event.cta.before)).toBeHidden();
    await expect(banner(page).getByText(common.event.cta.during)).toBeHidden();
  });
});
