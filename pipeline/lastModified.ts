import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import { listedRoutes, routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import type { Language } from "../src/languages/languages.ts";
import lastModified from "../src/layout/lastModified.json" with { type: "json" };
import { site } from "../src/site/site.ts";
import { attribute, descendants, type Element } from "./elements.ts";

/** What a document says, and since which day. */
export interface Modification {
  /** See `contentDigest`. */
  content: string;
  /** ISO 8601, in UTC. */
  day: string;
}

/** By canonical address without the origin: `/partners?lng=ja`. */
export type Modifications = Readonly<Record<string, Modification>>;

/** The days on which what documents say last changed. `npm run last-modified` keeps them. */
export const modifications: Modifications = lastModified;

/**
 * What each document that the sitemap lists says.
 * @param read the HTML of a document by the path of its route
 * @returns digests by canonical address without the origin
 */
export const contentsOf = (read: (path: string, language: Language) => string): Map<string, string> =>
  new Map(
    listedRoutes.flatMap((id) =>
      site.languages.map((language): [string, string] => {
        const { path } = routes[id];
        return [pathIn(language, path), contentDigest(read(path, language))];
      }),
    ),
  );

/**
 * A digest of what visitors and search engines read in a document: title, description, and the words of `<main>`. Links,
 * markup, styles, scripts, navigation and footer do not count.
 */
export function contentDigest(html: string): string {
  const elements = [...descendants(parse(html))];
  const title = elements.find(({ tagName }) => tagName === "title");
  const description = elements.find((element) => attribute(element, "name") === "description");
  const main = elements.find(({ tagName }) => tagName === "main");
  const said = [
    ...[title, main].map((element) => (element ? wordsIn(element) : "")),
    (description && attribute(description, "content")) ?? "",
  ];
  return hash("sha256", JSON.stringify(said)).slice(0, 12);
}

const wordsIn = ({ tagName, childNodes }: Element): string =>
  ["script", "style"].includes(tagName)
    ? ""
    : childNodes
        .map((node) => ("tagName" in node ? wordsIn(node) : "value" in node ? node.value : ""))
        .join("")
        // Characters that only keep words together.
        .replaceAll(/[\u200b\u2060]/g, "")
        .replaceAll("\u00a0", " ");

/** The record after a build: what says the same keeps its day. @param contents digests by address */
export const renewed = (
  known: Modifications,
  contents: ReadonlyMap<string, string>,
  today: string,
): Modifications =>
  Object.fromEntries(
    Array.from(contents, ([address, content]) => [
      address,
      known[address]?.content === content ? known[address] : { content, day: today },
    ]),
  );

/** The addresses of documents that say something else than is known of them. */
export const notRecorded = (known: Modifications, contents: ReadonlyMap<string, string>): string[] =>
  [...contents].flatMap(([address, content]) => (known[address]?.content === content ? [] : address));

/**
 * Adds to a sitemap the day of each document that says what is recorded of it. No day is better than a wrong one:
 * search engines that find one stop to believe the others.
 */
export const withDays = (
  sitemap: string,
  known: Modifications,
  contents: ReadonlyMap<string, string>,
): string =>
  sitemap.replaceAll(/<loc>([^<]*)<\/loc>/g, (location, url: string) => {
    const address = url.startsWith(site.url) ? url.slice(site.url.length) : "";
    const { content, day } = known[address] ?? {};
    return content && content === contents.get(address) ? `${location}<lastmod>${day}</lastmod>` : location;
  });

/**
 * Adds days to the sitemap in Astro's output. Documents that are missing are for the press to name.
 * @param folder holds a folder of documents per language
 */
export async function dateSitemap(folder: string): Promise<void> {
  const contents = contentsOf((path, language) => {
    const document = join(folder, language, path, "index.html");
    return existsSync(document) ? readFileSync(document, "utf8") : "";
  });
  const file = join(folder, "sitemap.xml");
  await writeFile(file, withDays(await readFile(file, "utf8"), modifications, contents));
}
