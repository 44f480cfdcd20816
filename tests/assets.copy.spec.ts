import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { mediaTypes } from "../server/headers.ts";
import type { StoredManifest } from "../server/manifest.ts";
import { routes } from "../src/content/routes.ts";
import { expect, region, test, words } from "./fixtures.ts";
import { startIslands, untilOwnFonts } from "./layoutIssues.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";
import { untilIdle } from "./untilIdle.ts";

// One worker, so that the copy is built once.
test.describe.configure({ mode: "default" });

let copy: SiteCopy;
let server: Awaited<ReturnType<SiteCopy["serve"]>>;
let bucket: Server;
/** The origin of the bucket, which the copy has as its setting. */
let assets: string;

/** What is uploaded (docs/serving.md). */
const uploaded = /^\/(?:_astro|share)\/[\w./-]+$/;

test.beforeAll(async () => {
  copy = await copySite("assets");
  // It answers what docs/serving.md asks of a bucket, and no more.
  bucket = createServer(async ({ url = "" }, response) => {
    const file = uploaded.test(url) && (await readFile(copy.path(`dist${url}`)).catch(() => undefined));
    const headers = {
      "Content-Type": mediaTypes.get(extname(url)) ?? "text/plain",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Access-Control-Allow-Origin": "*",
    };
    response.writeHead(file ? 200 : 404, headers).end(file || "");
  });
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
  assets = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  await copy.build(["en", "ru"], { SITE_URL: "http://site.test", SITE_ASSETS: assets });
  server = await copy.serve();
});
test.afterAll(async () => {
  await server?.stop();
  bucket?.close();
  await copy?.remove();
});

for (const language of ["en", "ru"] as const)
  test(`D32 in ${language} hashed files come from the origin of the setting assets, and pages work`, async ({
    page,
  }) => {
    const problems: string[] = [];
    const files: URL[] = [];
    page.on("response", (response) => {
      files.push(new URL(response.url()));
      if (!response.ok()) problems.push(`${response.url()} answers ${response.status()}`);
    });
    page.on("requestfailed", (request) => problems.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    const { useCases } = words(language).brokers;

    for (const { path } of [routes.home, routes.communities, routes.brokers]) {
      await page.goto(new URL(`${path}?lng=${language}`, server.url).href);
      await untilOwnFonts(page);
      const [headline, text] = await page.evaluate((language) => {
        const root = getComputedStyle(document.documentElement);
        const shown = [...document.fonts].filter(({ status }) => status === "loaded");
        return ["headline", "text"].map((name) => {
          const [own = ""] = root.getPropertyValue(`--${name}-${language}`).split(",");
          return shown.some(({ family }) => family.replaceAll('"', "") === own.trim().replaceAll('"', ""));
        });
      }, language);
      expect({ path, headline, text }).toEqual({ path, headline: true, text: true });
      await startIslands(page);
      await untilIdle(page);
    }
    // Flags are loaded when they come into view.
    await page.locator("[data-language-switcher] summary").click();
    await untilIdle(page);

    const tabs = region(page, useCases.title).getByRole("tab");
    await tabs.filter({ hasText: useCases.revenue.tab }).click();
    await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveAccessibleName(
      useCases.revenue.tab,
    );

    expect(problems).toEqual([]);
    const wrong = files.filter(
      ({ pathname, origin }) => origin !== (uploaded.test(pathname) ? assets : new URL(server.url).origin),
    );
    expect(wrong.map(({ href }) => href)).toEqual([]);
    const kinds = files.filter(({ origin }) => origin === assets).map(({ pathname }) => extname(pathname));
    expect(new Set(kinds)).toEqual(new Set([".js", ".woff2", ".svg"]));
  });

test("D32 policies name the origin of the setting assets for scripts, images and fonts, and no other origin", async () => {
  const { documents }: StoredManifest = await copy.json("dist/manifest.json");
  for (const { document, headers } of documents) {
    const directives = (headers["Content-Security-Policy"] ?? "").split(";").map((text) => text.split(" "));
    const opened = directives.flatMap(([name, ...sources]) =>
      sources.filter((source) => !source.startsWith("'")).map((source) => [name, source]),
    );
    expect(opened, document).toEqual(["script-src", "img-src", "font-src"].map((name) => [name, assets]));
  }
});

test("D32 a share image is at the origin of the setting assets", async ({ page }) => {
  await page.goto(server.url);
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(address).toMatch(`${assets}/share/en/home.`);
  const response = await page.request.get(`${address}`);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
});
