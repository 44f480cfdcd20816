import type { Browser, Locator, Page } from "@playwright/test";
import { popupClosedKey } from "../../src/client/popup.ts";
import { scrollThrough } from "../scrollThrough.ts";
import { median, phone, slowdown } from "./slowLine.ts";

/** Milliseconds after a press until its timing has been reported and what it opened is there. */
const pause = 450;

/** Of controls that are alike, how many are pressed. */
const ofEachKind = 3;

const controls = "main :is(button, summary, [role=tab], a[data-opens], input):not(dialog *)";

/** The key that fields are pressed with; other controls are tapped. */
const keys: Readonly<Record<string, string>> = { text: "a", range: "ArrowLeft" };

declare global {
  interface Window {
    pressDurations: number[];
  }
}

/** Runs in the page before its own scripts. */
function watch(popupClosedKey: string): void {
  sessionStorage.setItem(popupClosedKey, "true");
  window.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.pressDurations.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What a control is called, and what those that are alike have in common. Runs in the page. */
function describe(element: HTMLElement | SVGElement): { name: string; kind: string } {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  const name = (element.ariaLabel ?? label ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
  const island = element.closest("astro-island")?.getAttribute("component-export");
  return { name, kind: [island, element.tagName, element.ariaLabel].join(" ") };
}

type Time = (name: string, press: () => Promise<void>) => Promise<void>;

/** Opens the burger menu and presses what is in it. */
async function pressMenu(page: Page, time: Time): Promise<void> {
  const burger = page.locator("button[popovertarget=menu]");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await time("menu", () => burger.tap());
  const lists = page.locator("#menu summary");
  for (const [index, name] of ["solutions", "languages"].entries()) {
    await time(name, () => lists.nth(index).tap());
    await time(`${name}, open`, () => lists.nth(index).tap());
  }
  await time("menu, open", () => burger.tap());
}

async function pressControl(page: Page, control: Locator, name: string, time: Time): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  // A selected tab answers at once, so another one is selected first.
  if ((await control.getAttribute("aria-selected")) === "true")
    await control.locator("xpath=../*[@role='tab' and not(@aria-selected='true')]").first().tap();
  await page.waitForTimeout(pause);
  const key = keys[(await control.getAttribute("type")) ?? ""];
  // Forced, since a carousel at its end has a disabled button.
  await time(name, () => (key ? control.press(key) : control.tap({ force: true })));
  if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
}

/** Presses the controls of a page. @returns the durations of each, by its name */
async function pressAll(browser: Browser, url: string, presses: number): Promise<Map<string, number[]>> {
  const durations = new Map<string, number[]>();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch, popupClosedKey);
  await page.goto(url);
  // Islands start when they come near the window.
  await scrollThrough(page);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const time: Time = async (name, press) => {
    await page.evaluate(() => {
      window.pressDurations = [];
    });
    await press();
    await page.waitForTimeout(pause);
    // Presses of less than 16 ms are not reported.
    const duration = await page.evaluate(() => Math.max(8, ...window.pressDurations));
    durations.set(name, [...(durations.get(name) ?? []), duration]);
  };
  for (let round = 0; round < presses; round += 1) await pressMenu(page, time);
  const alike: string[] = [];
  for (const control of await page.locator(controls).all()) {
    const { name, kind } = await control.evaluate(describe);
    if (!(await control.isVisible()) || alike.filter((each) => each === kind).length === ofEachKind) continue;
    alike.push(kind);
    for (let press = 0; press < presses; press += 1) await pressControl(page, control, name, time);
  }
  await context.close();
  return durations;
}

/**
 * Measures by Event Timing how soon each control answers on a phone with a slow processor: milliseconds from the press
 * to the next paint, in steps of 8.
 * @param presses of each control
 */
export async function measurePresses(
  browser: Browser,
  urls: readonly string[],
  presses: number,
): Promise<void> {
  const rows: { url: string; control: string; median: number; most: number }[] = [];
  for (const url of urls) {
    for (const [control, values] of await pressAll(browser, url, presses))
      rows.push({ url, control, median: median(values), most: Math.max(...values) });
    console.log(url);
  }
  console.table(rows.toSorted((one, other) => other.median - one.median));
  const within = (limit: number): number => rows.filter(({ median }) => median <= limit).length;
  console.log(
    `Of ${rows.length} controls ${within(56)} answer within 56 ms and ${within(100)} within 100 ms.`,
  );
}
