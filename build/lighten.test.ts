import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeFolder } from "./fixture.ts";
import { joinScripts, joinStyles, lightenDocuments, shortenProperties, vocabularyOf } from "./lighten.ts";

const pageScript = '<script type="module" src="/_astro/Document.x.js"></script>';
const page = (scripts: string) =>
  `<html><head><script>var own=1</script></head><body>${scripts}<p>text</p>${pageScript}</body></html>`;
const read = (name: string) => (name === "Document.x.js" ? "start()" : undefined);

test("a document with islands has their loader in its page script, and its other scripts where they were", () => {
  const { html, name, script } = joinScripts(
    page(
      '<script>(self.Astro||(self.Astro={})).visible=1</script><script>customElements.define("astro-island",X)</script>',
    ),
    read,
  );
  expect(script).toBe(
    '(self.Astro||(self.Astro={})).visible=1;\ncustomElements.define("astro-island",X);\nstart()',
  );
  expect(html).toBe(page("").replace("Document.x.js", name));
});

test("documents without islands share one page script", () => {
  const { html, name, script } = joinScripts(page(""), read);
  expect(script).toBe("start()");
  expect(name).toMatch(/^page\.[\da-f]{10}\.js$/);
  expect(html).toContain(`src="/_astro/${name}"`);
});

test("a document without the page script is an error", () => {
  expect(() => joinScripts("<html></html>", read)).toThrow("no page script");
  expect(() => joinScripts(page(""), () => undefined)).toThrow("no page script");
});

test("reads what selectors can speak of, in templates too", () => {
  const { language, tags, ids, classes, attributes } = vocabularyOf(
    '<html lang="hi"><body id="top" class="a1  b2"><p lang="es"></p><template><iframe class="c3" data-layout="grid"></iframe></template>',
  );
  expect(language).toBe("hi");
  expect([...tags]).toEqual(["html", "head", "body", "p", "template", "iframe"]);
  expect([...ids]).toEqual(["top"]);
  expect([...classes]).toEqual(["a1", "b2", "c3"]);
  expect(attributes).toContain("data-layout=grid");
});

test("joins styles in their order, in the place of the first", () => {
  expect(joinStyles("<style>a</style><p><style>b</style>", (css) => `${css}!`)).toBe("<style>ab!</style><p>");
  expect(joinStyles("<p>", () => "x")).toBe("<p>");
});

test("shortens custom properties wherever they are used, but not those of scripts or in texts", () => {
  const html =
    '<style>:root{--brass:red;--night-line:blue}p{color:var(--brass);top:var(--menu-top)}</style><path stroke="var(--brass)"><p>--brass</p>';
  expect(shortenProperties(html, new Set(["--menu-top"]))).toBe(
    '<style>:root{--a:red;--b:blue}p{color:var(--a);top:var(--menu-top)}</style><path stroke="var(--a)"><p>--brass</p>',
  );
});

test("the most frequent property has the shortest name, of two alike the first by alphabet", () => {
  const html =
    "<style>p{--b:1;--c:1;--a:1;--often:1;top:var(--often);left:var(--b);right:var(--a);bottom:var(--c)}</style>";
  const several = "<style>p{--often:2}</style>";
  expect(shortenProperties(html + several, new Set())).toBe(
    "<style>p{--c:1;--d:1;--b:1;--a:1;top:var(--a);left:var(--c);right:var(--b);bottom:var(--d)}</style><style>p{--a:2}</style>",
  );
});

/** Makes the files of a build light. @returns how to read them, and the names in a folder of theirs */
async function lighten(files: Record<string, string>) {
  const folder = await writeFolder(new Map(Object.entries(files)));
  onTestFinished(() => rm(folder, { recursive: true }));
  await lightenDocuments(folder);
  return {
    read: (file: string) => readFile(join(folder, file), "utf8"),
    list: async (name: string) => (await readdir(join(folder, name))).sort(),
  };
}

const script = "const seen = 'a1', now = `b2`;\nroot.style.setProperty('--menu-top', 0);";
const html = (language: string, body: string, styles = "") =>
  `<html lang="${language}"><head><style>${styles}</style></head><body>${body}${pageScript}</body></html>`;

test("a document keeps the styles that it or its script can use, and lets its script wait", async () => {
  const styles =
    ":root{--brass:oklch(75% .1 80);--menu-top:0}.a1{top:var(--menu-top)}.b2,.c3{top:1px}.zz{top:2px}p{color:var(--brass)}";
  const { read, list } = await lighten({
    "_astro/Document.x.js": script,
    "_astro/Tabs.y.js": "export {}; const tab = 'c3';",
    "_astro/other.css": "p{}",
    "en/index.html": html("en", '<p class="x">Day <!-- -->1</p><path stroke="var(--brass)"></path>', styles),
  });
  const [page = "", ...others] = (await list("_astro")).filter((name) => name.startsWith("page."));
  expect(others).toEqual([]);
  expect(await list("_astro")).toEqual(["Tabs.y.js", "other.css", page]);
  expect(await read(`_astro/${page}`)).toBe(script);
  expect(await read("en/index.html")).toBe(
    '<html lang="en"><head><style>:root{--a:oklch(75% .1 80);--menu-top:0}.a1{top:var(--menu-top)}.b2,.c3{top:1px}p{color:var(--a)}</style></head>' +
      `<body><p class="x">Day 1</p><path stroke="var(--a)"/><script type="module" fetchpriority="low" src="/_astro/${page}"></script>`,
  );
});

test("Chinese documents alone have their words marked", async () => {
  const heading = "<h2>删除账户</h2>";
  const { read } = await lighten({
    "_astro/Document.x.js": script,
    "zh/index.html": html("zh", heading),
    "ja/index.html": html("ja", heading),
  });
  expect(await read("zh/index.html")).toContain("<h2>删除\u200b账户</h2>");
  expect(await read("ja/index.html")).toContain(heading);
});

test("a sample stays without a script", async () => {
  const { read, list } = await lighten({
    "_astro/Document.x.js": script,
    "en/samples/newsletter/index.html": "<html lang=en><style>p{top:0}.zz{top:1px}</style><p>Sample</p>",
  });
  expect(await read("en/samples/newsletter/index.html")).toBe(
    "<html lang=en><style>p{top:0}</style><p>Sample</p>",
  );
  expect(await list("_astro")).toEqual([]);
});

test("a document beyond its budget names its later styles; the legal ones have a larger budget", async () => {
  // Random letters do not compress.
  const heavy = html(
    "en",
    `<main><section><p>first</p></section><section class="x1">${randomBytes(15_000).toString("hex")}</section></main>`,
    ":root{--night:red;--menu-top:0}p{color:var(--night)}.x1{top:var(--menu-top)}",
  );
  const { read, list } = await lighten({
    "_astro/Document.x.js": script,
    "en/for-brokers/index.html": heavy,
    "en/privacy-policy/index.html": heavy,
  });
  const later = (await list("_astro")).filter((name) => name.startsWith("later."));
  expect(later).toHaveLength(1);
  expect(await read(`_astro/${later[0]}`)).toBe(":root{--menu-top:0}p{color:red}.x1{top:var(--menu-top)}");
  expect(await read("en/for-brokers/index.html")).toContain("<style>:root{--menu-top:0}p{color:red}</style>");
  expect(await read("en/for-brokers/index.html")).toContain(`href="/_astro/${later[0]}"`);
  expect(await read("en/privacy-policy/index.html")).not.toContain("later.");
});
