import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { parse } from "parse5";
import { attribute, descendants } from "../pipeline/elements.ts";
import { passFrames, scrollThrough } from "../scripts/scrollThrough.ts";
import { untilIdle } from "../scripts/untilIdle.ts";
import { whileDrawn } from "../scripts/whileDrawn.ts";
import { documentFile } from "../server/build.ts";
import type { StoredManifest } from "../server/manifest.ts";
import { canonicalRoute, listedRoutes, routeIds, routes, sampleDocuments } from "../src/facts/routes.ts";
import { languageParameter } from "../src/languages/choosing/choose.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { defaultLanguage, type Language } from "../src/languages/languages.ts";
import { securityText } from "../src/site/security.ts";
import { expect, site, test } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// These limits apply to every document of the build, new pages included.

const dist = process.env.SITE_DIST ?? "dist";
const manifest: StoredManifest = JSON.parse(readFileSync(`${dist}/manifest.json`, "utf8"));

/** Limit for a whole document with its styles, in bytes of brotli. */
const documentBudget = 29_696;

/** The most that a first view may shift (Layout Instability); 0.1 is good by Core Web Vitals. */
const shiftBudget = 0.02;

/** Limits for what a first view loads beside its document, in bytes over the wire, and how many files that is. */
const laterBudgets = { script: 10_000, font: 52_000, stylesheet: 0, requests: 10 };

/** All elements of a document. @param document as in `DocumentEntry` */
const elementsOf = (document: string, language: Language) => [
  ...descendants(parse(readFileSync(`${dist}/${documentFile({ document, language })}`, "utf8"))),
];

const sampleNames: readonly string[] = Object.values(sampleDocuments);

test("each document keeps to its budget", () => {
  expect(manifest.documents.length).toBeGreaterThan(0);
  for (const entry of manifest.documents) {
    const { document, language } = entry;
    const name = `${document} in ${language}`;
    expect.soft(statSync(`${dist}/${documentFile(entry)}.br`).size, name).toBeLessThanOrEqual(documentBudget);
  }
});

/** Starts to add up layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

for (const route of [routes.home, routes.partners, routes.caseStudies]) {
  test(`${route.path}: first view loads no React, blocks on nothing and hardly shifts`, ({ context }) =>
    whileDrawn(context, async (page) => {
      await watchShifts(page);
      const urls: string[] = [];
      const later = { script: 0, font: 0, stylesheet: 0, requests: 0 };
      page.on("response", async (response) => {
        urls.push(response.url());
        later.requests += 1;
        const type = response.request().resourceType();
        if (type === "script" || type === "font" || type === "stylesheet")
          later[type] += (await response.request().sizes()).responseBodySize;
      });
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) problems.push(message.text());
      });
      await page.goto(route.path);
      await untilIdle(page);
      for (const kind of ["script", "font", "stylesheet", "requests"] as const)
        expect.soft(later[kind], kind).toBeLessThanOrEqual(laterBudgets[kind]);
      expect(urls.filter((url) => /client|react/i.test(url))).toEqual([]);
      const blocking = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
      // Islands start while the page is scrolled.
      await scrollThrough(page);
      await untilIdle(page);
      expect(await shiftsOf(page)).toBeLessThanOrEqual(shiftBudget);
      expect(problems).toEqual([]);
    }));

  test(`${route.path}: fonts that come after the first paint hardly shift it`, async ({ page }) => {
    await watchShifts(page);
    const release = await holdBack(page, "**/*.woff2");
    const fontsCame = page.waitForResponse("**/*.woff2").then((response) => response.finished());
    const loaded = page.goto(route.path);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await fontsCame;
    await loaded;
    await page.evaluate(() => document.fonts.ready);
    await passFrames(page);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(shiftBudget);
  });

  test(`${route.path}: a document that arrives in two parts hardly shifts`, async ({ page, baseURL }) => {
    await watchShifts(page);
    const rest = Promise.withResolvers<void>();
    const slow = createServer(async (request, response) => {
      const file = await fetch(new URL(request.url ?? "/", baseURL), {
        headers: { "accept-language": "en" },
      });
      response.setHeader("content-type", file.headers.get("content-type") ?? "");
      const body = Buffer.from(await file.arrayBuffer());
      // Splits the document within its first screen.
      const cut = Math.max(body.indexOf("</h1>"), 0);
      if (cut > 0) {
        response.write(body.subarray(0, cut));
        await rest.promise;
      }
      response.end(body.subarray(cut));
    });
    await new Promise<void>((listening) => void slow.listen(0, "127.0.0.1", listening));
    const { port } = slow.address() as AddressInfo;
    const loaded = page.goto(`http://127.0.0.1:${port}${route.path}`);
    // Chromium may hold back frames now, so this polls by time.
    await page.waitForFunction(() => document.querySelector("h1")?.textContent, null, { polling: 50 });
    // A browser that does not wait for the rest has painted by now.
    await page.evaluate(() => document.fonts.ready);
    rest.resolve();
    await loaded;
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    slow.close();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(shiftBudget);
  });
}

