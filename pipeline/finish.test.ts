import { expect, test } from "vitest";
import { serializeDocument } from "./elements.ts";
import { finishDocuments } from "./finish.ts";
import type { InEnglish } from "./markEnglish.ts";

/** Finishes the files of a build. @returns documents and other files as text, by path */
async function finish(files: Record<string, string>, inEnglish?: InEnglish) {
  const output = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const { documents, assets } = await finishDocuments(output, inEnglish);
  return {
    documents: new Map(Array.from(documents, ([file, document]) => [file, serializeDocument(document)])),
    assets: new Map(Array.from(assets, ([file, bytes]) => [file, bytes.toString()])),
  };
}

const script = "start();";
const html = (language: string, main: string) =>
  `<html lang="${language}"><head><link rel="stylesheet" href="/_astro/base.css"></head><body><main>${main}</main>` +
  '<script type="module" src="/_astro/Document.x.js"></script></body></html>';

test("documents link to one script and shared stylesheets, which take the place of Astro's own files", async () => {
  const { documents, assets } = await finish({
    "_astro/Document.x.js": script,
    "_astro/Tabs.y.js": "export {}",
    "_astro/base.css": "p{top:0}.b2{top:1px}",
    "en/index.html": html("en", '<p>Day</p><p class="b2"></p>'),
    "en/partners/index.html": html("en", "<p>Night</p>"),
  });
  const [other, page, styles, ...more] = assets.keys();
  expect([other, ...more]).toEqual(["_astro/Tabs.y.js"]);
  expect(assets.get(page ?? "")).toBe(script);
  expect(assets.get(styles ?? "")).toBe("p{top:0}.b2{top:1px}");
  for (const document of documents.values()) {
    expect(document).toContain(`<link id="rest" rel="stylesheet" href="/${styles}">`);
    expect(document).toContain(`<script type="module" src="/${page}"></script>`);
    expect(document).toContain("<style>p{top:0}</style>");
    expect(document.match(/_astro/g)).toHaveLength(2);
  }
});

test("only in Chinese documents are words marked", async () => {
  const heading = "<h2>删除账户</h2>";
  const { documents } = await finish({
    "_astro/Document.x.js": script,
    "_astro/base.css": "p{top:0}",
    "zh/index.html": html("zh", heading),
    "ja/index.html": html("ja", heading),
  });
  expect(documents.get("zh/index.html")).toContain(">删除\u200b账户</h2>");
  expect(documents.get("ja/index.html")).toContain(">删除账户</h2>");
});

test("LN-05 English that stands in for a translation is marked in its document, and its lines end as in English", async () => {
  const heading = "<h2>Run a cup</h2>";
  const { documents } = await finish(
    {
      "_astro/Document.x.js": script,
      "_astro/base.css": "p{top:0}",
      "zh/index.html": html("zh", heading),
      "ja/index.html": html("ja", heading),
    },
    { messages: new Map([["ja", ["Run a {{what}}"]]]), variables: { what: "cup" } },
  );
  expect(documents.get("ja/index.html")).toContain('<h2 lang="en">Run a\u00a0cup</h2>');
  expect(documents.get("zh/index.html")).toContain("<h2>Run a cup</h2>");
});

test("islands have no id that depends on the folder of the build", async () => {
  const { documents } = await finish({
    "_astro/Document.x.js": script,
    "_astro/base.css": "p{top:0}",
    "en/index.html": html(
      "en",
      '<astro-island uid="Z1FyHXa" prefix="r4" client="near"><i>1</i></astro-island>',
    ),
  });
  expect(documents.get("en/index.html")).toContain('<astro-island prefix="r4" client="near"><i>1</i>');
});
