import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { outdatedImages } from "../scripts/shareDigests.ts";
import { documentFile } from "../server/build.ts";
import { cases } from "../src/content/cases.ts";
import { canonicalRoute, listedRoutes, routeIds, routes, sampleDocuments } from "../src/content/routes.ts";
import { entrants } from "../src/content/sample/traders.ts";
import { defaultLanguage, languages } from "../src/i18n/languages.ts";
import { withLineBreaks } from "../src/i18n/lineBreaks.ts";
import { withoutNames } from "../src/i18n/lint/names.ts";
import { scriptShare } from "../src/i18n/lint/scripts.ts";
import { english } from "../src/i18n/messages/english.ts";
import { allMessages, splitMarkup } from "../src/i18n/messages/format.ts";
import { languageParameter } from "../src/i18n/negotiation/choose.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { securityText } from "../src/site/security.ts";
import { type BuiltDocument, dist, oneLine, readDocuments } from "./builtDocuments.ts";
import { expect, site, test, words } from "./fixtures.ts";
import { type Item, problemsOf, valuesOf } from "./structuredData.ts";

// What applies to every document of the build, new pages included. These tests open no page, and one process reads the
// documents for all of them.
test.describe.configure({ mode: "default" });

let documents: readonly BuiltDocument[] = [];
test.beforeAll(() => {
  documents = readDocuments();
});

const routeOf = ({ document }: BuiltDocument) => routeIds.find((id) => routes[id].path === document);
const sampleNames: readonly string[] = Object.values(sampleDocuments);
const titleOf = ({ elements }: BuiltDocument): string =>
  elements.find(({ tag }) => tag === "title")?.text ?? "";

/** What the metadata of a document say under a name. */
const contents = ({ elements }: BuiltDocument, name: string): (string | undefined)[] =>
  elements
    .filter(
      ({ tag, attributes: { property, name: own } }) => tag === "meta" && [property, own].includes(name),
    )
    .map(({ attributes }) => attributes.content);

/** Limit for a document with its styles and without its words, which are as long as they are, in bytes of brotli. */
const documentBudget = 28_160;

test("each document keeps to its budget", () => {
  const sizes = documents.map((each) => {
    const whole = statSync(`${dist}/${documentFile(each)}.br`).size;
    return { name: each.name, size: whole - brotliCompressSync(each.visible).length };
  });
  expect(sizes.filter(({ size }) => size > documentBudget)).toEqual([]);
});

/** Limit for all that an island loads beside React, in bytes of brotli. */
const islandBudget = 10_240;

/** A script of the build, with all that it imports, but for React. @returns files in the build */
function scriptsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || /^_astro\/(?:react|jsx-runtime|rolldown-runtime)/.test(file)) return found;
  found.add(file);
  for (const [, imported = ""] of readFileSync(`${dist}/${file}`, "utf8").matchAll(/from"\.\/([^"]+)"/g))
    scriptsOf(`_astro/${imported}`, found);
  return found;
}

/** The bytes of a file as they are sent: what would not get smaller has no compressed form. */
const sizeOf = (file: string): number =>
  statSync(existsSync(`${dist}/${file}.br`) ? `${dist}/${file}.br` : `${dist}/${file}`).size;

test("the scripts of each island keep to their budget", () => {
  const islands = new Set(
    documents.flatMap(({ elements }) =>
      elements.flatMap(({ attributes }) => attributes["component-url"]?.slice(1) ?? []),
    ),
  );
  expect(islands.size).toBeGreaterThan(5);
  const sizes = Array.from(islands, (island) => ({
    island,
    bytes: Array.from(scriptsOf(island), sizeOf).reduce((sum, size) => sum + size),
  }));
  expect(sizes.filter(({ bytes }) => bytes > islandBudget)).toEqual([]);
});

/** The lowest share of letters in a language's script. Names in pictures are in Latin script everywhere. */
const lowestShare = { latin: 0.98, cyrillic: 0.75, devanagari: 0.75, han: 0.75, japanese: 0.75 };

/** The names in settings and pictures, which are written alike everywhere, and as long as they are. */
const writtenAlike = [site.legalName, site.brand, site.event.name, ...entrants.map(({ name }) => name)];

test("LN-05 every document is there in every language, says so, and is written in its script", () => {
  const published = [...new Set(documents.map(({ language }) => language))];
  expect(published).toEqual(expect.arrayContaining(site.languages));
  for (const language of published) {
    const own = documents.filter((each) => each.language === language);
    expect(own.map(({ document }) => document)).toEqual(
      documents.filter((each) => each.language === defaultLanguage).map(({ document }) => document),
    );
    expect(own.map(({ elements: [html] }) => html?.attributes.lang)).toEqual(own.map(() => language));
    for (const { name, visible, head } of own) {
      const row = languages.find(({ code }) => code === language);
      const text = writtenAlike.reduce((rest, each) => rest.replaceAll(each, " "), oneLine(visible));
      expect.soft(row && scriptShare(text, row), name).toBeGreaterThan(lowestShare[row?.script ?? "latin"]);
      // These characters keep words together on a page.
      expect.soft(head, name).not.toMatch(/[\u200b\u2060\u00ad]/);
    }
  }
});

