import { parse } from "parse5";
import postcss, { type AtRule, type Root } from "postcss";
import { PurgeCSS } from "purgecss";
import purgeHtml from "purgecss-from-html";
import { attribute, descendants, type Element } from "./elements.ts";
import { documentFallbacks } from "./fallbackFonts.ts";
import { digest } from "./fonts.ts";

/** A stylesheet: its file name below `/_astro/` and its text. */
export interface Stylesheet {
  name: string;
  css: string;
}

/** The documents of a page in all languages, with the stylesheets that they share. */
export interface Page {
  documents: { file: string; html: string }[];
  stylesheets: Stylesheet[];
}

const stylesheetLink = /<link rel="stylesheet" href="\/_astro\/([^"]+)">/g;

/**
 * Joins the many small stylesheets that Astro writes into a few: one with those that several pages use, and one per
 * page for the rest. The shared one comes first, so that a page's own rules override it. Documents that link to the
 * same stylesheets count as one page.
 * @param documents as Astro writes them, with links to stylesheets in their heads
 * @param read text of a stylesheet by its file name
 */
export function joinStylesheets(
  documents: readonly { file: string; html: string }[],
  read: (name: string) => string,
): Page[] {
  const linked = ({ html }: { html: string }): string =>
    Array.from(html.matchAll(stylesheetLink), ([, name]) => name).join(" ");
  const pages = [...Map.groupBy(documents, linked)];
  const uses = new Map<string, number>();
  for (const name of pages.flatMap(([names]) => names.split(" "))) uses.set(name, (uses.get(name) ?? 0) + 1);
  const join = (kind: string, names: readonly string[]): Stylesheet[] => {
    const css = separateTimelines(names.map(read).join("\n"));
    return css === "" ? [] : [{ name: `${kind}.${digest(css)}.css`, css }];
  };
  const isShared = (name: string): boolean => (uses.get(name) ?? 0) > 1;
  const shared = join("site", [...uses.keys()].filter(isShared));
  return pages.map(([names, all]) => ({
    documents: all,
    stylesheets: [
      ...shared,
      ...join(
        "page",
        names.split(" ").filter((name) => name && !isShared(name)),
      ),
    ],
  }));
}

/**
 * Moves timelines out of the `animation` shorthand, where Vite's minifier puts them and no browser reads them. Can be
 * removed once this is fixed: https://github.com/parcel-bundler/lightningcss/issues/1283
 */
function separateTimelines(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls("animation", (declaration) => {
    const [timeline] = /\b(?:view|scroll)\([^)]*\)/.exec(declaration.value) ?? [];
    if (!timeline) return;
    declaration.value = declaration.value.replace(timeline, "").trim();
    declaration.after({ prop: "animation-timeline", value: timeline });
  });
  return root.toString();
}

/** Id of what is behind the first section. */
const endOfFirst = "rest";

const styleElement = /<style>(.*?)<\/style>/gs;

/**
 * Puts the styles of the first screen, which is the first section or what stands before `data-later`, into the documents
 * of a page, in one element with those they have already, and links to the stylesheets where the rest begins. A browser
 * paints nothing before it has read the first screen, since half a bar or half a table would move. A document without a
 * second section has all its styles inside.
 * @returns the documents, in their order
 */
export async function splitStyles({ documents, stylesheets }: Page): Promise<Page["documents"]> {
  // The first link has an id, by which the first paint waits until the first section has been read.
  const links = stylesheets
    .map(({ name }) => `<link rel="stylesheet" href="/_astro/${name}">`)
    .join("")
    .replace("<link", `$& id="${endOfFirst}"`);
  const parts = documents.map(({ file, html }) => {
    const bare = html.replaceAll(stylesheetLink, "").replaceAll(styleElement, "");
    const styles = Array.from(html.matchAll(styleElement), ([, css]) => css).join("");
    return { file, styles, ...firstScreen(bare) };
  });
  const initial = await initialStyles(
    parts.map(({ first }) => first.replaceAll(closed, "$1")),
    stylesheets.map(({ css }) => css),
  );
  const documentsOf = parts.map(async ({ file, styles, first, rest }) => {
    const fallbacks = await documentFallbacks(first, styles);
    const style = `<style>${styles}${fallbacks}${forDocument(initial, file.split("/")[0] ?? "")}</style>`;
    const expected = rest === "" ? "" : `<link rel="expect" href="#${endOfFirst}" blocking="render">`;
    const html = first.replace("</head>", () => `${style}${expected}</head>`);
    return { file, html: rest === "" ? html : html + links + rest };
  });
  return Promise.all(documentsOf);
}

