/**
 * Measures by Event Timing how soon each control of the built site answers on a phone: `npm run bench:inp -- [path ...]`.
 * Without paths it visits every page, in English.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { popupClosedKey } from "../src/layout/behaviour/popup.ts";
import { chosenPaths, knownPaths } from "./bench/arguments.ts";
import { launchOptions, prepareBrowser } from "./browser.ts";
import { median } from "./median.ts";
import { scrollThrough } from "./scrollThrough.ts";
import { serveBuild } from "./serveBuild.ts";

/** How often each control is pressed. */
const presses = 5;

/** How much slower than the machine the processor is made. */
const slowdown = 4;

/** CSS pixels. */
const phone = { width: 412, height: 823 };

/** Of controls that are alike, how many are pressed. */
const ofEachKind = 3;

/** Milliseconds after a press until its timing has been reported and what it opened is there. */
const pause = 450;

const controls = "button, summary, [role=tab], a[data-opens]";

/** Milliseconds of each press by control. */
type Durations = Map<string, number[]>;

declare global {
  interface Window {
    pressDurations: number[];
  }
}

/** Runs in each page before its own scripts. */
function watch(popupClosedKey: string): void {
  sessionStorage.setItem(popupClosedKey, "true");
  window.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.pressDurations.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Marks the controls of the content that are pressed, and returns how many there are. */
function markControls({ controls, ofEachKind }: { controls: string; ofEachKind: number }): number {
  const alike = new Map<string, number>();
  const chosen = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
    if (!element.matches(controls) || element.closest("dialog") || !element.checkVisibility()) return false;
    const island = element.closest("astro-island")?.getAttribute("component-export");
    const kind = [island, element.tagName, element.ariaLabel].join(" ");
    const count = (alike.get(kind) ?? 0) + 1;
    alike.set(kind, count);
    return count <= ofEachKind;
  });
  for (const [index, element] of chosen.entries()) element.dataset.pressed = String(index);
  return chosen.length;
}

async function measurePage(browser: Browser, server: string, path: string): Promise<Durations> {
  const durations: Durations = new Map();
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watch, popupClosedKey);
  await page.goto(new URL(path, server).href);
  // Islands start when they come near the window.
  await scrollThrough(page);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  const time = async (name: string, press: () => Promise<void>): Promise<void> => {
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
    await pressRepeatedly(page, page.locator(`[data-pressed="${index}"]`), time);
  await context.close();
  return durations;
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

async function pressRepeatedly(page: Page, control: Locator, time: Time): Promise<void> {
  const name = await control.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    return (element.ariaLabel ?? element.textContent).replace(/\s+/g, " ").trim().slice(0, 50);
  });
  for (let press = 0; press < presses; press += 1) {
    // A selected tab answers at once: another one is selected first.
    if (await control.evaluate((element) => element.ariaSelected === "true")) {
      await control.locator("xpath=../*[@role='tab' and not(@aria-selected='true')]").first().tap();
      await page.waitForTimeout(pause);
    }
    await page.waitForTimeout(pause);
    // Forced, since a carousel at its end has a disabled button.
    await time(name, () => control.tap({ force: true }));
    if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
  }
}

async function bench(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  await using server = await serveBuild();
  await prepareBrowser();
  const browser = await chromium.launch(launchOptions);
  const rows: { page: string; control: string; median: number; presses: string }[] = [];
  try {
    for (const path of chosenPaths(positionals, knownPaths)) {
      console.log(path);
      for (const [control, durations] of await measurePage(browser, server.address, path))
        rows.push({ page: path, control, median: median(durations), presses: durations.join(" ") });
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

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
