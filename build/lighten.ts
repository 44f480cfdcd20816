import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { digest } from "./fonts.ts";

// Astro writes the loader of its islands into every document that has one. No paint waits for it, so it need not be.
const islandLoader =
  /<script>((?:(?!<\/script>).)*?\bself\.Astro\b.*?|(?:(?!<\/script>).)*?"astro-island".*?)<\/script>/gs;

/**
 * Takes the loader of islands out of a document.
 * @returns the document, and the script that it now refers to as `/_astro/<name>`; nothing where it has no island
 */
export function hoistIslandLoader(html: string): { html: string; name: string; script: string } | undefined {
  const scripts = [...html.matchAll(islandLoader)].map(([, script]) => script ?? "");
  if (scripts.length === 0) return undefined;
  const script = scripts.join(";\n");
  const name = `islands.${digest(script)}.js`;
  const tag = `<script src="/_astro/${name}" async></script></head>`;
  return { html: html.replaceAll(islandLoader, "").replace("</head>", () => tag), name, script };
}

const inlineStyles = /(?<=<style>).*?(?=<\/style>)/gs;

/**
 * Drops the rules that match nothing in a document: components bring the styles of all their variants.
 * @param scriptClasses classes that scripts may add later
 */
export async function dropUnusedRules(html: string, scriptClasses: readonly string[]): Promise<string> {
  const content = [{ raw: html.replace(inlineStyles, ""), extension: "html" }];
  const styles = html.match(inlineStyles) ?? [];
  const purged = await new PurgeCSS().purge({
    content,
    css: styles.map((raw) => ({ raw })),
    safelist: [...scriptClasses],
    keyframes: true,
  });
  let index = 0;
  return html.replace(inlineStyles, () => purged[index++]?.css ?? "");
}

/**
 * Gives custom properties names of one or two characters, the most frequent the shortest.
 * @param kept names that scripts set or read
 */
export function shortenProperties(html: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  const count = (styles: string): void => {
    for (const [name] of styles.matchAll(customProperty))
      if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const styles of html.match(inlineStyles) ?? []) count(styles);
  const byFrequency = [...counts].sort(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
  const short = new Map(byFrequency.map(([name], index) => [name, `--${(index + 10).toString(36)}`]));
  const rename = (text: string): string => text.replace(customProperty, (name) => short.get(name) ?? name);
  return html.replace(inlineStyles, rename).replace(attributeWithProperty, rename);
}

const customProperty = /--[a-z][a-z0-9-]*/g;

/** SVG's presentation attributes use colours too: `stroke="var(--brass)"`. */
const attributeWithProperty = /="var\(--[a-z][a-z0-9-]*\)"/g;

/** No paint waits for scripts, so nothing that one does wait for should share its line with them. */
const lowerScripts = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');

/** Words in scripts that have the form of our class names: two letters or digits, or the tooltip's. */
const classInScript = /["'`]([a-z][a-z0-9]|tooltip)["'`]/g;

/** Makes every document below a folder as light as its content allows. */
export async function lightenDocuments(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const scripts = await Promise.all(files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read));
  const scriptClasses = [...new Set(scripts.join("\n").matchAll(classInScript))].map(
    ([, name]) => name ?? "",
  );
  const scriptProperties = new Set(scripts.join("\n").match(customProperty));
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const purged = await dropUnusedRules(await read(file), scriptClasses);
    const html = lowerScripts(shortenProperties(purged, scriptProperties));
    const hoisted = hoistIslandLoader(html);
    await writeFile(join(folder, file), hoisted?.html ?? html);
    if (hoisted) await writeFile(join(folder, "_astro", hoisted.name), hoisted.script);
  }
}
