import { type Browser, chromium } from "@playwright/test";
import { popupClosedKey } from "../../src/layout/behaviour/popup.ts";
import { launchOptions } from "../browser.ts";
import { median } from "../median.ts";
import type { Address } from "./arguments.ts";
import { type PlatformName, platformFonts } from "./platformFonts.ts";

/** Slow 4G, as Lighthouse's mobile preset has it. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** How much slower than the machine the processor is made. */
const slowdown = 4;

/** The phone of Lighthouse's mobile preset, in CSS pixels. */
const phone = { width: 412, height: 823 };

/** How long nothing may come after the load event before a page counts as at rest, in milliseconds. */
const rest = 1000;

/** One visit with an empty cache. Times are milliseconds since the navigation. */
interface Visit {
  /** First contentful paint. */
  FCP: number;
  LCP: number;
  /** When all of the site's fonts that the page uses are shown; undefined if that is never. */
  ownType: number | undefined;
  load: number;
  /** Cumulative layout shift. */
  CLS: number;
}

/** Runs in the page before its own scripts. */
function watch(popupClosedKey: string): void {
  // The popup comes by itself after some seconds and is no part of the first view.
  try {
    sessionStorage.setItem(popupClosedKey, "true");
  } catch {}
  const seen = Object.assign(window, { CLS: 0, LCP: 0, ownType: undefined as number | undefined });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.CLS += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    seen.LCP = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const families = ["Headline", "Text"];
  const look = (): void => {
    const fonts = [...document.fonts].filter(({ family }) => families.includes(family));
    const isNamed = (element: Element | null, family: string): boolean =>
      element !== null && getComputedStyle(element).fontFamily.startsWith(family);
    if (
      fonts.length >= families.length &&
      fonts.every(({ status }) => status === "loaded") &&
      isNamed(document.querySelector("h1"), "Headline") &&
      isNamed(document.body, "Text")
    )
      seen.ownType = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, popupClosedKey);
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", line);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url);
    await page.waitForTimeout(rest);
    return await page.evaluate(() => {
      const { CLS, LCP, ownType } = window as unknown as { CLS: number; LCP: number; ownType?: number };
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return { FCP: paint?.startTime ?? 0, LCP, ownType, load: navigation?.loadEventStart ?? 0, CLS };
    });
  } finally {
    await context.close();
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Measures first views on a slow line, which the browser itself emulates together with a slow processor, and prints the
 * medians of each page and of all of them.
 * @param server its address
 * @param platform whose fonts the browser has; without it, those of the tests
 */
export async function measureApplied(
  server: string,
  addresses: readonly Address[],
  runs: number,
  platform?: PlatformName,
): Promise<void> {
  const fonts = platform ? await platformFonts(platform) : {};
  const browser = await chromium.launch({ ...launchOptions, env: { ...launchOptions.env, ...fonts } });
  const rows: Record<string, Record<string, number | string>> = {};
  const middles: Record<string, number[]> = { FCP: [], LCP: [], "own type": [], load: [], CLS: [] };
  let never = 0;
  try {
    for (const { path } of addresses) {
      const visits: Visit[] = [];
      while (visits.length < runs) visits.push(await visit(browser, new URL(path, server).href));
      const middle = (values: readonly number[]): number | undefined =>
        values.length > 0 ? median(values) : undefined;
      const shown = visits.flatMap(({ ownType }) => ownType ?? []);
      if (shown.length < visits.length) never += 1;
      const figures = {
        FCP: middle(visits.map(({ FCP }) => FCP)),
        LCP: middle(visits.map(({ LCP }) => LCP)),
        "own type": middle(shown),
        load: middle(visits.map(({ load }) => load)),
        CLS: middle(visits.map(({ CLS }) => CLS)),
      };
      rows[path] = {};
      for (const [figure, value] of Object.entries(figures)) {
        rows[path][figure] = value === undefined ? "-" : figure === "CLS" ? round(value) : Math.round(value);
        if (value !== undefined) middles[figure]?.push(value);
      }
      console.log(path, JSON.stringify(rows[path]));
    }
  } finally {
    await browser.close();
  }
  const all = (of: (values: readonly number[]) => number) =>
    Object.fromEntries(
      Object.entries(middles).map(([figure, values]) => [
        figure,
        values.length > 0 ? round(of(values)) : "-",
      ]),
    );
  console.table({ ...rows, "in the middle": all(median), "at most": all((values) => Math.max(...values)) });
  console.log(`${never} of ${addresses.length} documents never showed all of their own fonts in a visit.`);
}
