import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse, serializeOuter } from "parse5";
import packageFile from "../package.json" with { type: "json" };
import { attribute, descendants, type Element, textOf } from "../pipeline/elements.ts";
import { documentFile } from "../server/build.ts";
import { brand } from "../src/facts/brand.ts";
import { canonicalRoutes, type Route, routes } from "../src/facts/routes.ts";
import drawn from "../src/layout/shareImages/shareImages.json" with { type: "json" };
import { shareFile, shareSize } from "../src/layout/shareImages/shareImages.ts";
import { site } from "../src/site/site.ts";
import { colour } from "../src/styles/colours.ts";

/** The window that is drawn, in CSS pixels: at this width every page has its wide layout. */
export const viewport = { width: 1280, height: 672 };

/** Leaves only the mark, the headline and the picture of a first screen. `isLeftOut` says the same of elements. */
const firstScreenStyles = `
  aside, #menu, [popovertarget], .skip, main > :first-child :is(a, button, ul):not(figure *) { display: none !important }
  main > :first-child p:not(figure *) { visibility: hidden }
  header::after { transform: none !important; animation: none !important }
  header svg { scale: 1.2; transform-origin: 0 }
  header nav span { font-size: 1.75rem; margin-inline-start: 0.5rem }
  html { overflow: hidden }`;

/** For pages without a picture: the headline beside the mark, both above the tape. */
const headlineStyles = `
  body { block-size: 100vh; overflow: hidden; background: ${colour("night", "light")}; color: ${colour("on-night", "light")} }
  body > svg { position: absolute; inset: 0; inline-size: 100%; max-inline-size: none }
  h1, p { position: absolute; inset-inline-start: 4.5rem; max-inline-size: 44rem }
  h1 { inset-block-end: 12.5rem; font-size: 5.5rem }
  p { inset-block-start: 37rem; font-weight: 600; font-size: 2.25rem; line-height: 1 }`;

/** The logo on a tape across the window, ten pixels per unit. */
export const drawing = `<svg viewBox="0 0 128 67.2" fill="${colour("brass", "light")}" stroke="${colour("brass", "light")}"><path stroke-width="2" d="M0 51h128"/><path stroke-width="2" stroke-dasharray="2 4" d="M4 53h84M120 53h8"/><svg x="86" y="28" width="32" height="32" viewBox="${brand.logo.viewBox}" color="${colour("on-night", "light")}" fill="currentColor" stroke="none">${brand.logo.content}</svg></svg>`;

/** The styles that turn a page into its share image. */
export const stylesOf = (firstScreen: Route["firstScreen"]): string =>
  firstScreen === "picture" ? firstScreenStyles : headlineStyles;

/** What is known of a share image since it was drawn. */
export interface DrawnImage {
  /** See `shareDigest`. */
  digest: string;
  /** How many children of `<main>` were in the window, from the first; what follows is not in the image. */
  shownChildren: number;
}

/** By file (`shareFile`). */
export const drawnImages: Readonly<Record<string, DrawnImage | undefined>> = drawn;

/** The share images that a build needs, with what each is drawn from. @param dist folder of the build */
export function shareImagesOf(dist: string) {
  return site.languages.flatMap((language) =>
    canonicalRoutes.map((id) => {
      const { path, catalogue, firstScreen } = routes[id];
      const digest = (shownChildren: number): string =>
        shareDigest(readFileSync(join(dist, documentFile({ document: path, language })), "utf8"), {
          firstScreen,
          shownChildren,
        });
      return { file: shareFile(catalogue, language), language, path, catalogue, firstScreen, digest };
    }),
  );
}

/** The files of share images that show something else than a build does, or are not drawn yet. */
export function imagesBehind(dist: string): string[] {
  const behind: string[] = [];
  for (const { file, digest } of shareImagesOf(dist)) {
    const known = drawnImages[file];
    if (!known || known.digest !== digest(known.shownChildren)) behind.push(file);
  }
  return behind;
}

/**
 * A digest of all that a share image is drawn from: the elements in it with their words and figures, the styles of the
 * document, which say how they look and in which fonts. It needs no browser and is the same on every machine.
 * @param html the built document
 * @throws {Error} if the document has no headline
 */
export function shareDigest(
  html: string,
  { firstScreen, shownChildren }: Pick<Route, "firstScreen"> & Pick<DrawnImage, "shownChildren">,
): string {
  const elements = [...descendants(parse(html))];
  const styles = elements.filter(({ tagName }) => tagName === "style").map(textOf);
  const language = attribute(elements[0] ?? headline(elements), "lang");
  const shown =
    firstScreen === "picture"
      ? picture(elements, shownChildren).map((element) => serializeOuter(element))
      : [serializeOuter(headline(elements)), site.brand, drawing];
  const drawnFrom = [language, shown, styles, stylesOf(firstScreen), viewport, shareSize, fontsOfMachine];
  return hash("sha256", JSON.stringify(drawnFrom)).slice(0, 12);
}

/** Fonts that stand for those of visitors' machines where the site has none, with their versions. */
const fontsOfMachine = Object.entries(packageFile.devDependencies).filter(([name]) =>
  name.startsWith("@fontsource-variable/"),
);

const headline = (elements: readonly Element[]): Element => {
  const found = elements.find(({ tagName }) => tagName === "h1");
  if (!found) throw new Error("The document has no headline: a share image needs an <h1>.");
  return found;
};

/** The elements of a first screen, without those that its image leaves out. */
const picture = (elements: readonly Element[], shownChildren: number): Element[] => {
  const main = elements.find(({ tagName }) => tagName === "main");
  const header = elements.find(({ tagName }) => tagName === "header");
  const children = (main?.childNodes ?? []).filter((node) => "tagName" in node).slice(0, shownChildren);
  const shown = [...(header ? [header] : []), ...children];
  for (const root of shown) prune(root, root === children[0]);
  return shown;
};

/** Takes out of an element what its share image leaves out. @param isHero whether that includes links, buttons and lists */
const prune = (element: Element, isHero: boolean): void => {
  element.childNodes = element.childNodes.filter(
    (child: DefaultTreeAdapterTypes.ChildNode) => !("tagName" in child) || !isLeftOut(child, isHero),
  );
  for (const child of element.childNodes)
    if ("tagName" in child) prune(child, isHero && child.tagName !== "figure");
};

const isLeftOut = (element: Element, isHero: boolean): boolean =>
  ["aside", "link", "script"].includes(element.tagName) ||
  attribute(element, "id") === "menu" ||
  attribute(element, "popovertarget") !== undefined ||
  (isHero && ["a", "button", "ul"].includes(element.tagName));
