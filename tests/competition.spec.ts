import type { Page } from "@playwright/test";
import { autoplayDelay } from "../src/client/autoplay.ts";
import { routes } from "../src/content/routes.ts";
import { recording } from "../src/content/sample/competition.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { stateAt } from "../src/simulation/competition.ts";
import { expect, filled, patternOf, stopClock, test, words } from "./fixtures.ts";
import { untilIdle } from "./untilIdle.ts";

// The sample competition of Home and of the brokers' page, played and moved. Its arithmetic has unit tests:
// src/simulation/competition.test.ts, and so has what the pictures show of it.

const { home } = words("en");
const { board } = home;

const picture = (page: Page) => page.getByRole("img", { name: patternOf(board.label) });
const slider = (page: Page) => page.getByRole("slider", { name: board.time });
const play = (page: Page) => page.getByRole("button", { name: board.play, exact: true });
const pause = (page: Page) => page.getByRole("button", { name: board.pause, exact: true });

const hour = 3600;

/** What a moment is called and who leads, worked out from the recording. */
function leads(hours: number): string {
  const [leader] = stateAt(recording, hours * hour).standings;
  return filled(board.leads, {
    day: `${Math.floor(hours / 24) + 1}`,
    time: `${`${hours % 24}`.padStart(2, "0")}:00`,
    leader: leader?.name ?? "",
    return: `${leader && leader.gain > 0 ? "+" : ""}${(100 * (leader?.gain ?? 0)).toFixed(1)}%`,
  });
}

const [champion] = stateAt(recording, recording.closes).standings;
const prize = numberFormats("en").dollars(champion?.prize ?? 0);
const winner = filled(board.wins, { leader: champion?.name ?? "", prize, host: board.host });

/** The names of the leaderboard, best first. */
const ranks = (page: Page) => picture(page).locator("tbody th").allTextContents();

for (const { id, path, first } of [
  { id: "HM-01", path: routes.home.path, first: 0 },
  { id: "BR-01", path: routes.brokers.path, first: -14 * 24 },
])
  test.describe(`${path}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test(`${id} D29 by keyboard, each hour of the competition has its picture, its ranks and its sentence`, async ({
      page,
    }) => {
      const now = Math.round(recording.recorded / hour);
      await slider(page).focus();
      await slider(page).press("ArrowRight");
      await expect(slider(page)).toHaveValue(`${now + 1}`);
      await expect(slider(page)).toHaveAttribute("aria-valuetext", leads(now + 1));
      await expect(picture(page)).toHaveAccessibleName(filled(board.label, { now: leads(now + 1) }));
      await slider(page).press("Home");
      await expect(slider(page)).toHaveValue(`${first}`);
      await slider(page).press("End");
      await expect(slider(page)).toHaveAttribute("aria-valuetext", winner);
      await expect(picture(page)).toContainText(prize);
      await expect(page.getByRole("status").filter({ hasText: winner })).toBeAttached();
      const best = stateAt(recording, recording.closes).standings.slice(0, 3);
      expect((await ranks(page)).slice(0, 3).map((name) => name.split(/ (?=MT|cT)/)[0])).toEqual(
        best.map(({ name }) => name),
      );
    });

    test(`${id} D29 no board is called live`, async ({ page }) => {
      // In the set-up, the accounts are.
      const shown = path === routes.home.path ? picture(page) : picture(page).locator("li").nth(1);
      for (const [key, value] of [
        ["Home", first],
        ["End", recording.closes / hour],
      ] as const) {
        await slider(page).press(key);
        await expect(slider(page)).toHaveValue(`${value}`);
        await expect(shown).toContainText(board.trader);
        await expect(shown.getByText(/\blive\b/i)).toHaveCount(0);
      }
    });
  });

test("HM-01 D29 it is dragged through all days, and time and ranks follow the finger", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/");
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("The slider has no box");
  const y = box.y + box.height / 2;
  const length = box.width - 24;
  const at = (part: number) => box.x + 12 + part * length;
  await page.mouse.move(at(recording.recorded / recording.closes), y);
  await page.mouse.down();
  for (const part of [0.8, 0.4, 0, 0.5]) {
    await page.mouse.move(at(part), y, { steps: 4 });
    await expect
      .poll(async () => Number(await slider(page).inputValue()) / (recording.closes / hour))
      .toBeCloseTo(part, 1);
    const hours = Number(await slider(page).inputValue());
    await expect(slider(page)).toHaveAttribute("aria-valuetext", leads(hours));
    const standings = stateAt(recording, hours * hour).standings.map(({ name }) => name);
    await expect.poll(() => ranks(page)).toEqual(standings);
  }
  await page.mouse.up();
});

test("HM-01 D29 Play plays to the podium in 20 seconds, Pause stops, and then Play begins at the first day", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  await slider(page).focus();
  await expect(
    page.locator("astro-island[ssr]").filter({ has: page.locator("#competition-time") }),
  ).toHaveCount(0);
  const value = async () => Number(await slider(page).inputValue());
  const start = await value();
  await play(page).click();
  await page.clock.runFor(5000);
  expect(await value()).toBeGreaterThan(start + 5);
  await pause(page).click();
  const paused = await value();
  await page.clock.runFor(5000);
  expect(await value()).toBe(paused);
  await play(page).click();
  await page.clock.runFor(21_000);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", winner);
  await play(page).click();
  await page.clock.runFor(200);
  expect(await value()).toBeLessThan(24);
});

test.describe("by itself", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  const started = (page: Page) => page.locator("astro-island:not([ssr]) #competition-time");

  async function open(page: Page): Promise<void> {
    await stopClock(page);
    await page.goto("/");
    await untilIdle(page);
  }

  test("HM-01 D29 it plays once after six seconds, and rests on the podium", async ({ page }) => {
    await open(page);
    await page.clock.runFor(autoplayDelay - 100);
    await expect(started(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(pause(page)).toBeVisible();
    await page.clock.runFor(25_000);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", winner);
    await page.clock.runFor(30_000);
    await expect(play(page)).toBeVisible();
  });

  test("HM-01 D29 it does not once anything has been used, out of view, or under reduced motion", async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press("Tab");
    await page.clock.runFor(2 * autoplayDelay);
    await expect(started(page)).toHaveCount(0);

    await open(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.clock.runFor(2 * autoplayDelay);
    await expect(started(page)).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await page.clock.runFor(2 * autoplayDelay);
    await expect(started(page)).toHaveCount(0);
  });
});

test.describe("without a script", () => {
  test("HM-01 BR-01 WG-07 there is today's picture, and no control", async ({ reader }) => {
    for (const path of [routes.home.path, routes.brokers.path]) {
      await reader.goto(path);
      await expect(picture(reader)).toBeVisible();
      await expect(slider(reader)).toHaveCount(0);
      await expect(play(reader)).toHaveCount(0);
    }
  });
});
