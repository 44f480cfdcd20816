import { expect, test } from "vitest";
import { joinScripts } from "./scripts.ts";

const pageScript = '<script type="module" src="/_astro/Document.x.js"></script>';
const page = (scripts: string, own = pageScript, later = "") =>
  `<html><head><template id="later"><link>${later}</template><script>var own=1</script></head>` +
  `<body>${scripts}<p>text</p>${own}<template></template></body></html>`;
const read = (name: string) => (name === "Document.x.js" ? "start()" : undefined);
const named = (name: string) => `<script type="module" src="/_astro/${name}"></script>`;

test("a document with islands has their loader in its page script, which comes last out of the template, and keeps its other scripts", () => {
  const { html, name, script } = joinScripts(
    page(
      '<script>(self.Astro||(self.Astro={})).visible=1</script><script>customElements.define("astro-island",X)</script>',
    ),
    read,
  );
  expect(script).toBe(
    '(self.Astro||(self.Astro={})).visible=1;\ncustomElements.define("astro-island",X);\nstart()',
  );
  expect(html).toBe(page("", "", named(name)));
});

test("a script that a page has beside it waits with the others", () => {
  const own = '<script type="module" src="/_astro/reading.y.js"></script>';
  const { html, name } = joinScripts(page(own), read);
  expect(html).toBe(page("", "", named(name) + own));
});

test("documents without islands share one page script", () => {
  const { html, name, script } = joinScripts(page(""), read);
  expect(script).toBe("start()");
  expect(name).toMatch(/^page\.[\da-f]{10}\.js$/);
  expect(html).toBe(page("", "", named(name)));
});

test("a document without the page script is an error", () => {
  expect(() => joinScripts("<html></html>", read)).toThrow("no page script");
  expect(() => joinScripts(page(""), () => undefined)).toThrow("no page script");
});
