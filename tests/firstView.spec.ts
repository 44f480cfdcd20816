import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { scrollThrough } from "../scripts/scrollThrough.ts";
import { routes } from "../src/content/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { untilIdle } from "./untilIdle.ts";
import { whileDrawn } from "./whileDrawn.ts";

const { common } = words("en");

const ends = (page: Page) => page.getByRole("contentinfo");

/** The most that a first view may shift (Layout Instability); 0.1 is good by Core Web Vitals. */
const shiftBudget = 0.02;

/** Limits for what a first view loads beside its document, in bytes over the wire, and how many files that is. */
const laterBudgets = { script: 10_000, font: 52_000, stylesheet: 0, requests: 10 };

/** Starts to add up layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** On a wide window the marquee of the partners page is near the first screen, and starts with it. */
const firstViews = [
  [routes.home.path, 1280],
  [routes.propFirms.path, 1280],
  [routes.partners.path, 390],
  [routes.caseStudies.path, 1280],
] as const;

for (const [path, width] of firstViews)
  test(`${path}: first view loads no React, blocks on nothing and hardly shifts`, ({ context }) =>
    whileDrawn(context, async (page) => {
      await page.setViewportSize({ width, height: 720 });
      await watchShifts(page);
      const urls: string[] = [];
      const later = { script: 0, font: 0, stylesheet: 0, requests: 0 };
      page.on("response", async (response) => {
        urls.push(response.url());
        later.requests += 1;
        const type = response.request().resourceType();
        if (type === "script" || type === "font" || type === "stylesheet")
          later[type] += (await response.request().sizes()).responseBodySize;
      });
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) problems.push(message.text());
      });
      await page.goto(path);
      await untilIdle(page);
      for (const kind of ["script", "font", "stylesheet", "requests"] as const)
        expect.soft(later[kind], kind).toBeLessThanOrEqual(laterBudgets[kind]);
      expect(urls.filter((url) => /client|react/i.test(url))).toEqual([]);
      const blocking = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
      // Islands start while the page is scrolled.
      await scrollThrough(page);
      await untilIdle(page);
      expect(await shiftsOf(page)).toBeLessThanOrEqual(shiftBudget);
      expect(problems).toEqual([]);
    }));

test("a document that arrives in two parts hardly shifts", async ({ page, baseURL }) => {
  await watchShifts(page);
  const rest = Promise.withResolvers<void>();
  const slow = createServer(async (request, response) => {
    const file = await fetch(new URL(request.url ?? "/", baseURL), {
      headers: { "accept-language": "en" },
    });
    response.setHeader("content-type", file.headers.get("content-type") ?? "");
    const body = Buffer.from(await file.arrayBuffer());
    // Splits the document within its first screen.
    const cut = Math.max(body.indexOf("</h1>"), 0);
    if (cut > 0) {
      response.write(body.subarray(0, cut));
      await rest.promise;
    }
    response.end(body.subarray(cut));
  });
  await new Promise<void>((listening) => void slow.listen(0, "127.0.0.1", listening));
  const { port } = slow.address() as AddressInfo;
  const loaded = page.goto(`http://127.0.0.1:${port}${routes.caseStudies.path}`);
  // Chromium may hold back frames now, so this polls by time.
  await page.waitForFunction(() => document.querySelector("h1")?.textContent, null, { polling: 50 });
  // A browser that does not wait for the rest has painted by now.
  await page.evaluate(() => document.fonts.ready);
  rest.resolve();
  await loaded;
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  slow.close();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(shiftBudget);
});

test("a page is whole before anything but the document has come", async ({ page }) => {
  await page.route(/\.(?:css|js|woff2|svg)$/, () => undefined);
  await page.goto(routes.home.path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("figure").or(page.getByRole("img")).first()).toBeVisible();
  await expect(ends(page)).toBeVisible();
});

test("an address with a place leads there on the first view; a reload and the way back to where the visitor was", async ({
  page,
}) => {
  await page.goto(`${routes.brokers.path}#workflow`);
  await expect(page.locator("#workflow")).toBeInViewport();
  await ends(page).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(ends(page)).toBeInViewport();
  await expect(page.locator("#workflow")).not.toBeInViewport();
  await page.goto(routes.partners.path);
  await page.goBack();
  await expect(ends(page)).toBeInViewport();
  await expect(page.locator("#workflow")).not.toBeInViewport();
});
