/**
 * Draws the images that messengers and networks show for a link: `npm run share-images`, or `-- ja brokers` for some
 * languages or pages. Each is the first screen of the built page without its controls. Run it after changes of a
 * headline, the brand, the mark or a first screen, and commit the images.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../server/node.ts";
import { canonicalRoutes, routes } from "../src/facts/routes.ts";
import drawn from "../src/layout/shareImages.json" with { type: "json" };
import { shareDigest, sharePath, shareSize } from "../src/layout/shareImages.ts";
import { site } from "../src/site/site.ts";
import { colour } from "../src/styles/colours.ts";
import { bell } from "../src/ui/Logo/bell.ts";
import { launchOptions, prepareBrowser } from "./browser.ts";

const digests = "src/layout/shareImages.json";
const maxBytes = 60 * 1024;

/** A width at which every page has its wide layout. */
const viewport = { width: 1280, height: 672 };

/** Leaves only the mark, the headline and the picture of a first screen. */
const firstScreen = `
  aside, #menu, [popovertarget], .skip, main > :first-child :is(a, button, ul):not(figure *) { display: none !important }
  main > :first-child p:not(figure *) { visibility: hidden }
  header::after { transform: none !important; animation: none !important }
  header svg { scale: 1.2; transform-origin: 0 }
  header nav span { font-size: 1.75rem; margin-inline-start: 0.5rem }
  html { overflow: hidden }`;

/** For pages without a picture: the headline beside the mark, both above the tape. */
const typographic = `
  body { block-size: 100vh; overflow: hidden; background: ${colour("night", "light")}; color: ${colour("on-night", "light")} }
  body > svg { position: absolute; inset: 0; inline-size: 100%; max-inline-size: none }
  h1, p { position: absolute; inset-inline-start: 4.5rem; max-inline-size: 44rem }
  h1 { inset-block-end: 12.5rem; font-size: 5.5rem }
  p { inset-block-start: 37rem; font-weight: 600; font-size: 2.25rem; line-height: 1 }`;

/** The mark on a tape across the window, ten pixels per unit. */
const drawing = `<svg viewBox="0 0 128 67.2" fill="${colour("brass", "light")}" stroke="${colour("brass", "light")}"><path stroke-width="2" d="M0 51h128"/><path stroke-width="2" stroke-dasharray="2 4" d="M4 53h84M120 53h8"/><g stroke="none" transform="translate(86 28)"><path d="${bell.tape}"/><path fill="${colour("on-night", "light")}" d="${bell.body}"/></g></svg>`;

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

async function draw(context: BrowserContext, address: string, isTypographic: boolean): Promise<Buffer> {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: "load" });
  if (isTypographic) {
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
  await tab.addStyleTag({ content: isTypographic ? typographic : firstScreen });
  await tab.evaluate(() => document.fonts.ready);
  if (!isTypographic) await tab.evaluate(hideCutRows);
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

/** The names given on the command line, or all if there are none. */
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter((name) => process.argv.slice(2).includes(name));
  return named.length > 0 ? named : names;
};

const pages = canonicalRoutes.map((id) => routes[id]);
const catalogues = chosen(pages.map(({ catalogue }) => catalogue));
const server = await startServer({ dist: "dist", host: "127.0.0.1", port: 0 });
await prepareBrowser();
const browser = await chromium.launch(launchOptions);
const said: Record<string, string> = { ...drawn };
for (const language of chosen(site.languages)) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: shareSize.width / viewport.width,
    reducedMotion: "reduce",
    colorScheme: "light",
    bypassCSP: true,
  });
  for (const { path: address, catalogue, firstScreen } of pages) {
    if (!catalogues.includes(catalogue)) continue;
    const { href } = new URL(`${address}?lng=${language}`, server.url);
    const screen = await draw(context, href, firstScreen === "headline");
    const path = sharePath(catalogue, language);
    const image = await compress(screen);
    await mkdir(dirname(`public${path}`), { recursive: true });
    await writeFile(`public${path}`, image);
    said[path] = shareDigest(catalogue, language);
    console.log(`${path} ${Math.ceil(image.length / 1024)} KB`);
  }
  await context.close();
}
await browser.close();
await server.stop();
const sorted = Object.fromEntries(Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1)));
await writeFile(digests, `${JSON.stringify(sorted, null, 2)}\n`);
