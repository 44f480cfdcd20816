import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { unstable_startWorker as startWorker } from "wrangler";
import { makeEdgeProject, quietWrangler } from "../../scripts/edgeProject.ts";
import { startWorkerd } from "../../scripts/workerd.ts";
import { contentHash } from "../../server/build.ts";
import { encodings } from "../../server/manifest.ts";
import { dist, entityTag, manifest } from "../http/site.ts";
import { testHost } from "../http/suite.ts";
import { launch } from "../launch.ts";

const edge = await makeEdgeProject(dist);

/** The worker reports an exception on its output. */
const onOutput = (text: string) => expect.unreachable(text);

const configuration = edge.bundled;
const { address, stop } = await startWorkerd({ configuration, host: "127.0.0.1", port: 0, onOutput });
afterAll(stop);

testHost("workerd", address);

test("the script is within a third of what Cloudflare takes from a free account", () => {
  // Three mebibytes: https://developers.cloudflare.com/workers/platform/limits/#worker-size
  expect(gzipSync(readFileSync(edge.script)).length).toBeLessThan(1024 * 1024);
});

test("wrangler's own assets and network: the visitor's encoding counts, and no file has an address", async () => {
  Object.assign(process.env, quietWrangler);
  const worker = await startWorker({
    config: edge.configuration,
    dev: { server: { hostname: "127.0.0.1", port: 0 }, inspector: false, watch: false, logLevel: "none" },
  });
  onTestFinished(() => worker.dispose());
  await worker.ready;
  const { origin } = await worker.url;

  // Before the worker, wrangler sets the header to "br, gzip" as Cloudflare does.
  for (const encoding of encodings) {
    const headers = { "Accept-Language": "en", "Accept-Encoding": encoding };
    const page = await fetch(origin, { headers });
    expect(page.headers.get("ETag")).toBe(entityTag("/", "en", encoding));
    expect(await page.text()).toContain('<html lang="en"');
  }
  for (const { path, variants } of manifest.assets) {
    const bytes = await (await fetch(origin + path)).arrayBuffer();
    expect(contentHash(Buffer.from(bytes)), path).toBe(variants.identity.hash);
  }
  for (const path of ["/en/index.html", "/robots.txt.br", "/manifest.json", "/packages.json"])
    expect((await fetch(origin + path)).status, path).toBe(404);
});

test("npm run edge says where it serves, and takes workerd with it when it ends", async () => {
  const { child, exit, nextLine } = launch("scripts/edge.ts", { ...process.env, SITE_DIST: dist, PORT: "0" });
  const [, brand, url] = /^(.+) website in workerd: (http:\S+\/)$/.exec(await nextLine()) ?? [];
  expect(brand).toBe(manifest.site.brand);
  expect((await fetch(`${url}health`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toEqual({ code: 0, errors: [] });
  await expect(fetch(`${url}health`)).rejects.toThrow();
});
