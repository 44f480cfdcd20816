import { expect, test } from "vitest";
import { parseDocument, serializeDocument } from "./elements.ts";
import { joinScripts } from "./scripts.ts";

const page = (scripts: string, name = "Document.x.js") =>
  `<html><head><script>var own=1</script></head><body>${scripts}<p>text</p>` +
  `<script type="module" src="/_astro/${name}"></script></body></html>`;
const read = (name: string) => (name === "Document.x.js" ? "start()" : undefined);

/** Joins the scripts of a document. */
function join(html: string) {
  const document = parseDocument(html);
  return { ...joinScripts(document, read), html: serializeDocument(document) };
}

const islandLoader = '<script>customElements.define("astro-island",X)</script>';

test("a document with islands has their loader behind its page script, and keeps its other scripts", () => {
  const other = '<script type="module" src="/_astro/reading.y.js"></script>';
  const { html, name, script } = join(
    page(`<script>(self.Astro||(self.Astro={})).visible=1</script>${other}${islandLoader}`),
  );
  expect(script).toBe(
    'start();\n(self.Astro||(self.Astro={})).visible=1;\ncustomElements.define("astro-island",X)',
  );
  expect(html).toBe(page(other, name));
});

test("documents without islands share one page script", () => {
  const { html, name, script } = join(page(""));
  expect(script).toBe("start()");
  expect(name).toMatch(/^page\.[\da-f]{10}\.js$/);
  expect(html).toBe(page("", name));
});

test("a document without script files stays as it is, such as a sample", () => {
  const html = "<html><head></head><body><p>Sample</p></body></html>";
  expect(join(html)).toEqual({ html });
});

test("islands without a page script, or a page script that is not in the build, are an error", () => {
  expect(() => join(islandLoader)).toThrow("no page script");
  expect(() => join(page("", "Document.other.js"))).toThrow("no page script");
});
