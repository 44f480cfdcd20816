import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { finishDocuments } from "./finish.ts";
import { writeFolder } from "./fixture.ts";

/** Finishes the files of a build. @returns a function that reads them, and the names in `_astro/` */
async function finish(files: Record<string, string>) {
  const folder = await writeFolder(new Map(Object.entries(files)));
  onTestFinished(() => rm(folder, { recursive: true }));
  await finishDocuments(folder);
  return {
    read: (file: string) => readFile(join(folder, file), "utf8"),
    assets: (await readdir(join(folder, "_astro"))).sort(),
  };
}

const script = "start();";
const html = (language: string, main: string) =>
  `<html lang="${language}"><head><link rel="stylesheet" href="/_astro/base.css"></head><body><main>${main}</main>` +
  '<script type="module" src="/_astro/Document.x.js"></script></body></html>';

test("documents link to one script and shared stylesheets, and Astro's own files are deleted", async () => {
  const { read, assets } = await finish({
    "_astro/Document.x.js": script,
    "_astro/Tabs.y.js": "export {}",
    "_astro/base.css": "p{top:0}.b2{top:1px}",
    "en/index.html": html("en", '<p>Day</p><p class="b2"></p>'),
    "en/partners/index.html": html("en", "<p>Night</p>"),
  });
  const [page = "", styles = "", ...others] = assets.filter((name) => name !== "Tabs.y.js");
  expect(assets).toContain("Tabs.y.js");
  expect(others).toEqual([]);
  expect(await read(`_astro/${page}`)).toBe(script);
  expect(await read(`_astro/${styles}`)).toBe("p{top:0}.b2{top:1px}");
  for (const file of ["en/index.html", "en/partners/index.html"]) {
    const document = await read(file);
    expect(document).toContain(`<link id="rest" rel="stylesheet" href="/_astro/${styles}">`);
    expect(document).toContain(`<script type="module" src="/_astro/${page}"></script>`);
    expect(document).toContain("<style>p{top:0}</style>");
    expect(document.match(/_astro/g)).toHaveLength(2);
  }
});

test("only in Chinese documents are words marked", async () => {
  const heading = "<h2>删除账户</h2>";
  const { read } = await finish({
    "_astro/Document.x.js": script,
    "_astro/base.css": "p{top:0}",
    "zh/index.html": html("zh", heading),
    "ja/index.html": html("ja", heading),
  });
  expect(await read("zh/index.html")).toContain(">删除\u200b账户</h2>");
  expect(await read("ja/index.html")).toContain(">删除账户</h2>");
});

test("a sample stays without a script", async () => {
  const { read, assets } = await finish({
    "_astro/Document.x.js": script,
    "en/samples/newsletter/index.html": "<html lang=en><head></head><p>Sample</p></html>",
  });
  expect(await read("en/samples/newsletter/index.html")).not.toContain("<script");
  expect(assets).toEqual([]);
});

test("islands have no name made of the folder of the build, and nothing else that their start does not read", async () => {
  const island = (attributes: string, end = "", content = "<i>1</i>") =>
    `<astro-island${attributes}>${content}${end}</astro-island>`;
  const given = (value: string) => `{&quot;name&quot;:&quot;Tabs&quot;,&quot;value&quot;:${value}}`;
  const astro = (value: string, content?: string) =>
    island(
      ` uid="Z1FyHXa" prefix="r4" client="visible" opts="${given(value)}" await-children`,
      "<!--astro:end-->",
      content,
    );
  const { read } = await finish({
    "_astro/Document.x.js": script,
    "en/index.html": html("en", astro("true") + astro("{&quot;rootMargin&quot;:&quot;9px&quot;}")),
    "ja/index.html": html("ja", astro("true", '<i id="_r4R_0_">1</i>').replace("visible", "near")),
  });
  const [plain, withMargin] = ["true", '{"rootMargin":"9px"}'].map((value) =>
    island(` client="visible" opts='{"value":${value}}'`),
  );
  const document = await read("en/index.html");
  expect(document).toContain(`<main>${plain}`);
  expect(await read("ja/index.html")).toContain(' prefix="r4" client="near"><i');
  expect(document).toContain(`</astro-island>${withMargin}</main>`);
});
