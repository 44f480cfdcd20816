import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { analyticsSources } from "../src/site/analytics.ts";
import { config } from "../src/site/fixture.ts";
import { readSite } from "../src/site/readSite.ts";
import type { Site } from "../src/site/schema.ts";
import { parseDocument, serializeDocument } from "./elements.ts";
import { applyPolicy, drawingPolicy } from "./policy.ts";

const files = new Map([["/_astro/page.js", Buffer.from("export {};")]]);
const readAsset = (path: string) => files.get(path);
const apply = (html: string, frameOrigins: string[] = []) =>
  applyPolicy(parseDocument(html), { readAsset, frameOrigins });

const sha256 = (content: string) => `sha256-${hash("sha256", content, "base64")}`;

const directive = (html: string, name: string, frameOrigins?: string[]) =>
  apply(html, frameOrigins)
    .policy.split(";")
    .find((text) => text.startsWith(`${name} `));

test.each<[Site["analytics"], string[]]>([
  [{ adapter: "plausible", host: null, id: "a.b" }, ["connect-src 'self' https://plausible.io"]],
  [{ adapter: "matomo", host: "https://matomo.a.b", id: "1" }, ["connect-src 'self' https://matomo.a.b"]],
  [
    { adapter: "ga4", host: null, id: "G-A" },
    [
      "script-src 'self' https://*.googletagmanager.com",
      "img-src 'self' https://*.google-analytics.com https://*.googletagmanager.com",
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    ],
  ],
])("measuring with %o opens exactly the vendor's hosts", (analytics, directives) => {
  const opened = analyticsSources({ ...readSite(config), analytics });
  const { policy } = applyPolicy(parseDocument("<p>Hello"), { readAsset, frameOrigins: [], opened });
  const closed = apply("<p>Hello").policy.split(";");
  expect(policy.split(";").filter((text) => !closed.includes(text))).toEqual(directives);
});

test("an origin of files may give scripts, images and fonts, and its scripts have integrity too", () => {
  const html = (address: string) =>
    parseDocument(`<script type="module" src="${address}/_astro/page.js"></script>`);
  const assetOrigin = "https://assets.example";
  const closed = applyPolicy(html(""), { readAsset, frameOrigins: [] }).policy.split(";");
  const document = html(assetOrigin);
  const { policy, blocked } = applyPolicy(document, { readAsset, frameOrigins: [], assetOrigin });
  expect(blocked).toEqual([]);
  expect(policy.split(";").filter((text) => !closed.includes(text))).toEqual([
    `script-src 'self' ${assetOrigin}`,
    `img-src 'self' ${assetOrigin}`,
    `font-src 'self' ${assetOrigin}`,
  ]);
  expect(serializeDocument(document)).toContain(`integrity="${sha256("export {};")}"`);
});

test.each(["https://assets.example/_astro/gone.js", "https://assets.example.net/_astro/page.js"])(
  "with an origin of files, a script at %s is refused",
  (address) => {
    const { blocked } = applyPolicy(parseDocument(`<script src="${address}"></script>`), {
      readAsset,
      frameOrigins: [],
      assetOrigin: "https://assets.example",
    });
    expect(blocked[0]).toContain(`${address}, which is not in the build`);
  },
);

