import { chromium } from "@playwright/test";
import { popupClosedKey } from "../../src/layout/behaviour/popup.ts";
import { launchOptions } from "../browser.ts";
import { printMedians } from "./figures.ts";

/** Slow 4G, the phone and the processor of Lighthouse's mobile preset. Latency in ms, throughput in bytes per second. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
export const slowdown = 4;

/** Milliseconds after the load event in which a late layout shift still counts. */
const rest = 1000;

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

/** Measures first views with an empty cache on a line and a processor that the browser slows down. */
export async function measureSlowLine(urls: readonly string[], runs: number): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    await printMedians(urls, runs, async (url) => {
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
        const { CLS, LCP, fonts } = window as unknown as { CLS: number; LCP: number; fonts: number };
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        return {
          FCP: paint?.startTime ?? 0,
          LCP,
          fonts,
          script: navigation?.domContentLoadedEventEnd ?? 0,
          load: navigation?.loadEventStart ?? 0,
          CLS,
        };
      });
      await context.close();
      return figures;
    });
  } finally {
    await browser.close();
  }
}
