import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listedRoutes, routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { site } from "../src/site/site.ts";
import { contentDigest, contentsOf, dateSitemap, notRecorded, renewed, withDays } from "./lastModified.ts";

const page = (main: string, { title = "Title", description = "Description", head = "" } = {}): string =>
  `<html><head><title>${title}</title><meta name="description" content="${description}">${head}</head>` +
  `<body><nav>Menu</nav><main id="content">${main}</main><footer>Footer</footer></body></html>`;

const text = page("<h1>Open in 7 days</h1><p>At once</p>");

test.each([
  ["word", page("<h1>Open in 8 days</h1><p>At once</p>")],
  ["paragraph", page("<h1>Open in 7 days</h1><p>At once</p><p>More</p>")],
  ["title", page("<h1>Open in 7 days</h1><p>At once</p>", { title: "Other" })],
  ["description", page("<h1>Open in 7 days</h1><p>At once</p>", { description: "Other" })],
])("a document says something else when there is another %s", (_what, html) => {
  expect(contentDigest(html)).not.toBe(contentDigest(text));
});

test.each([
  ["markup", page('<section class="x"><h1 id="a">Open in 7 days</h1></section><p hidden>At once</p>')],
  ["scripts and styles", page("<h1>Open in 7 days</h1><script>1</script><style>p{}</style><p>At once</p>")],
  ["the head", page("<h1>Open in 7 days</h1><p>At once</p>", { head: '<link rel="icon" href="/new.svg">' })],
  ["navigation or footer", text.replace("Menu", "Other").replace("Footer", "Other")],
  ["characters that join words", page("<h1>Open in 7\u2060 days</h1><p>At\u200b once</p>")],
])("a document says the same with other %s", (_what, html) => {
  expect(contentDigest(html)).toBe(contentDigest(text));
});

const known = {
  "/": { content: "same", day: "2026-01-31" },
  "/partners?lng=ja": { content: "old", day: "2026-01-31" },
  "/gone": { content: "gone", day: "2026-01-31" },
};
const contents = new Map([
  ["/", "same"],
  ["/partners?lng=ja", "new"],
  ["/added", "added"],
]);

test("what says the same keeps its day, what is new or changed gets today's, and what is gone goes", () => {
  expect(renewed(known, contents, "2026-03-01")).toEqual({
    "/": known["/"],
    "/partners?lng=ja": { content: "new", day: "2026-03-01" },
    "/added": { content: "added", day: "2026-03-01" },
  });
  expect(notRecorded(known, contents)).toEqual(["/partners?lng=ja", "/added"]);
  expect(notRecorded(renewed(known, contents, "2026-03-01"), contents)).toEqual([]);
});

test("a sitemap gives the day of documents that say what is recorded, and of no others", () => {
  const [home, partners] = ["/", "/partners?lng=ja"].map((address) => `<loc>${site.url}${address}</loc>`);
  expect(withDays(`<url>${home}</url><url>${partners}</url>`, known, contents)).toBe(
    `<url>${home}<lastmod>2026-01-31</lastmod></url><url>${partners}</url>`,
  );
});

test("every listed document counts, by the file that Astro writes and by its canonical address", async () => {
  const read: string[] = [];
  const found = contentsOf((path, language) => {
    read.push(`${language} ${path}`);
    return text;
  });
  const all = listedRoutes.flatMap((id) =>
    site.languages.map((language) => ({ path: routes[id].path, language })),
  );
  expect(read).toEqual(all.map(({ path, language }) => `${language} ${path}`));
  expect([...found.keys()]).toEqual(all.map(({ path, language }) => pathIn(language, path)));

  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { path, language } of all) {
    await mkdir(join(folder, language, path), { recursive: true });
    await writeFile(join(folder, language, path, "index.html"), "<title>Unknown to the record</title>");
  }
  await writeFile(join(folder, "sitemap.xml"), `<loc>${site.url}/</loc>`);
  await dateSitemap(folder);
  expect(await readFile(join(folder, "sitemap.xml"), "utf8")).toBe(`<loc>${site.url}/</loc>`);
});
