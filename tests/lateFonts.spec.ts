import { createRequire } from "node:module";
import type { JSHandle, Page } from "@playwright/test";
import { canonicalRoutes, routes } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";
import { untilOwnFonts } from "./layoutFaults.ts";

// Until the site's fonts have come, a document is shown in fonts of the visitor's platform.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`@expo-google-fonts/${name}.ttf`);

/** What `local()` finds on a platform: by the full name of a font, a file with its widths. */
const platforms: Record<string, Record<string, string>> = {
  "Windows and Apple": {
    Arial: file("arimo/400Regular/Arimo_400Regular"),
    "Arial Bold": file("arimo/700Bold/Arimo_700Bold"),
    "Times New Roman": file("tinos/400Regular/Tinos_400Regular"),
    "Times New Roman Bold": file("tinos/700Bold/Tinos_700Bold"),
  },
  Android: {
    Roboto: file("roboto/400Regular/Roboto_400Regular"),
    "Roboto Bold": file("roboto/700Bold/Roboto_700Bold"),
    "Noto Serif": file("noto-serif/400Regular/NotoSerif_400Regular"),
    "Noto Serif Bold": file("noto-serif/700Bold/NotoSerif_700Bold"),
  },
};
const fontFiles = Object.assign({}, ...Object.values(platforms));

const windows = [
  { width: 360, height: 780 },
  { width: 412, height: 823 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

interface Fallback {
  rule: CSSFontFaceRule;
  /** The names in its `local()`. */
  locals: string[];
}

/** The document's rules for fonts of platforms. */
const fallbacksOf = (page: Page): Promise<JSHandle<Fallback[]>> =>
  page.evaluateHandle(() =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => {
        const source = rule.style.getPropertyValue("src");
        return { rule, locals: [...source.matchAll(/local\("?([^")]*)/g)].map(([, name = ""]) => name) };
      })
      .filter(({ locals }) => locals.length > 0),
  );

/** Has the rules find the fonts of one platform only, and waits for them. @returns how many of the rules find one */
const installFonts = (fallbacks: JSHandle<Fallback[]>, fonts: string[]): Promise<number> =>
  fallbacks.evaluate(async (all, fonts) => {
    let found = 0;
    for (const { rule, locals } of all) {
      const name = locals.find((local) => fonts.includes(local));
      rule.style.setProperty("src", name ? `url("/platform/${name}")` : 'local("none")');
      if (name) found += 1;
    }
    const unquoted = (family: string): string => family.replaceAll('"', "");
    const families = all.map(({ rule }) => unquoted(rule.style.getPropertyValue("font-family")));
    await Promise.allSettled(
      [...document.fonts]
        .filter(({ family }) => families.includes(unquoted(family)))
        .map((font) => font.load()),
    );
    return found;
  }, fonts);

/** The part of an element that is in the first screen, in pixels from the top of the page. */
type Part = { name: string; top: number; bottom: number } | null;

/** Runs in the browser. */
function findParts(elements: Element[]): Part[] {
  return elements.map((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || top >= innerHeight) return null;
    const name = `${element.localName} ${element.textContent?.trim().slice(0, 40)}`;
    return { name, top, bottom: Math.min(bottom, innerHeight) };
  });
}

/** Runs in the browser: headlines that need another line where there is room for 94% of their longest one only. */
function findTightHeadlines(): string[] {
  const measure = (headline: Element) => {
    const range = document.createRange();
    range.selectNodeContents(headline);
    const { height } = range.getBoundingClientRect();
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const pieces: DOMRect[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      pieces.push(...range.getClientRects());
    }
    const lines = Map.groupBy(pieces, ({ bottom }) => Math.round(bottom)).values();
    const lengths = lines.map(
      (line) => Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
    );
    return { shape: `${pieces.length} ${height}`, longest: Math.max(...lengths) };
  };
  return [...document.querySelectorAll<HTMLElement>("main h1")]
    .filter((headline) => {
      const { shape, longest } = measure(headline);
      const padding = Number.parseFloat(getComputedStyle(headline).paddingInlineEnd);
      headline.style.paddingInlineEnd = `${padding + longest / 0.94 - longest}px`;
      const narrower = measure(headline).shape;
      headline.style.paddingInlineEnd = "";
      return narrower !== shape;
    })
    .map(({ textContent }) => `"${textContent}" just fits`);
}

/** What moves by more than 2 px, up or down or at its lower edge, or is in the first screen only before or after. */
const moved = (before: Part[], after: Part[]): string[] =>
  before.flatMap((was, index) => {
    const is = after[index] ?? null;
    const differs =
      was && is ? Math.max(Math.abs(is.top - was.top), Math.abs(is.bottom - was.bottom)) > 2 : was !== is;
    const describe = (part: Part): string => (part ? `${part.top} to ${part.bottom}` : "not in view");
    return differs ? [`${(was ?? is)?.name}: ${describe(was)}, then ${describe(is)}`] : [];
  });

const paths = [...canonicalRoutes.map((route) => routes[route].path), "/missing.png"];

for (const language of site.languages)
  test(`${language}: on no first screen anything moves when the fonts come, and headlines have room in every font`, async ({
    page,
  }) => {
    await page.route("**/platform/*", (route) => {
      const name = decodeURIComponent(new URL(route.request().url()).pathname.replace("/platform/", ""));
      return route.fulfill({ path: fontFiles[name], contentType: "font/ttf" });
    });
    const faults: string[] = [];
    for (const path of paths) {
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(`${path}?lng=${language}`, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => {
        // In a slanted part, sideways looks like up and down.
        const upright = new CSSStyleSheet();
        upright.replaceSync("main * { transform: none !important }");
        document.adoptedStyleSheets.push(upright);
      });
      const elements = await page.evaluateHandle(() =>
        [
          ...document.querySelectorAll(
            "body > :not(dialog, [popover], footer), body > :not(dialog, [popover], footer) *",
          ),
        ].filter(
          (element) =>
            element instanceof HTMLElement &&
            !element.closest("[popover], details > :not(summary), .visually-hidden, script"),
        ),
      );
      const measure = async (font: string): Promise<Part[][]> => {
        const all: Part[][] = [];
        for (const size of windows) {
          await page.setViewportSize(size);
          all.push(await elements.evaluate(findParts));
          for (const fault of await page.evaluate(findTightHeadlines))
            faults.push(`${path} at ${size.width} px with ${font}: ${fault}`);
        }
        return all;
      };
      const fallbacks = await fallbacksOf(page);
      const before: Record<string, Part[][]> = {};
      for (const [platform, files] of Object.entries(platforms))
        if ((await installFonts(fallbacks, Object.keys(files))) > 0)
          before[platform] = await measure(`fonts of ${platform}`);
      release();
      await untilOwnFonts(page);
      const after = await measure("the site's fonts");
      for (const [platform, parts] of Object.entries(before))
        for (const [index, { width }] of windows.entries())
          for (const fault of moved(parts[index] ?? [], after[index] ?? []).slice(0, 3))
            faults.push(`${path} at ${width} px on ${platform}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
