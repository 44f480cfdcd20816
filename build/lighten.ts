import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { budgetOf } from "./budgets.ts";
import { digest } from "./fonts.ts";
import { deferLaterStyles } from "./laterStyles.ts";
import { lightenMarkup } from "./lightMarkup.ts";
import { lightenStyles, type Vocabulary } from "./lightStyles.ts";
import { markWords } from "./words.ts";

// Astro writes the loader of its islands into every document that has one. No paint waits for it, so it need not be.
const islandLoader =
  /<script>((?:(?!<\/script>).)*?\bself\.Astro\b.*?|(?:(?!<\/script>).)*?"astro-island".*?)<\/script>/gs;

/** The script of every page, as Astro refers to it. */
const pageScript = /<script type="module" src="\/_astro\/(Document\.[^"]*\.js)"><\/script>/;

/**
 * Leaves a document one script for all pages: the page's own and, where it has islands, their loader before it.
 * @param read text of a file below `/_astro/`
 * @returns the document, and the script that it now refers to as `/_astro/<name>`
 * @throws {Error} where the document has no page script, unless it has no script at all
 */
export function joinScripts(
  html: string,
  read: (name: string) => string | undefined,
): { html: string; name: string; script: string } {
  const [tag, file = ""] = pageScript.exec(html) ?? [];
  const page = read(file);
  if (!tag || page === undefined) throw new Error("A document has no page script");
  const script = [...Array.from(html.matchAll(islandLoader), ([, loader]) => loader), page].join(";\n");
  const name = `page.${digest(script)}.js`;
  const joined = html
    .replaceAll(islandLoader, "")
    .replace(tag, `<script type="module" src="/_astro/${name}"></script>`);
  return { html: joined, name, script };
}

/** What selectors can speak of in a document. */
export function vocabularyOf(html: string): Vocabulary {
  const vocabulary = {
    language: "",
    tags: new Set<string>(),
    ids: new Set<string>(),
    classes: new Set<string>(),
    attributes: new Set<string>(),
  };
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of parent.childNodes) {
      if (!("tagName" in child)) continue;
      vocabulary.tags.add(child.tagName);
      for (const { name, value } of child.attrs) {
        vocabulary.attributes.add(`${name}=${value}`);
        if (name === "id") vocabulary.ids.add(value);
        if (name === "class") for (const each of value.split(/\s+/)) vocabulary.classes.add(each);
        if (name === "lang" && child.tagName === "html") vocabulary.language = value;
      }
      visit("content" in child ? child.content : child);
    }
  };
  visit(parse(html));
  return vocabulary;
}

const styleElement = /<style>(.*?)<\/style>/gs;

/** Joins the styles of a document into one element, in the place of the first. */
export function joinStyles(html: string, change: (css: string) => string): string {
  const css = Array.from(html.matchAll(styleElement), ([, each]) => each).join("");
  let isFirst = true;
  return html.replace(styleElement, () => {
    const joined = isFirst ? `<style>${change(css)}</style>` : "";
    isFirst = false;
    return joined;
  });
}

const customProperty = /--[a-z][a-z0-9-]*/g;

/** SVG's presentation attributes use colours too: `stroke="var(--brass)"`. */
const attributeWithProperty = /="var\(--[a-z][a-z0-9-]*\)"/g;

/**
 * Gives custom properties names of one or two characters, the most frequent the shortest.
 * @param kept names that scripts set or read
 */
export function shortenProperties(html: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [, styles = ""] of html.matchAll(styleElement))
    for (const [name] of styles.matchAll(customProperty))
      if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byFrequency = [...counts].sort(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
  const short = new Map(byFrequency.map(([name], index) => [name, `--${(index + 10).toString(36)}`]));
  const rename = (text: string): string => text.replace(customProperty, (name) => short.get(name) ?? name);
  return html.replace(styleElement, rename).replace(attributeWithProperty, rename);
}

/** No paint waits for scripts, so nothing that one does wait for should share its line with them. */
const lowerScripts = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');

/** Words in scripts that have the form of our class names: two letters or digits. */
const classInScript = /["'`]([a-z][a-z0-9])["'`]/g;

/** Samples run no script; each other document has the one of all pages, which is written beside Astro's. */
async function withOneScript(
  document: string,
  folder: string,
  scripts: ReadonlyMap<string, string>,
): Promise<string> {
  if (!/<script\b/.test(document)) return document;
  const { html, name, script } = joinScripts(document, (name) => scripts.get(`_astro/${name}`));
  await writeFile(join(folder, "_astro", name), script);
  return html;
}

/** The document that a file of Astro's output becomes: `ja/for-brokers/index.html` is `/for-brokers`. */
const nameOf = (file: string): string => `/${file.split("/").slice(1, -1).join("/")}`;

/** Makes every document below a folder as light as its content allows. */
export async function lightenDocuments(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const read = async (file: string): Promise<[string, string]> => [
    file,
    await readFile(join(folder, file), "utf8"),
  ];
  const scripts = new Map(await Promise.all(files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read)));
  const allScripts = [...scripts.values()].join("\n");
  const scriptClasses = Array.from(allScripts.matchAll(classInScript), ([, name = ""]) => name);
  const scriptProperties = new Set(allScripts.match(customProperty));
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const [, document] = await read(file);
    const html = await withOneScript(document, folder, scripts);
    const vocabulary = vocabularyOf(html);
    const classes = vocabulary.classes.union(new Set(scriptClasses));
    const kept = scriptProperties.union(
      new Set(html.match(attributeWithProperty)?.join().match(customProperty)),
    );
    const styled = joinStyles(html, (css) => lightenStyles(css, { ...vocabulary, classes }, kept));
    const marked = vocabulary.language === "zh" ? markWords(styled) : styled;
    const light = lowerScripts(lightenMarkup(shortenProperties(marked, scriptProperties)));
    const deferred = deferLaterStyles(
      light,
      budgetOf(nameOf(file)),
      vocabularyOf,
      scriptProperties.union(new Set(light.match(attributeWithProperty)?.join().match(customProperty))),
    );
    if (deferred) await writeFile(join(folder, "_astro", deferred.name), deferred.css);
    await writeFile(join(folder, file), deferred?.html ?? light);
  }
  for (const file of scripts.keys()) if (/^_astro\/Document\./.test(file)) await rm(join(folder, file));
}
