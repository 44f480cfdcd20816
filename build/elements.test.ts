import { expect, test } from "vitest";
import { parseDocument, serializeDocument } from "./elements.ts";

test("a document is serialized as browsers without scripts read it, with no-break spaces as characters", () => {
  const html =
    "<!DOCTYPE html><html><head><noscript><link></noscript></head><body><p>a&nbsp;b &amp;nbsp;</p></body></html>";
  expect(serializeDocument(parseDocument(html))).toBe(html.replace("a&nbsp;b", "a\u00a0b"));
});
