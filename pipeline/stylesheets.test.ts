import { expect, test } from "vitest";
import { type Document, parseDocument, serializeDocument } from "./elements.ts";
import { joinStylesheets, splitStyles } from "./stylesheets.ts";

const linked = (...names: string[]): Document =>
  parseDocument(names.map((name) => `<link rel="stylesheet" href="/_astro/${name}">`).join(""));

const join = (...documents: Document[]) =>
  joinStylesheets(documents, (name) => `.${name.replace(".css", "")}{top:0}`);

test("styles of several pages form one stylesheet, those of one page another after it", () => {
  const [home, brokers] = join(
    linked("base.css", "home.css", "Tabs.css"),
    linked("base.css", "Tabs.css", "Strip.css", "brokers.css"),
  );
  expect(home?.stylesheets.map(({ css }) => css)).toEqual([".base{top:0}\n.Tabs{top:0}", ".home{top:0}"]);
  expect(brokers?.stylesheets.map(({ css }) => css)).toEqual([
    ".base{top:0}\n.Tabs{top:0}",
    ".Strip{top:0}\n.brokers{top:0}",
  ]);
  expect(home?.stylesheets[0]).toEqual(brokers?.stylesheets[0]);
  expect(home?.stylesheets.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^site\.[\da-f]{10}\.css$/),
    expect.stringMatching(/^page\.[\da-f]{10}\.css$/),
  ]);
});

test("documents with the same stylesheets are one page, whatever their language", () => {
  const [en, ja] = [linked("base.css", "home.css"), linked("base.css", "home.css")];
  const partners = linked("base.css");
  const pages = join(en, ja, partners);
  expect(pages.map(({ documents }) => documents)).toEqual([[en, ja], [partners]]);
  expect(pages[1]?.stylesheets.map(({ css }) => css)).toEqual([".base{top:0}"]);
});

test("a document may have no stylesheet", () => {
  expect(join(linked())[0]?.stylesheets).toEqual([]);
});

const links =
  '<link id="rest" rel="stylesheet" href="/_astro/site.0.css"><link rel="stylesheet" href="/_astro/page.1.css">';

/** Splits the styles of one document. @returns the styles of its first screen in the head, and the document */
async function split(css: string, body: string, head = ""): Promise<{ style: string; html: string }> {
  const document = parseDocument(`<html><head>${head}</head><body>${body}</body></html>`);
  await splitStyles({
    documents: [document],
    stylesheets: [
      { name: "site.0.css", css },
      { name: "page.1.css", css: "" },
    ],
  });
  const html = serializeDocument(document);
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return { html, style };
}

test("a document has the styles of its first section inline, and the stylesheets behind that section", async () => {
  const { html, style } = await split(
    ".a1{top:0}.b2{top:1px}",
    '<header></header><main><section class="a1"><p>first</p></section><section class="b2"></section></main><footer class="b2"></footer>',
    "<style>@font-face{font-family:Text}</style>",
  );
  expect(style).toBe("@font-face{font-family:Text}.a1{top:0}");
  expect(html).toBe(
    `<html><head><style>${style}</style><link rel="expect" href="#rest" blocking="render"></head>` +
      `<body><header></header><main><section class="a1"><p>first</p></section>${links}` +
      '<section class="b2"></section></main><footer class="b2"></footer></body></html>',
  );
});

test("the order of layers stays before all other styles", async () => {
  const { style } = await split(
    "@layer b{p{top:1px}}@layer a{p{top:0}}",
    "<main><p></p><style>p{left:0}</style></main>",
    "<style>@layer a,b;</style><style>@font-face{font-family:Text}</style>",
  );
  expect(style).toBe(
    "@layer a,b;@font-face{font-family:Text}p{left:0}@layer b{p{top:1px}}@layer a{p{top:0}}",
  );
});

test("a long first section ends its first screen before the element that it marks", async () => {
  const { html, style } = await split(
    ".a1{top:0}.b2{top:1px}",
    '<main><section><p class="a1"></p><p class="b2" data-later=""></p></section></main>',
  );
  expect(style).toBe(".a1{top:0}");
  expect(html).toContain(`<p class="a1"></p>${links}<p class="b2" data-later=""></p></section>`);
});

test("a class that is called like a word of the page is not in use", async () => {
  const { style } = await split(
    "p{top:0}.IB{top:2px}@layer a{@media print{.zz{top:4px}}}",
    "<main><p>An IB</p><ul></ul></main>",
  );
  expect(style).toBe("p{top:0}");
});

test("rules for one of several languages are inline", async () => {
  const { style } = await split(
    "p:lang(ja){top:0}p:is(:lang(en), :lang(ja)){top:1px}p:not(:lang(hi),:lang(ja)){top:2px}",
    "<main><p></p></main>",
  );
  expect(style.replaceAll(", ", ",")).toBe(
    "p:lang(ja){top:0}p:lang(en),p:lang(ja){top:1px}p:not(:lang(hi),:lang(ja)){top:2px}",
  );
});