/** The content of closed `<details>`. */
const closed = /(<details(?![^>]*\sopen\b)[^>]*><summary.*?<\/summary>).*?(?=<\/details>)/gs;

const canWait = ({ name, params }: AtRule): boolean =>
  name === "page" ||
  name === "view-transition" ||
  // Code is further down. Named twice, a font would be loaded twice.
  name === "font-face" ||
  (name === "media" && /^print$|prefers-contrast|forced-colors/.test(params)) ||
  // For older engines.
  (name === "supports" && /^not\b/.test(params));

/** States that only user interaction causes. Excluded by `:not()`, they are the state at first. */
const byHand = /(?<!:not\():(?:hover|active|focus|popover-open)|(?<!:not\()\[open\]|::view-transition/;

/** What shows only when a visitor scrolls, points at something, moves the focus or goes to another page. */
const propertyByHand = /^(?:transition|cursor|outline.*|scroll-.*|view-transition-name)$/;

const prepared = new Map<string, string>();

/** A stylesheet as the first paint needs it. That which pages share is read once. */
function forFirstPaint(css: string): string {
  const known = prepared.get(css) ?? withoutWhatCanWait(css);
  prepared.set(css, known);
  return known;
}

const anyOfLanguages = /:is\(((?:,? ?:lang\([\w-]+\))+)\)/;

/** A selector for each of the languages that it names as alternatives, which PurgeCSS takes for something that is not there. */
function byLanguage(selector: string): string[] {
  const [any = "", list] = anyOfLanguages.exec(selector) ?? [];
  if (list === undefined) return [selector];
  return list.split(",").flatMap((each) => byLanguage(selector.replace(any, each.trim())));
}

/** Removes rules for print, contrast preferences, older engines and interaction, which the first paint does not need. */
function withoutWhatCanWait(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls(propertyByHand, (declaration) => void declaration.remove());
  root.walkAtRules((rule) => {
    if (canWait(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !byHand.test(selector)).flatMap(byLanguage);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}

/** A language that is no part of another condition. */
const languageInSelector = /(?<!:(?:not|is|where|has)\(.*):lang\(([\w-]+)\)/g;

/** Leaves out rules for text in other languages than the document's, of which its first screen has none. */
function keepLanguage(root: Root, language: string): void {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      [...selector.matchAll(languageInSelector)].every(([, each]) => each === language),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
}

/** Removes spaces that minifiers leave. */
function tighten(root: Root): void {
  for (const node of root.nodes) node.raws.before = "";
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value))
      declaration.value = declaration.value.replaceAll(", ", ",").replaceAll(" / ", "/");
  });
}

/** The styles of the first screen of a page, for its document in a language. */
function forDocument(css: string, language: string): string {
  const root = postcss.parse(css);
  keepLanguage(root, language);
  tighten(root);
  return withoutEmptyRules(root).toString();
}

const attributeInSelector = /\[([\w-]+)/g;

/** The rules whose selectors can match in parts of documents as they are at first, on a screen and without a visitor's hand. */
export async function initialStyles(parts: readonly string[], css: readonly string[]): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: parts.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css.map(forFirstPaint).join("") }],
    // Words of the page and names of classes may be the same.
    extractors: [{ extractor: purgeHtml, extensions: ["html"] }],
    // States come and go.
    dynamicAttributes: Array.from(css.join("").matchAll(attributeInSelector), ([, name = ""]) => name),
    keyframes: true,
    variables: true,
  });
  return withoutEmptyRules(postcss.parse(used?.css ?? "")).toString();
}

function withoutEmptyRules(root: Root): Root {
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.push(rule));
  // From the inside out: what holds nothing but empty rules is empty too.
  for (const rule of atRules.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return root;
}

interface FirstScreen {
  /** The document up to the end of its first section. */
  first: string;
  /** The rest of it; empty if all of it is one screen. */
  rest: string;
}

/** Astro writes the loader of islands before the first of them. */
const isDrawn = ({ tagName }: Element): boolean => !["script", "style", "link", "template"].includes(tagName);

function firstScreen(html: string): FirstScreen {
  const elements = [...descendants(parse(html, { sourceCodeLocationInfo: true }))];
  const main = elements.find(({ tagName }) => tagName === "main");
  const section = elements.find((element) => element.parentNode === main && isDrawn(element));
  // A long section may end its first screen before an element that it marks.
  const marked = elements.find((element) => attribute(element, "data-later") !== undefined);
  const end =
    marked?.sourceCodeLocation?.startOffset ?? section?.sourceCodeLocation?.endOffset ?? html.length;
  return { first: html.slice(0, end), rest: html.slice(end) };
}