/** English texts between placeholders, of at least four words so that they cannot occur in another language by chance. */
const englishPhrases = [...allMessages(english).values()]
  .flatMap((message) => splitMarkup(message).filter((_, index) => index % 2 === 0))
  .map((part) => oneLine(part).trim())
  .filter((part) => (withoutNames(part, defaultLanguage).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).length >= 4);

test("LN-05 no document has anything left in English that has a translation", () => {
  const isIn =
    ({ all }: BuiltDocument) =>
    (phrase: string) =>
      all.includes(phrase);
  const inEnglish = documents.filter(({ language }) => language === defaultLanguage);
  // That the phrases are found where they are.
  expect(inEnglish.filter((each) => englishPhrases.some(isIn(each)))).toHaveLength(inEnglish.length);
  const left = documents
    .filter(({ language }) => language !== defaultLanguage)
    .flatMap((each) => englishPhrases.filter(isIn(each)).map((phrase) => `${each.name}: ${phrase}`));
  expect(left).toEqual([]);
});

test("lines of large type end by the rules of the language, in every document", () => {
  for (const { name, language, large } of documents) {
    const isWrong = (text: string) => withLineBreaks(text.replaceAll("\u200b", ""), language) !== text;
    expect(large.filter(isWrong), name).toEqual([]);
  }
});

test("each page has a title and a description of its own, in every language", () => {
  const seen = new Map<string, string>();
  for (const each of documents.filter(routeOf))
    for (const text of [titleOf(each), String(contents(each, "description")[0])]) {
      expect(text.length, `"${text}" of ${each.name}`).toBeGreaterThan(5);
      expect(seen.get(text), `"${text}" of ${each.name}`).toBeUndefined();
      seen.set(text, each.name);
    }
});