test("styles that Astro writes into documents stay inline", async () => {
  const { html, style } = await split(
    "",
    "<main><p></p><style>astro-island{display:contents}</style><p></p></main>",
  );
  expect(style).toBe("astro-island{display:contents}");
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test.each([
  ["main", "<p>Sample</p><b></b>"],
  ["a section in main", "<p></p><b></b><main></main>"],
])("a document without %s has all styles that it uses inline", async (_what, body) => {
  const { html } = await split("p{top:0}b{top:1px}.zz{top:2px}", body);
  expect(html).toContain("<style>p{top:0}b{top:1px}</style></head>");
  expect(html).toContain(`<body>${body}</body>`);
  expect(html).not.toContain("expect");
});

test("the first paint lacks styles for print, contrast, older engines, interaction and closed content", async () => {
  const { style } = await split(
    [
      "@page{margin:1cm}",
      "@font-face{font-family:Code}",
      "@media print{p{color:#000}}",
      "@media (prefers-contrast:more){p{color:#000}}",
      "@media (forced-colors:active){p{color:#000}}",
      "@supports not (color:light-dark(red,blue)){p{color:#000}}",
      "p:hover,p:focus-visible,p:active,details[open] p,p:popover-open{top:2px}",
      ".inside{top:3px}",
      "p,p:hover{top:1px}",
      "p:not(:focus){top:5px}",
      "@supports (color:red){p{top:4px}}",
    ].join(""),
    '<main><section><p>first</p><details><summary>More</summary><b class="inside"></b></details></section></main>',
  );
  expect(style).toBe("p{top:1px}p:not(:focus){top:5px}@supports (color:red){p{top:4px}}");
});

test("the first paint lacks what shows when a visitor scrolls, points or moves the focus, and knows how to come in", async () => {
  const { style } = await split(
    [
      "@view-transition{navigation:auto}",
      "::view-transition-old(root),p::view-transition{animation:none}",
      "p{transition:1s;cursor:pointer;outline:1px solid;outline-offset:1px;scroll-margin-top:1px;view-transition-name:bar;top:0}",
      "@layer a{@media (width > 1px){p{scroll-behavior:smooth;left:0}}}",
      "p{transform:none;overflow:scroll}",
    ].join(""),
    "<main><p></p></main>",
  );
  expect(style).toBe(
    "@view-transition{navigation:auto}p{view-transition-name:bar;top:0}@layer a{@media (width > 1px){p{left:0}}}p{transform:none;overflow:scroll}",
  );
});

test("styles of what nobody has touched are inline", async () => {
  const css = "p:not(:focus){top:0}p:not([open]){top:1px}";
  const { style } = await split(css, "<main><p></p></main>");
  expect(style).toBe(css);
});

test("styles of open elements are inline", async () => {
  const { style } = await split(
    ".inside{top:3px}",
    '<main><details open><summary>More</summary><b class="inside"></b></details></main>',
  );
  expect(style).toBe(".inside{top:3px}");
});

test("overridden rules keep their place", async () => {
  const css =
    "@layer y,x;@layer x{:root{--a:red}}@layer y{:root{--a:blue}}p{color:var(--a)}@layer x{p{top:0}p{top:1px}}";
  const { style } = await split(css, "<main><p></p></main>");
  expect(style).toBe(css);
});

test("styles of every state of an element are inline", async () => {
  const { style } = await split(
    '[data-event="0"] .a1{display:none}.a1[data-state=open]{top:0}.zz[data-state=open]{top:1px}',
    '<main><p class="a1" data-state="closed"></p></main>',
  );
  expect(style).toBe('[data-event="0"] .a1{display:none}.a1[data-state=open]{top:0}');
});

test("keyframes and custom properties are inline if a rule uses them", async () => {
  const { style } = await split(
    ":root{--used:red;--unused:blue}p{animation:1s a1;color:var(--used)}.zz{animation:1s b2}@keyframes a1{to{top:0}}@keyframes b2{to{top:1px}}",
    "<main><p></p></main>",
  );
  expect(style).toBe(":root{--used:red}p{animation:1s a1;color:var(--used)}@keyframes a1{to{top:0}}");
});

test("at-rules without rules are left out", async () => {
  const { style } = await split(
    "@media (width < 48rem){.zz{top:0}}@layer a{@supports (top:0){.zz{top:0}}p{top:1px}}",
    "<main><p></p></main>",
  );
  expect(style).toBe("@layer a{p{top:1px}}");
});

test("the languages of a page share the styles of their first screens", async () => {
  const documents = ["a1", "b2"].map((name) => parseDocument(`<main><p class="${name}"></p></main>`));
  await splitStyles({
    documents,
    stylesheets: [{ name: "site.0.css", css: ".a1{top:0}.b2{top:1px}.zz{top:2px}" }],
  });
  for (const document of documents)
    expect(serializeDocument(document)).toContain("<style>.a1{top:0}.b2{top:1px}</style>");
});