describe("policy", () => {
  test("a bare document is allowed nothing but its own files", () => {
    expect(apply("<!doctype html><p>Hello").policy).toBe(
      "default-src 'none';script-src 'self';img-src 'self';font-src 'self';" +
        "connect-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';" +
        "frame-ancestors 'none'",
    );
  });

  test.each([
    ["", "let a = '中文 & <b>';"],
    [" type=speculationrules", '{"prefetch":[]}'],
    ["", ""],
  ])("an inline script%s is allowed by its hash", (attributes, text) => {
    expect(directive(`<script${attributes}>${text}</script>`, "script-src")).toBe(
      `script-src 'self' '${sha256(text)}'`,
    );
  });

  test.each(["application/ld+json", "text/plain"])("a data block of %s is not a script", (type) => {
    expect(directive(`<script type="${type}">{}</script>`, "script-src")).toBe("script-src 'self'");
  });

  test("the content of a script with a source does not run, and has no hash", () => {
    expect(directive('<script src="/_astro/page.js">a</script>', "script-src")).toBe("script-src 'self'");
  });

  test("styles in noscript, template and SVG count", () => {
    const html =
      "<head><noscript><style>a{}</style></noscript><body><template><style>b{}</style></template>" +
      "<svg><style>c{}</style></svg><style>d{}</style>";
    const hashes = ["a{}", "b{}", "c{}", "d{}"].map((text) => `'${sha256(text)}'`);
    expect(directive(html, "style-src")).toBe(`style-src ${hashes.join(" ")}`);
  });

  test("origins of frames are allowed, in templates too, and no others", () => {
    const origins = ["https://a.example", "https://b.example"];
    expect(directive("", "frame-src", origins)).toBeUndefined();
    expect(directive("", "default-src", origins)).toBe("default-src 'none'");
    expect(directive('<iframe src="/sample?lng=ru"></iframe>', "frame-src")).toBe("frame-src 'self'");
    expect(
      directive('<template><iframe src="https://b.example/form"></iframe></template>', "frame-src", origins),
    ).toBe("frame-src https://b.example");
  });

  test.each(["https://c.example/", "/\\c.example", "javascript:0"])("a frame of %j is refused", (address) => {
    const { blocked } = apply(`<iframe src="${address}"></iframe>`, ["https://a.example"]);
    expect(blocked[0]).toContain("a frame of ");
  });

  test("a drawing with styles has a policy, one without has none", () => {
    expect(drawingPolicy("<svg><path/></svg>")).toBeUndefined();
    expect(drawingPolicy("<svg><style>a{}</style><style>b{}</style></svg>")).toBe(
      `default-src 'none'; style-src '${sha256("a{}")}' '${sha256("b{}")}'; ` +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  test("a document for a frame may be framed by our own, and its form leads to itself", () => {
    const { policy } = applyPolicy(parseDocument("<form></form>"), {
      readAsset,
      frameOrigins: [],
      isFramed: true,
    });
    expect(policy).toContain("form-action 'self';frame-ancestors 'self'");
  });
});

test("scripts get the integrity of their file, each once", () => {
  const html = (integrity: string) =>
    `<!DOCTYPE html><html><head><title>日本 🇯🇵</title><script type="module" src="/_astro/page.js"${integrity}></script></head><body></body></html>`;
  const document = parseDocument(html(""));
  for (const _ of ["first", "again"]) {
    applyPolicy(document, { readAsset, frameOrigins: [] });
    expect(serializeDocument(document)).toBe(html(` integrity="${sha256("export {};")}"`));
  }
});

test.each([
  ['<p style="color:red">x</p>', 'a style attribute: <p style="color:red"></p>'],
  ['<button onclick="a()">x</button>', 'an inline event handler, onclick: <button onclick="a()"></button>'],
  ['<a href=" java&#10;Script:a()">x</a>', 'a javascript: address in href: <a href=" java\nScript:a()"></a>'],
  [
    '<svg><a xlink:href="javascript:a()"/></svg>',
    'a javascript: address in href: <a xlink:href="javascript:a()"></a>',
  ],
  ["<template><i style=x></i></template>", 'a style attribute: <i style="x"></i>'],
  [
    '<script src="/_astro/gone.js"></script>',
    '/_astro/gone.js, which is not in the build: <script src="/_astro/gone.js"></script>',
  ],
  [
    '<link rel="alternate STYLESHEET" href="/_astro/page.css">',
    'a stylesheet file: <link rel="alternate STYLESHEET" href="/_astro/page.css">',
  ],
  [
    '<img src="data:image/gif;base64,R0">',
    'an image in a data: address: <img src="data:image/gif;base64,R0">',
  ],
  ["<style>a{background:url(data:image/gif;x)}</style>", "an image in a data: address: <style></style>"],
])("%s is reported", (html, problem) => {
  expect(apply(html).blocked).toEqual([problem]);
});

test.each([
  "<p data-style=x class=on on=x>style= onclick= javascript:</p>",
  '<a href="/javascript:">x</a><!-- <p style="x"> --><script>"<p style=x>"</script>',
])("%s is harmless", (html) => {
  expect(apply(html).blocked).toEqual([]);
});
