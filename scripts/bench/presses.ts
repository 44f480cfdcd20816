import { chromium, type Locator, type Page } from "@playwright/test";
import { popupClosedKey } from "../../src/layout/behaviour/popup.ts";
import { launchOptions } from "../browser.ts";
import { scrollThrough } from "../scrollThrough.ts";
import { median } from "./figures.ts";
import { phone, slowdown } from "./slowLine.ts";

/** Milliseconds after a press until its timing has been reported and what it opened is there. */
const pause = 450;

/** Of controls that are alike, how many are pressed. */
const ofEachKind = 3;

const controls = "button, summary, [role=tab], a[data-opens], input";

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

/** Marks the controls of the content that are pressed. @returns how many there are */
function markControls({ controls, ofEachKind }: { controls: string; ofEachKind: number }): number {
  const alike = new Map<string, number>();
  const chosen = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
    if (!element.matches(controls) || element.closest("dialog") || !element.checkVisibility()) return false;
    const island = element.closest("astro-island")?.getAttribute("component-export");
    const kind = [island, element.tagName, element.ariaLabel].join(" ");
    alike.set(kind, (alike.get(kind) ?? 0) + 1);
    return (alike.get(kind) ?? 0) <= ofEachKind;
  });
  for (const [index, element] of chosen.entries()) element.dataset.pressed = String(index);
  return chosen.length;
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
  const dialog = page.locator("#menu a[data-opens]");
  if ((await dialog.count()) > 0) {
    await time("Book demo in the menu", () => dialog.tap());
    await time("Escape in the dialog", () => page.keyboard.press("Escape"));
  } else await time("menu, open", () => burger.tap());
}

async function pressControl(page: Page, control: Locator, presses: number, time: Time): Promise<void> {
  const name = await control.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    return (element.ariaLabel ?? label ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
  });
  const key = keys[(await control.getAttribute("type")) ?? ""];
  for (let press = 0; press < presses; press += 1) {
    // A selected tab answers at once, so another one is selected first.
    if (await control.evaluate((element) => element.ariaSelected === "true"))
      await control.locator("xpath=../*[@role='tab' and not(@aria-selected='true')]").first().tap();
    await page.waitForTimeout(pause);
    // Forced, since a carousel at its end has a disabled button.
    await time(name, () => (key ? control.press(key) : control.tap({ force: true })));
    if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
  }
}

/**
 * Measures by Event Timing how soon each control answers on a phone with a slow processor: milliseconds from the press
 * to the next paint, in steps of 8.
 * @param presses of each control
 */
export async function measurePresses(urls: readonly string[], presses: number): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const rows: { page: string; control: string; median: number; most: number }[] = [];
  try {
    for (const url of urls) {
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
      const count = await page.evaluate(markControls, { controls, ofEachKind });
      for (let index = 0; index < count; index += 1)
        await pressControl(page, page.locator(`[data-pressed="${index}"]`), presses, time);
      await context.close();
      const { pathname, search } = new URL(url);
      for (const [control, values] of durations)
        rows.push({ page: pathname + search, control, median: median(values), most: Math.max(...values) });
      console.log(`${pathname + search}: ${durations.size} controls`);
    }
  } finally {
    await browser.close();
  }
  console.table(rows.toSorted((one, other) => other.median - one.median));
  const within = (limit: number): number => rows.filter(({ median }) => median <= limit).length;
  console.log(
    `Of ${rows.length} controls ${within(56)} answer within 56 ms and ${within(100)} within 100 ms.`,
  );
}
