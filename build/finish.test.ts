import { expect, test } from "vitest";
import { serializeDocument } from "./elements.ts";
import { finishDocuments } from "./finish.ts";

test("islands have no id that depends on the folder of the build", () => {
  const island = '<astro-island uid="Z1FyHXa" prefix="r4" client="visible"><i>1</i></astro-island>';
  const html = `<html lang="en"><head></head><body><main>${island}</main></body></html>`;
  const { documents } = finishDocuments(new Map([["en/index.html", Buffer.from(html)]]));
  expect([...documents.values()].map(serializeDocument)).toEqual([
    expect.stringContaining('<astro-island prefix="r4" client="visible"><i>1</i>'),
  ]);
});
