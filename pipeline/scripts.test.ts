import { expect, test } from "vitest";
import { joinScripts } from "./scripts.ts";

const page = (scripts: string, name = "Document.x.js") =>
  `<html><head><script>var own=1</script></head><body>${scripts}<p>text</p>` +
  `<script type="module" src="/_astro/${name}"></script></body></html>`;
const read = (name: string) => (name === "Document.x.js" ? "start()" : undefined);

test("a document with islands has their loader behind its page script, and keeps its other scripts", () => {
  const other = '<script type="module" src="/_astro/reading.y.js"></script>';
  const { html, name, script } = joinScripts(
    page(
      `<script>(self.Astro||(self.Astro={})).visible=1</script>${other}<script>customElements.define("astro-island",X)</script>`,
    ),
    read,
  );
  expect(script).toBe(
    'start();\n(self.Astro||(self.Astro={})).visible=1;\ncustomElements.define("astro-island",X)',
  );
  expect(html).toBe(page(other, name));
});

test("documents without islands share one page script", () => {
  const { html, name, script } = joinScripts(page(""), read);
  expect(script).toBe("start()");
  expect(name).toMatch(/^page\.[\da-f]{10}\.js$/);
  expect(html).toBe(page("", name));
});

test("a document without the page script is an error", () => {
  expect(() => joinScripts("<html></html>", read)).toThrow("no page script");
  expect(() => joinScripts(page(""), () => undefined)).toThrow("no page script");
});
