import type { Browser } from "@playwright/test";
import { popupClosedKey } from "../../src/client/popup.ts";

/** Slow 4G, the phone and the processor of Lighthouse's mobile preset. Latency in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
export const slowdown = 4;

/** Milliseconds after the load event in which a late layout shift still counts. */
const rest = 1000;

type Figures = Record<string, number>;

/** Of an even number of values the upper of those in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const medians = (views: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(views[0] ?? {}).map((name) => {
      const value = median(views.map((view) => view[name] ?? Number.NaN));
      return [name, Math.round(value * 1000) / 1000];
    }),
  );

/** Runs in the page before its own scripts. */
function watch(popupClosedKey: string): void {
  // The popup opens by itself and is no part of the first view.
  sessionStorage.setItem(popupClosedKey, "true");
  const seen = Object.assign(window, { CLS: 0, LCP: 0, fonts: 0 });
  document.fonts.addEventListener("loadingdone", () =>
    requestAnimationFrame(() => {
      seen.fonts = performance.now();
    }),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.CLS += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    seen.LCP = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function measureView(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch, popupClosedKey);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", slow4g);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(rest);
  const figures = await page.evaluate(() => {
    const { CLS, LCP, fonts } = window as unknown as Figures;
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const script = navigation?.domContentLoadedEventEnd;
    return { FCP: paint?.startTime, LCP, fonts, script, load: navigation?.loadEventStart, CLS };
  });
  await context.close();
  return figures as Figures;
}

/** Measures first views with an empty cache on a line and a processor that the browser slows down. */
export async function measureSlowLine(
  browser: Browser,
  urls: readonly string[],
  runs: number,
): Promise<void> {
  const rows: Record<string, Figures> = {};
  for (const url of urls) {
    const views: Figures[] = [];
    while (views.length < runs) views.push(await measureView(browser, url));
    rows[url] = medians(views);
    console.log(url);
  }
  rows["median of all"] = medians(Object.values(rows));
  console.table(rows);
}
