/**
 * Builds the site, and draws the images that messengers and networks show for a link: `npm run share-images` those that
 * are outdated, or `-- ja brokers` those of some languages or pages. Each is the first screen of the built page without its controls.
 * Every build says when to run it; commit the images. With that of Home in English it draws the README's picture, light
 * and dark.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../server/node.ts";
import { pageCatalogues, type Route, routes } from "../src/content/routes.ts";
import { defaultLanguage } from "../src/i18n/languages.ts";
import { shareSize } from "../src/layout/shareImages/shareImages.ts";
import { site } from "../src/site/site.ts";
import prepareBrowser, { launchOptions } from "./browser.ts";
import { runBuild } from "./runBuild.ts";
import { drawing, drawnFrom, shareImagesOf, stylesOf, viewport } from "./shareDigests.ts";

const dist = "dist";
const record = "src/layout/shareImages/shareImages.json";
const maxBytes = 60 * 1024;

/** Hides rows and lines of text that the lower edge would cut off. Runs in the browser. */
function hideCutRows(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = new Set<HTMLElement>();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const { top, bottom } = range.getBoundingClientRect();
    const element = texts.currentNode.parentElement;
    if (!element || top >= innerHeight || bottom <= innerHeight) continue;
    const row = element.closest<HTMLElement>("li, tr");
    cut.add(row && !row.querySelector("svg") ? row : element);
  }
  for (const element of cut) element.style.visibility = "hidden";
}

async function draw(
  context: BrowserContext,
  address: string,
  firstScreen: Route["firstScreen"],
): Promise<Buffer> {
  const tab = await context.newPage();
  // As on a later view, which has the fonts from the start.
  await tab.goto(address, { waitUntil: "load", referer: address });
  if (firstScreen === "headline") {
    await tab.evaluate(
      ({ drawing, brand }) => {
        const headline = document.querySelector("h1");
        if (!headline) throw new Error(`${location.pathname} has no headline`);
        const name = document.createElement("p");
        name.textContent = brand;
        name.style.fontFamily = getComputedStyle(headline).fontFamily;
        document.body.innerHTML = drawing;
        document.body.append(headline, name);
      },
      { drawing, brand: site.brand },
    );
  }
  await tab.addStyleTag({ content: stylesOf(firstScreen) });
  await tab.evaluate(() => {
    // Fonts are asked for when text is laid out.
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
  if (firstScreen === "picture") await tab.evaluate(hideCutRows);
  const screen = await tab.screenshot({ animations: "disabled" });
  await tab.close();
  return screen;
}

/** The JPEG of the highest quality that is not too large. */
async function compress(screen: Buffer): Promise<Buffer> {
  for (let quality = 85; ; quality -= 5) {
    const image = await sharp(screen).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (image.length <= maxBytes || quality <= 40) return image;
  }
}

/** The first screen of Home, for the README. */
async function drawReadmePicture(home: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    const tab = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      colorScheme,
    });
    await tab.goto(home, { waitUntil: "load", referer: home });
    await tab.evaluate(() => document.fonts.ready);
    await sharp(await tab.screenshot({ animations: "disabled" }))
      .webp({ quality: 85 })
      .toFile(`docs/images/home-${colorScheme}.webp`);
    await tab.close();
  }
}

const names = [...site.languages, ...pageCatalogues];
const there = `There are ${names.join(", ")}.`;
const { positionals: named } = parseArgs({ allowPositionals: true });
const unknown = named.filter((name) => !names.some((each) => each === name));
if (unknown.length > 0) throw new Error(`No language or page is called ${unknown.join(", ")}. ${there}`);
runBuild();
const images = shareImagesOf(dist).filter(({ file, language, catalogue, digest }) =>
  named.length > 0 ? named.includes(language) || named.includes(catalogue) : drawnFrom[file] !== digest,
);
const server = await startServer({ dist, host: "127.0.0.1", port: 0 });
await prepareBrowser();
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({
  viewport,
  deviceScaleFactor: shareSize.width / viewport.width,
  reducedMotion: "reduce",
  colorScheme: "light",
  bypassCSP: true,
});
const known: Record<string, string | undefined> = { ...drawnFrom };
for (const { file, language, path, firstScreen, digest } of images) {
  const { href } = new URL(`${path}?lng=${language}`, server.url);
  const jpeg = await compress(await draw(context, href, firstScreen));
  await mkdir(dirname(`public/${file}`), { recursive: true });
  await writeFile(`public/${file}`, jpeg);
  known[file] = digest;
  console.log(`${file} ${Math.ceil(jpeg.length / 1024)} KB`);
  if (path === routes.home.path && language === defaultLanguage) await drawReadmePicture(href);
}
await browser.close();
await server.stop();
const sorted = Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1));
await writeFile(record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${images.length} drawn.`);
