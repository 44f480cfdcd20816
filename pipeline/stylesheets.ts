import { type DefaultTreeAdapterTypes, parse } from "parse5";
import postcss, { type AtRule } from "postcss";
import { PurgeCSS } from "purgecss";
import { digest } from "./fonts.ts";

/** A stylesheet of the site: its file name below `/_astro/` and its text. */
export interface Stylesheet {
  name: string;
  css: string;
}

/** The documents of one page, in all its languages and whatever else has the same stylesheets. */
export interface Page {
  documents: { file: string; html: string }[];
  stylesheets: Stylesheet[];
}

const stylesheetLink = /<link rel="stylesheet" href="\/_astro\/([^"]+)">/g;

/**
 * Joins the many small stylesheets that Astro writes into few that caches keep: one with those that several pages use,
 * and one for each page with those that it has alone. What several use comes first, so that a page's own rules override
 * it. Documents that link to the same stylesheets are one page.
 * @param documents as Astro leaves them, with links to stylesheets in their heads
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
 * Vite's minifier writes `animation-timeline` into the shorthand, where no engine reads it. Can go once it does not:
 * https://github.com/parcel-bundler/lightningcss/issues/1283
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

/** Where the stylesheets of the later sections stand, for `<link rel="expect">` (src/layout/Document.astro). */
const laterStylesId = "later-styles";

const styleElement = /<style>(.*?)<\/style>/gs;

/**
 * Puts the styles of the first screen into the documents of a page, in one element with those they have already, and
 * names the stylesheets behind it: browsers paint what stands before them, and hold back what follows until they have
 * come. The first screen is what stands before the content of the element with `data-later-styles`, or else the first
 * section. A document without `<main>` has all its styles inside.
 * @returns the documents, in their order
 */
export async function splitStyles({ documents, stylesheets }: Page): Promise<Page["documents"]> {
  const links = stylesheets.map(({ name }, index) => {
    const id = index === 0 ? ` id="${laterStylesId}"` : "";
    return `<link${id} rel="stylesheet" href="/_astro/${name}">`;
  });
  const parts = documents.map(({ file, html }) => {
    const bare = html.replaceAll(stylesheetLink, "").replaceAll(styleElement, "");
    const end = endOfFirstScreen(bare);
    return {
      file,
      styles: Array.from(html.matchAll(styleElement), ([, css]) => css).join(""),
      first: bare.slice(0, end),
      rest: end === undefined ? "" : links.join("") + bare.slice(end),
    };
  });
  const initial = await usedStyles(
    parts.map(({ first }) => first.replaceAll(closed, "$1")),
    withoutWhatCanWait(stylesheets.map(({ css }) => css).join("")),
  );
  return parts.map(({ file, styles, first, rest }) => ({
    file,
    html: first.replace("</head>", () => `<style>${styles}${initial}</style></head>`) + rest,
  }));
}

/** What a visitor has yet to open. */
const closed = /(<details(?![^>]*\sopen\b)[^>]*><summary.*?<\/summary>).*?(?=<\/details>)/gs;

const canWait = ({ name, params }: AtRule): boolean =>
  name === "page" ||
  (name === "media" && /^print$|prefers-contrast|forced-colors/.test(params)) ||
  (name === "supports" && /^not\b.*light-dark/.test(params));

/** What only a visitor's hand brings about; its absence is there from the start. */
const byHand = /(?<!:not\()(?::(?:hover|active|focus|popover-open)|\[open\])/;

/** Paper, a wish for more contrast, engines without our colours and a visitor's hand are served a moment later. */
function withoutWhatCanWait(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (canWait(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !byHand.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}

/** What the script in the head sets (src/layout/headScript.ts). Other states come later. */
const dynamicAttributes = ["data-event"];

/** The rules that can match what is in parts of documents. */
async function usedStyles(parts: readonly string[], css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: parts.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css }],
    dynamicAttributes,
    fontFace: true,
    keyframes: true,
    variables: true,
  });
  return used?.css ?? "";
}

/** On the element, such as one that holds a picture, whose content can be painted after the words before it. */
const laterStyles = "data-later-styles";

/** Where the styles of the first screen end: inside the element that is marked so, or else behind the first section. */
function endOfFirstScreen(html: string): number | undefined {
  type Element = DefaultTreeAdapterTypes.Element;
  const find = (
    parent: DefaultTreeAdapterTypes.ParentNode,
    isWanted: (element: Element) => boolean,
  ): Element | undefined => {
    for (const child of parent.childNodes) {
      if (!("tagName" in child)) continue;
      const found = isWanted(child) ? child : find(child, isWanted);
      if (found) return found;
    }
    return undefined;
  };
  const document = parse(html, { sourceCodeLocationInfo: true });
  const marked = find(document, ({ attrs }) => attrs.some(({ name }) => name === laterStyles));
  if (marked) return marked.sourceCodeLocation?.startTag?.endOffset;
  const first = find(document, ({ parentNode }) => parentNode?.nodeName === "main");
  return first?.sourceCodeLocation?.endOffset;
}
