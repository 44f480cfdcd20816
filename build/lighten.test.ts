import { expect, test } from "vitest";
import { joinScripts, joinStyles, shortenProperties, vocabularyOf } from "./lighten.ts";

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
    '<html lang="hi"><body id="top" class="a1 b2"><template><iframe class="c3" data-layout="grid"></iframe></template>',
  );
  expect(language).toBe("hi");
  expect([...tags]).toEqual(["html", "head", "body", "template", "iframe"]);
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
