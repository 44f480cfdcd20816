import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { documentFile } from "../server/build.ts";
import { cases } from "../src/facts/cases.ts";
import { type RouteId, routeIds, routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import type { Language } from "../src/languages/languages.ts";
import { expect, site, test } from "./fixtures.ts";
import { type Item, problemsOf, valuesOf } from "./structuredData.ts";

// These tests read the build and open no page.

const dist = process.env.SITE_DIST ?? "dist";

type Element = DefaultTreeAdapterTypes.Element;

/** Characters that only say where a line may break. */
const plain = (text: string): string => text.replaceAll(/[\u2060\u200b]/g, "").replaceAll(/\s+/g, " ");

/** A document of a route: its structured data, and what it shows. */
function documentOf(id: RouteId, language: Language) {
  const html = readFileSync(join(dist, documentFile({ document: routes[id].path, language })), "utf8");
  const elements: Element[] = [];
  const texts: string[] = [];
  const data: string[] = [];
  const walk = (parent: DefaultTreeAdapterTypes.ParentNode, isShown: boolean): void => {
    for (const child of parent.childNodes)
      if ("tagName" in child) {
        elements.push(child);
        const isData = child.attrs.some(({ value }) => value === "application/ld+json");
        if (isData) data.push(...child.childNodes.map((text) => ("value" in text ? text.value : "")));
        walk(child, isShown && !["script", "style", "template"].includes(child.tagName));
      } else if ("value" in child && isShown) texts.push(child.value);
  };
  walk(parse(html), true);
  const attributes = (...names: string[]): string[] =>
    elements.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (names.includes(name) ? [value] : [])),
    );
  const links = attributes("href", "src", "content").filter((link) => URL.canParse(link, site.url));
  return {
    data,
    language: elements[0]?.attrs.find(({ name }) => name === "lang")?.value,
    text: plain([...texts, ...attributes("content")].join("")),
    addresses: new Set(links.map((link) => new URL(link, site.url).href)),
    ids: new Set(attributes("id")),
    questions: elements.filter(
      ({ tagName, parentNode }) => tagName === "summary" && isInQuestions(parentNode),
    ).length,
  };
}

const isInQuestions = (node: DefaultTreeAdapterTypes.ParentNode | null): boolean =>
  node !== null &&
  "attrs" in node &&
  (node.attrs.some(({ name, value }) => name === "id" && value === "faq") || isInQuestions(node.parentNode));

type Shown = ReturnType<typeof documentOf>;

const isAddress = (value: string): boolean => /^https?:/.test(value);

/** What structured data says that its document does not show. */
const hidden = (graph: readonly Item[], { text, addresses, ids, language }: Shown): string[] =>
  valuesOf(graph).flatMap(({ path, value }) => {
    if (typeof value !== "string" || /\.@(type|id)$/.test(path)) return [];
    if (path.endsWith(".inLanguage")) return value === language ? [] : [`${path}: ${value}`];
    const [address = "", anchor] = value.split("#");
    const isShown = isAddress(value)
      ? addresses.has(address) && (anchor === undefined || ids.has(anchor))
      : text.includes(plain(value));
    return isShown ? [] : [`${path} is not shown: ${value}`];
  });

/** The pages that describe a service. */
const services: readonly RouteId[] = ["brokers", "propFirms", "communities"];

/** The types of the graph of a page, in order. */
function typesOf(id: RouteId, { questions }: Shown): string[] {
  return [
    "Organization",
    "WebSite",
    ...(id === "home" ? services.map(() => "Service") : "hidden" in routes[id] ? [] : ["BreadcrumbList"]),
    ...services.filter((service) => service === id).map(() => "Service"),
    ...(id === "caseStudies" ? ["ItemList"] : []),
    ...(questions > 0 ? ["FAQPage"] : []),
  ];
}

test("every document has valid structured data in its language, which says nothing that it does not show", () => {
  const documents = site.languages.flatMap((language) =>
    routeIds.map((id) => {
      const shown = documentOf(id, language);
      expect(shown.data, `${id} in ${language}`).toHaveLength(1);
      const { "@context": context, "@graph": graph } = JSON.parse(shown.data[0] ?? "");
      expect(context).toBe("https://schema.org");
      return { id, language, shown, graph: graph as Item[] };
    }),
  );
  const problems = documents.flatMap(({ id, language, shown, graph }) => {
    const name = `${id} in ${language}`;
    const types = graph.map((item) => item["@type"]);
    const of = (type: string) => graph.find((item) => item["@type"] === type);
    expect.soft(types, name).toEqual(typesOf(id, shown));
    expect.soft(of("WebSite")?.url, name).toBe(site.url + pathIn(language, "/"));
    expect.soft(of("FAQPage")?.mainEntity ?? [], name).toHaveLength(shown.questions);
    expect
      .soft(of("ItemList")?.itemListElement ?? [], name)
      .toHaveLength(id === "caseStudies" ? Object.keys(cases).length : 0);
    return [...problemsOf(graph), ...hidden(graph, shown)].map((problem) => `${name}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
