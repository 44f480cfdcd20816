import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serializeOuter } from "parse5";
import { attribute, descendants, type Element, textOf } from "../build/elements.ts";
import packageFile from "../package.json" with { type: "json" };
import { documentFile } from "../server/build.ts";
import { brand, colour } from "../src/content/brand.ts";
import { canonicalRoutes, type Route, routes } from "../src/content/routes.ts";
import drawn from "../src/layout/shareImages/shareImages.json" with { type: "json" };
import { shareFile, shareSize } from "../src/layout/shareImages/shareImages.ts";
import { site } from "../src/site/site.ts";

/** The window that is drawn, in CSS pixels: at this width every page has its wide layout. */
export const viewport = { width: 1280, height: 672 };

/** Leaves only the mark, the headline and the picture of a first screen. */
const firstScreenStyles = `
  aside, #menu, [popovertarget], .skip-link, main > section:first-of-type :is(a, button, ul):not(figure *) { display: none !important }
  main > section:first-of-type p:not(figure *) { visibility: hidden }
  header::after { transform: none !important; animation: none !important }
  header svg { scale: 1.2; transform-origin: 0 }
  header nav > a { overflow: visible }
  header nav span { font-size: 1.75rem; margin: 0 0 0 0.5rem }
  html { overflow: hidden }`;

/** For pages without a picture: the headline beside the mark, both above the timeline. */
const headlineStyles = `
  body { block-size: 100vh; overflow: hidden; background: ${colour("dark", "light")}; color: ${colour("on-dark", "light")} }
  body > svg { position: absolute; inset: 0; inline-size: 100%; max-inline-size: none }
  h1, p { position: absolute; inset-inline-start: 4.5rem; max-inline-size: 44rem }
  h1 { inset-block-end: 12.5rem; font-size: 5.5rem }
  p { inset-block-start: 37rem; font-weight: 600; font-size: 2.25rem; line-height: 1 }`;

/** The logo on a timeline across the window, ten pixels per unit. */
export const drawing = `<svg viewBox="0 0 128 67.2" fill="${colour("brass", "light")}" stroke="${colour("brass", "light")}"><path stroke-width="2" d="M0 51h128"/><path stroke-width="2" stroke-dasharray="2 4" d="M4 53h84M120 53h8"/><svg x="86" y="28" width="32" height="32" viewBox="${brand.logo.viewBox}" color="${colour("on-dark", "light")}" fill="currentColor" stroke="none">${brand.logo.content}</svg></svg>`;

/** The styles that turn a page into its share image. */
export const stylesOf = (firstScreen: Route["firstScreen"]): string =>
  firstScreen === "picture" ? firstScreenStyles : headlineStyles;

/** By file (`shareFile`): the digest of what each share image was drawn from. */
export const drawnFrom: Readonly<Record<string, string | undefined>> = drawn;

/** The share images that a build needs, with the digest of what each shows. @param dist folder of the build */
export const shareImagesOf = (dist: string) =>
  site.languages.flatMap((language) =>
    canonicalRoutes.map((id) => {
      const { path, catalogue, firstScreen } = routes[id];
      const document = join(dist, documentFile({ document: path, language }));
      const digest = shareDigest(readFileSync(document, "utf8"), firstScreen);
      return { file: shareFile(catalogue, language), language, path, catalogue, firstScreen, digest };
    }),
  );

/** The files of share images that show something else than a build does, or are not drawn yet. */
export const outdatedImages = (dist: string): string[] =>
  shareImagesOf(dist)
    .filter(({ file, digest }) => drawnFrom[file] !== digest)
    .map(({ file }) => file);

/** Fonts that stand for those of visitors' machines where the site has none, with their versions. */
const fontsOfMachine = Object.entries(packageFile.devDependencies).filter(([name]) =>
  name.startsWith("@fontsource-variable/"),
);

/**
 * A digest of all that a share image is drawn from: the elements in it with their words and figures, and the styles of
 * the document, which say how they look and in which fonts. It needs no browser and is the same on every machine.
 * @param html the built document
 * @throws {Error} if the document has no headline
 */
export function shareDigest(html: string, firstScreen: Route["firstScreen"]): string {
  const elements = [...descendants(parse(html))];
  const ofTag = (tag: string): Element[] => elements.filter(({ tagName }) => tagName === tag);
  const [headline] = ofTag("h1");
  if (!headline) throw new Error("The document has no headline: a share image needs an <h1>.");
  // What an image does not show: how islands start, and what is in the menu.
  for (const island of ofTag("astro-island")) island.attrs = [];
  for (const element of elements)
    if (["menu", "menu-words"].includes(attribute(element, "id") ?? "")) element.childNodes = [];
  // No window reaches beyond the first two parts of a page.
  const parts = ofTag("main").flatMap((main) =>
    main.childNodes.filter((node) => ["section", "div"].includes(node.nodeName)),
  );
  const shown =
    firstScreen === "picture"
      ? [...ofTag("header").slice(0, 1), ...parts.slice(0, 2)].map((part) => serializeOuter(part))
      : [serializeOuter(headline), site.brand, drawing];
  const language = ofTag("html").map((root) => attribute(root, "lang"));
  const styles = ofTag("style").map(textOf);
  const all = [language, shown, styles, stylesOf(firstScreen), viewport, shareSize, fontsOfMachine];
  return hash("sha256", JSON.stringify(all)).slice(0, 12);
}