/** The addresses of our own pages in a document, wherever a visitor or a script takes one from, the switcher aside. */
const ownAddresses = ({ document, elements }: BuiltDocument): URL[] =>
  elements
    .flatMap(({ tag, attributes: { href = "", src = "", props = "" } }) => {
      if (tag === "iframe") return src;
      // Strings in the properties of an island.
      if (tag === "astro-island") return props.match(/(?<=")\/[^"]*/g) ?? [];
      return ["a", "area"].includes(tag) ? href : [];
    })
    .filter((address) => !/^(?:$|\?)|^\/(?:_astro|drawings)\//.test(address))
    .map((address) => new URL(address, new URL(document, site.url)))
    .filter(({ origin }) => origin === site.url);

test("LN-03 every document leads on in its own language, to pages and places that are there, and to every page", () => {
  const places = new Map(
    documents.map(({ document, language, ids }) => [language + new URL(document, site.url).pathname, ids]),
  );
  const linked = new Set<string>();
  const wrong = documents.flatMap((each) => {
    const { document, language, name } = each;
    const own = ownAddresses(each);
    if (!sampleNames.includes(document)) expect(own.length, name).toBeGreaterThan(10);
    return own
      .filter(({ pathname, searchParams, hash }) => {
        const route = routeIds.find((id) => routes[id].path.toLowerCase() === pathname.toLowerCase());
        const path = route ? routes[route].path : pathname;
        const ids = places.get(language + path);
        if (!ids || !(hash.length < 2 || hash === "#top" || ids.has(hash.slice(1)))) return true;
        if (new URL(document, site.url).pathname === path) return false;
        linked.add(path);
        // A sample takes its language only from its address.
        const isCarried = language !== defaultLanguage || sampleNames.includes(path);
        return searchParams.get(languageParameter) !== (isCarried ? language : null);
      })
      .map(({ href }) => `${href} on ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(listedRoutes.filter((id) => !linked.has(routes[id].path))).toEqual([]);
});

test("LY-11 LY-15 links that leave the site open in a new tab, say so and give no access back; those to schedulers track", () => {
  const schedulers = Object.values(site.links.schedulers);
  const wrong = documents.flatMap(({ name, elements }) =>
    elements
      .filter(({ tag, attributes: { href, target, rel, "aria-describedby": description } }) => {
        if (tag !== "a" || href === undefined) return false;
        const { protocol, origin, searchParams } = new URL(href, site.url);
        if (!protocol.startsWith("http") || origin === site.url)
          return target !== undefined || description !== undefined;
        const tracks = ["source", "medium", "campaign", "content", "term"].every((field) =>
          searchParams.get(`utm_${field}`),
        );
        const isDemo = schedulers.some((scheduler) => href.startsWith(scheduler));
        // Affiliate links are also `sponsored`.
        const isSafe = /\bnoopener\b/.test(rel ?? "");
        return target !== "_blank" || description !== "new-tab" || !isSafe || (isDemo && !tracks);
      })
      .map(({ attributes: { href } }) => `${href} on ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("LN-03 each document names its canonical address and the same page in each language; shared, it shows its own words and image", () => {
  for (const each of documents) {
    const { language, name, elements } = each;
    const id = routeOf(each);
    const hrefs = (relation: string) =>
      elements
        .filter(({ tag, attributes: { rel } }) => tag === "link" && rel === relation)
        .map(({ attributes: { hreflang, href } }) => ({ hreflang, href }));
    const path = id && routes[canonicalRoute(id)].path;
    const address = path && site.url + pathIn(language, path);
    expect(hrefs("canonical"), name).toEqual(address ? [{ href: address }] : []);
    const isListed = path && !("hidden" in routes[id]);
    expect(hrefs("alternate"), name).toEqual(
      isListed
        ? [
            ...site.languages.map((code) => ({ hreflang: code, href: site.url + pathIn(code, path) })),
            { hreflang: "x-default", href: site.url + path },
          ]
        : [],
    );
    if (!address) continue;
    const [image = ""] = contents(each, "og:image");
    expect(image, name).toMatch(`${site.url}/share/${language}/`);
    expect(existsSync(dist + new URL(image).pathname), image).toBe(true);
    const locale = (isOwn: boolean) =>
      languages.filter(({ code }) => (code === language) === isOwn).map(({ openGraph }) => openGraph);
    const shared = {
      "og:title": [titleOf(each)],
      "og:description": contents(each, "description"),
      "og:url": [address],
      "og:locale": locale(true),
      "og:locale:alternate": isListed ? locale(false) : [],
    };
    expect(
      Object.fromEntries(Object.keys(shared).map((property) => [property, contents(each, property)])),
      name,
    ).toEqual(shared);
  }
});

test("share images show what their pages show", () => {
  const outdated = outdatedImages(dist);
  expect(outdated, "outdated: run npm run share-images, and commit the images").toEqual([]);
});

/** What structured data say that their document does not show. */
const notShown = (graph: readonly Item[], { language, all, ids }: BuiltDocument): string[] =>
  valuesOf(graph).flatMap(({ path, value }) => {
    if (typeof value !== "string" || /\.@(?:type|id)$/.test(path)) return [];
    if (path.endsWith(".inLanguage")) return value === language ? [] : [`${path}: ${value}`];
    const [address = "", anchor] = value.split("#");
    const isShown = /^https?:/.test(value)
      ? all.includes(address.replace(site.url, "")) && (anchor === undefined || ids.has(anchor))
      : all.includes(oneLine(value));
    return isShown ? [] : [`${path} is not shown: ${value}`];
  });

test("structured data are valid, in the language of the document, and say nothing that it does not show", () => {
  for (const each of documents) {
    const id = routeOf(each);
    const data = each.elements.filter(({ attributes: { type } }) => type === "application/ld+json");
    expect(data, each.name).toHaveLength(id ? 1 : 0);
    if (!id) continue;
    const { "@graph": graph }: { "@graph": Item[] } = JSON.parse(data[0]?.text ?? "");
    expect([...problemsOf(graph), ...notShown(graph, each)], each.name).toEqual([]);
    const of = (type: string) => graph.find((item) => item["@type"] === type);
    expect(of("WebSite")?.url, each.name).toBe(site.url + pathIn(each.language, "/"));
    const catalogue = words(each.language)[routes[id].catalogue];
    const questions = "faq" in catalogue ? Object.keys(catalogue.faq.items) : [];
    expect(of("FAQPage")?.mainEntity ?? [], each.name).toHaveLength(questions.length);
    if (id === "caseStudies") expect(of("ItemList")?.itemListElement).toHaveLength(Object.keys(cases).length);
  }
});

test("sitemap, llms.txt, robots.txt and security.txt come from the content", async ({ request }) => {
  const answer = async (path: string) => (await request.get(path)).text();
  const [sitemap, llms] = [await answer("/sitemap.xml"), await answer("/llms.txt")];
  for (const id of routeIds) {
    const address = site.url + routes[id].path;
    const isListed = listedRoutes.includes(id);
    expect(sitemap.includes(`<loc>${address}</loc>`), id).toBe(isListed);
    expect(llms.includes(`](${address}): `), id).toBe(isListed);
  }
  expect(await answer("/robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(await answer("/.well-known/security.txt")).toBe(securityText(site));
});
