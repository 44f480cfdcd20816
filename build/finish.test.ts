import { expect, test } from "vitest";
import { serializeDocument } from "./elements.ts";
import { finishDocuments } from "./finish.ts";

/** Finishes the documents of a build. @returns them as text, by path */
function finish(files: Record<string, string>) {
  const output = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const { documents } = finishDocuments(output);
  return new Map(Array.from(documents, ([file, document]) => [file, serializeDocument(document)]));
}

const html = (language: string, main: string) =>
  `<html lang="${language}"><head></head><body><main>${main}</main></body></html>`;

test("only in Chinese documents are words marked", () => {
  const heading = "<h2>删除账户</h2>";
  const documents = finish({
    "zh/index.html": html("zh", heading),
    "ja/index.html": html("ja", heading),
  });
  expect(documents.get("zh/index.html")).toContain(">删除\u200b账户</h2>");
  expect(documents.get("ja/index.html")).toContain(">删除账户</h2>");
});

test("islands have no id that depends on the folder of the build", () => {
  const documents = finish({
    "en/index.html": html(
      "en",
      '<astro-island uid="Z1FyHXa" prefix="r4" client="visible"><i>1</i></astro-island>',
    ),
  });
  expect(documents.get("en/index.html")).toContain('<astro-island prefix="r4" client="visible"><i>1</i>');
});
