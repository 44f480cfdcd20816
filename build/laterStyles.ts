import { brotliCompressSync, constants } from "node:zlib";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import postcss, { type AtRule } from "postcss";
import { digest } from "./fonts.ts";
import { keepAtFirst, type Vocabulary } from "./lightStyles.ts";

/** Room for what the press adds afterwards: the integrity of scripts. In bytes of brotli. */
const reserve = 150;

/** What a visitor has yet to open. */
const closed = /(<details(?![^>]*\sopen\b)[^>]*><summary.*?<\/summary>).*?(?=<\/details>)/gs;

/** What the first paint waits for (`<link rel="expect">`): the parser stops at later styles, so nothing behind them. */
const expected = /(<link rel="expect" href=")#[^"]*/;
const laterId = "later-styles";

const styleElement = /<style>(.*?)<\/style>/s;

/**
 * Where a document would weigh more than its budget, leaves it fonts and the styles of its first screen and names a file
 * with all styles behind the first section: what follows waits for that file, what a visitor sees first does not. Paper,
 * a wish for more contrast and engines without our colours wait as well.
 * @param budget in bytes of brotli
 * @param vocabularyOf what selectors can speak of in a part of a document
 * @param kept custom properties that scripts or the markup use
 * @returns the document and the file that it now refers to as `/_astro/<name>`; nothing where it fits as it is
 */
export function deferLaterStyles(
  html: string,
  budget: number,
  vocabularyOf: (html: string) => Vocabulary,
  kept: ReadonlySet<string> = new Set(),
): { html: string; name: string; css: string } | undefined {
  if (!isHeavier(html, budget - reserve)) return undefined;
  const all = styleElement.exec(html)?.[1];
  const end = endOfFirstSection(html);
  if (!all || end === undefined) return undefined;
  const css = without(all, isFont);
  const name = `later.${digest(css)}.css`;
  const first = html.slice(0, end).replace(expected, `$1#${laterId}`);
  const styles = keepAtFirst(without(all, canWait), vocabularyOf(first.replaceAll(closed, "$1")), kept);
  return {
    html: `${first.replace(styleElement, () => `<style>${styles}</style>`)}<link id="${laterId}" rel="stylesheet" href="/_astro/${name}">${html.slice(end)}`,
    name,
    css,
  };
}

const weigh = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Full strength takes fifty times as long as a light one, and makes our documents 7 to 15% smaller still. */
function isHeavier(html: string, bytes: number): boolean {
  const roughly = weigh(html, 5);
  if (roughly <= bytes || roughly * 0.8 > bytes) return roughly > bytes;
  return weigh(html, constants.BROTLI_MAX_QUALITY) > bytes;
}

/** Named a second time, a font that came too late for the first paint would be used after all, and shift the page. */
const isFont = ({ name }: AtRule): boolean => name === "font-face";

const canWait = ({ name, params }: AtRule): boolean =>
  name === "page" ||
  (name === "media" && /^print$|prefers-contrast/.test(params)) ||
  (name === "supports" && /^not\b.*light-dark/.test(params));

function without(css: string, isDropped: (rule: AtRule) => boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isDropped(rule)) rule.remove();
  });
  return root.toString();
}

/** Where the first element of `<main>` ends. */
function endOfFirstSection(html: string): number | undefined {
  const find = (parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element | undefined => {
    for (const child of parent.childNodes) {
      if (!("tagName" in child)) continue;
      const found = child.tagName === "main" ? child : find(child);
      if (found) return found;
    }
    return undefined;
  };
  const main = find(parse(html, { sourceCodeLocationInfo: true }));
  const first = main?.childNodes.find((child) => "tagName" in child);
  return first?.sourceCodeLocation?.endOffset;
}
