/**
 * Takes the screenshots of every page in docs/look/: `npm run look` uses the build, `npm run look -- <address>` a
 * running site.
 */
import { mkdir } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "../server/node.ts";
import { canonicalRoutes, routes } from "../src/facts/routes.ts";
import { launchOptions, prepareBrowser } from "./browser.ts";
import { scrollThrough } from "./scrollThrough.ts";
import { untilIdle } from "./untilIdle.ts";

/** Each page once, and the not-found page, by the names of their screenshots. */
const pages = [
  ...canonicalRoutes.map((id) => [routes[id].catalogue, routes[id].path]),
  ["not-found", "/missing.png"],
] as const;

/** Screenshots of full pages have half the size: they show the page as a whole. */
const looks = [
  { width: 1280, height: 800, scheme: "light", scale: 0.5 },
  { width: 1280, height: 800, scheme: "dark", scale: 0.5 },
  { width: 360, height: 780, scheme: "light", scale: 0.75 },
] as const;

const folder = "docs/look";
const quality = 60;
/** The beginning of a long page is enough. */
const maxHeight = 8_000;

async function take(
  browser: Browser,
  address: string,
  file: string,
  look: (typeof looks)[number],
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.scale,
    colorScheme: look.scheme,
    reducedMotion: "reduce",
    locale: "en-US",
  });
  await page.addInitScript(() => sessionStorage.setItem("popup-closed", "true"));
  await page.goto(address);
  // Animations start when they come near the window.
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await untilIdle(page);
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), maxHeight);
  const clip = { x: 0, y: 0, width: look.width, height };
  await page.screenshot({ path: file, type: "jpeg", quality, fullPage: true, clip });
  await page.close();
  console.log(file);
}

const [running] = process.argv.slice(2);
const server = running ? undefined : await startServer({ dist: "dist", host: "127.0.0.1", port: 0 });
const base = running ?? server?.url;
await prepareBrowser();
const browser = await chromium.launch(launchOptions);
await mkdir(folder, { recursive: true });
for (const [name, path] of pages)
  for (const look of looks)
    await take(browser, new URL(path, base).href, `${folder}/${name}.${look.width}.${look.scheme}.jpg`, look);
await browser.close();
await server?.stop();