test("each page has a title and a description of its own, in every language", () => {
  for (const language of site.languages) {
    const seen = new Map<string, string>();
    for (const { path } of Object.values(routes)) {
      const elements = elementsOf(path, language);
      const title = elements.find(({ tagName }) => tagName === "title")?.childNodes[0];
      const description = elements.find((element) => attribute(element, "name") === "description");
      const own = [
        title && "value" in title ? title.value : "",
        (description && attribute(description, "content")) ?? "",
      ];
      expect(own[0], `title of ${path} in ${language}`).toMatch(/.{10,}/);
      expect(own[1], `description of ${path} in ${language}`).toMatch(/.{45,}/);
      for (const text of own) {
        expect(seen.get(text), `"${text}" on ${path} in ${language}`).toBeUndefined();
        seen.set(text, path);
      }
    }
  }
});

test("sitemap, llms.txt and robots come from the table of pages", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const llms = await (await request.get("/llms.txt")).text();
  for (const id of routeIds) {
    const address = site.url + routes[id].path;
    const isListed = listedRoutes.includes(id);
    expect(sitemap.includes(`<loc>${address}</loc>`), id).toBe(isListed);
    expect(llms.includes(`](${address}): `), id).toBe(isListed);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("security.txt is text at the address that it names", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(securityText(site));
});

/** Paths that search engines are not told of. */
const unlisted = routeIds.filter((id) => !listedRoutes.includes(id)).map((id) => routes[id].path);

/** The `lng` parameter of links in a document (D12). */
const carried = (language: Language): string | null => (language === defaultLanguage ? null : language);

/** Links of a document to our own pages, without those of the language switcher. */
const ownLinks = (html: string, address: string): URL[] =>
  Array.from(html.matchAll(/<a (?:[^>]* )?href="([^"]*)"/g), ([, href = ""]) => href)
    .filter((href) => !href.startsWith("?"))
    .map((href) => new URL(href, site.url + address))
    .filter(({ origin }) => origin === site.url);

for (const language of ["en", "ru"] as const)
  test(`LN-03 a crawl from Home in ${language} stays in it, and finds every page and no broken link or anchor`, async ({
    playwright,
    baseURL,
  }) => {
    const start = pathIn(language, "/");
    const found = new Map<string, string>([[start, "start"]]);
    const ids = new Map<string, ReadonlySet<string>>();
    const anchors: { from: string; to: string; hash: string }[] = [];
    for (const [address] of found) {
      // A new context without cookies: links must carry the language themselves.
      const request = await playwright.request.newContext();
      const response = await request.get(new URL(address, baseURL).href, { maxRedirects: 0 });
      expect(response.status(), `${address}, linked from ${found.get(address)}`).toBe(200);
      expect(response.headers()["content-language"]).toBe(language);
      const html = await response.text();
      await request.dispose();
      ids.set(address, new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id)));
      const own = ownLinks(html, address);
      expect(own.length).toBeGreaterThan(10);
      for (const { pathname, search, hash } of own) {
        const to = pathname + search;
        if (!found.has(to)) found.set(to, address);
        if (hash) anchors.push({ from: address, to, hash: hash.slice(1) });
      }
    }
    for (const { from, to, hash } of anchors)
      expect(hash === "top" || ids.get(to)?.has(hash), `#${hash} of ${to}, linked from ${from}`).toBe(true);
    // Schedulers link to the confirmation page. The terms and the privacy policy are the same page.
    const orphans = Object.values(routes)
      .map(({ path }) => path)
      .filter((path) => !found.has(pathIn(language, path)));
    expect(orphans).toEqual(unlisted);
  });

