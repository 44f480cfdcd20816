import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";
import { untilOwnFonts } from "./layoutIssues.ts";

// Until the site's fonts have come, a document is shown in fonts of the visitor's platform.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const require = createRequire(import.meta.url);
const google = (name: string): string => require.resolve(`@expo-google-fonts/${name}.ttf`);
const dejaVu = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Windows as visitors have them, and what `local()` finds on their platforms: by the full name, a file of a font as wide. */
const platforms = {
  Windows: {
    window: { width: 1280, height: 800 },
    fonts: {
      Arial: google("arimo/400Regular/Arimo_400Regular"),
      "Arial Bold": google("arimo/700Bold/Arimo_700Bold"),
      "Times New Roman Bold": google("tinos/700Bold/Tinos_700Bold"),
    },
  },
  Android: {
    window: { width: 360, height: 780 },
    fonts: {
      Roboto: google("roboto/400Regular/Roboto_400Regular"),
      "Roboto Bold": google("roboto/700Bold/Roboto_700Bold"),
      "Noto Serif Bold": google("noto-serif/700Bold/NotoSerif_700Bold"),
    },
  },
  "Linux with DejaVu": {
    window: { width: 1280, height: 800 },
    fonts: {
      "DejaVu Sans": dejaVu("DejaVuSans"),
      "DejaVu Sans Bold": dejaVu("DejaVuSans-Bold"),
      "DejaVu Serif Bold": dejaVu("DejaVuSerif-Bold"),
    },
  },
  "Linux with Noto": {
    window: { width: 1280, height: 800 },
    fonts: {
      "Noto Sans": google("noto-sans/400Regular/NotoSans_400Regular"),
      "Noto Sans Bold": google("noto-sans/700Bold/NotoSans_700Bold"),
      "Noto Serif Bold": google("noto-serif/700Bold/NotoSerif_700Bold"),
    },
  },
};
type Platform = keyof typeof platforms;

/**
 * Has the document's rules for fonts of platforms find those of one platform only, and waits for them.
 * @returns the names of those that a rule finds
 */
const installFonts = (page: Page, platform: Platform): Promise<string[]> =>
  page.evaluate(async (fonts) => {
    const rules = [...document.styleSheets]
      .filter(({ href }) => href === null)
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const found = new Set<string>();
    const families = rules.flatMap(({ style }) => {
      const locals = style.getPropertyValue("src");
      if (!locals.includes("local(")) return [];
      const name = fonts.find((font) => locals.includes(`"${font}"`));
      if (name) found.add(name);
      style.setProperty("src", name ? `url("/platform/${name}")` : 'local("none")');
      return [style.getPropertyValue("font-family").replaceAll('"', "")];
    });
    await Promise.allSettled(
      [...document.fonts]
        .filter(({ family }) => families.includes(family.replaceAll('"', "")))
        .map((font) => font.load()),
    );
    return [...found];
  }, Object.keys(platforms[platform].fonts));

/** The part of an element that is in the first screen, in pixels from the top of the page. */
type Part = { name: string; top: number; bottom: number } | null;

/** Runs in the browser. */
function findParts(): Part[] {
  const all = "body > :not(dialog, [popover], footer), body > :not(dialog, [popover], footer) *";
  const aside = "[popover], details > :not(summary), .u-visually-hidden, script";
  return [...document.querySelectorAll(all)]
    .filter(
      (element) =>
        element instanceof HTMLElement &&
        !element.closest(aside) &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || top >= innerHeight) return null;
      const name = `${element.localName} ${element.textContent?.trim().slice(0, 40)}`;
      return { name, top, bottom: Math.min(bottom, innerHeight) };
    });
}

/** What moves by more than 2 px, up or down or at its lower edge, or is in the first screen only before or after. */
const moved = (before: readonly Part[], after: readonly Part[]): string[] =>
  before.flatMap((was, index) => {
    const is = after[index] ?? null;
    const differs =
      was && is ? Math.max(Math.abs(is.top - was.top), Math.abs(is.bottom - was.bottom)) > 2 : was !== is;
    const describe = (part: Part): string => (part ? `${part.top} to ${part.bottom}` : "not in view");
    return differs ? [`${(was ?? is)?.name}: ${describe(was)}, then ${describe(is)}`] : [];
  });

/** Not that of brokers, where with fonts of Linux a name on the podium breaks in another way. */
const everywhere = [routes.home, routes.privacyPolicy];
for (const [language, platform, pages] of [
  ["en", "Windows", [...everywhere, routes.brokers]],
  ["ru", "Android", [...everywhere, routes.brokers]],
  ["en", "Linux with DejaVu", everywhere],
  ["ru", "Linux with DejaVu", everywhere],
  ["en", "Linux with Noto", everywhere],
] as const)
  test(`in ${language} on ${platform} nothing moves in a first screen when the fonts come`, async ({
    page,
  }) => {
    const fonts: Record<string, string> = platforms[platform].fonts;
    await page.route("**/platform/*", (route) => {
      const name = decodeURIComponent(route.request().url()).split("/").at(-1) ?? "";
      return route.fulfill({ path: fonts[name] ?? "", contentType: "font/ttf" });
    });
    await page.setViewportSize(platforms[platform].window);
    for (const { path } of pages) {
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(`${path}?lng=${language}`, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => {
        // In a slanted part, sideways looks like up and down.
        const upright = new CSSStyleSheet();
        upright.replaceSync("main * { transform: none !important }");
        document.adoptedStyleSheets.push(upright);
      });
      // The contents of the policy mark where the visitor is, and hide their own name, soon after the page has come.
      await expect(page.locator("[data-contents] [aria-current]")).toHaveCount(
        path === routes.privacyPolicy.path ? 1 : 0,
      );
      expect((await installFonts(page, platform)).toSorted()).toEqual(Object.keys(fonts).toSorted());
      const before = await page.evaluate(findParts);
      release();
      await untilOwnFonts(page);
      expect(moved(before, await page.evaluate(findParts)), path).toEqual([]);
    }
  });