/** Addresses of our own pages in a document, wherever a visitor or a script takes one from. */
const ownAddresses = (document: string, language: Language): URL[] => {
  const addresses = elementsOf(document, language).flatMap((element) => {
    const { tagName } = element;
    if (tagName === "iframe") return attribute(element, "src") ?? [];
    if (tagName === "a" || tagName === "area") return attribute(element, "href") ?? [];
    // Strings in the properties of an island.
    if (tagName === "astro-island") return (attribute(element, "props") ?? "").match(/(?<=")\/[^"]*/g) ?? [];
    return [];
  });
  return addresses
    .filter((address) => !/^(?:#|\?)|^\/(?:_astro|drawings)\//.test(address))
    .map((address) => new URL(address, site.url))
    .filter(({ origin }) => origin === site.url);
};

test("LN-03 every document, error screens and samples included, leads on in its own language", () => {
  for (const { document, language } of manifest.documents) {
    const own = ownAddresses(document, language);
    if (!sampleNames.includes(document)) expect(own.length, document).toBeGreaterThan(10);
    for (const { pathname, searchParams } of own) {
      // A sample takes its language only from its address.
      const wanted = sampleNames.includes(pathname) ? language : carried(language);
      expect(searchParams.get(languageParameter), `${pathname} on ${document} in ${language}`).toBe(wanted);
    }
  }
});

test("LY-11 LY-15 links that leave the site open in a new tab, say so and give no access back; those to schedulers track", () => {
  for (const { document, language } of manifest.documents)
    for (const link of elementsOf(document, language).filter(({ tagName }) => tagName === "a")) {
      const href = attribute(link, "href");
      if (href === undefined) continue;
      const { protocol, origin, searchParams } = new URL(href, site.url);
      const isOutside = protocol.startsWith("http") && origin !== site.url;
      const name = `${href} on ${document} in ${language}`;
      expect(attribute(link, "target"), name).toBe(isOutside ? "_blank" : undefined);
      expect(attribute(link, "aria-describedby"), name).toBe(isOutside ? "new-tab" : undefined);
      // Affiliate links are also `sponsored`.
      expect(/\bnoopener\b/.test(attribute(link, "rel") ?? ""), name).toBe(isOutside);
      if (Object.values(site.links.schedulers).some((scheduler) => href.startsWith(scheduler)))
        for (const field of ["source", "medium", "campaign", "content", "term"])
          expect(searchParams.get(`utm_${field}`), `${field} of ${name}`).toBeTruthy();
    }
});

test("LN-03 each document names its canonical address and the same page in each language", () => {
  for (const { document, language } of manifest.documents) {
    const id = routeIds.find((route) => routes[route].path === document);
    const links = elementsOf(document, language).filter(({ tagName }) => tagName === "link");
    const hrefs = (relation: string) =>
      links
        .filter((link) => attribute(link, "rel") === relation)
        .map((link) => ({ hrefLang: attribute(link, "hreflang"), href: attribute(link, "href") }));
    const path = id && routes[canonicalRoute(id)].path;
    const name = `${document} in ${language}`;
    expect(hrefs("canonical"), name).toEqual(path ? [{ href: site.url + pathIn(language, path) }] : []);
    const isListed = path && !("hidden" in routes[id]);
    expect(hrefs("alternate"), name).toEqual(
      isListed
        ? [
            ...site.languages.map((code) => ({ hrefLang: code, href: site.url + pathIn(code, path) })),
            { hrefLang: "x-default", href: site.url + path },
          ]
        : [],
    );
  }
});
