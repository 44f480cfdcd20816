import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { unstable_startWorker as startWorker } from "wrangler";
import { makeEdgeProject, quietWrangler } from "../../scripts/edgeProject.ts";
import { startWorkerd } from "../../scripts/workerd.ts";
import { readBuild } from "../../server/build.ts";
import type { Variants } from "../../server/manifest.ts";
import { ask, decode } from "../http/exchange.ts";
import { dist } from "../http/site.ts";
import { testHost } from "../http/suite.ts";
import { launch } from "../launch.ts";

const { manifest, files } = await readBuild(dist);
const edge = await makeEdgeProject(dist);

/** The worker reports an exception on its output. */
const onOutput = (text: string) => expect.unreachable(text);

const configuration = edge.bundled;
const { address, stop } = await startWorkerd({ configuration, host: "127.0.0.1", port: 0, onOutput });
afterAll(stop);

testHost("workerd", address);

test("the script is within a third of what Cloudflare takes from a free account", () => {
  const mebibyte = 1024 * 1024;
  // https://developers.cloudflare.com/workers/platform/limits/#worker-size
  expect(gzipSync(readFileSync(edge.script)).length).toBeLessThan((3 * mebibyte) / 3);
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

  const expectStored = async (path: string, { identity, ...others }: Variants, encoding: string) => {
    const reply = await ask(origin, path, { "Accept-Encoding": encoding });
    const { hash } = new Map(Object.entries(others)).get(encoding) ?? identity;
    expect([reply.status, reply.headers.get("ETag")], path).toEqual([200, `"${hash}"`]);
    expect(decode(reply)).toEqual(files.get(identity.file));
  };
  // Before the worker, wrangler sets the header to "br, gzip" as Cloudflare does; after it, it may compress anew.
  for (const encoding of ["br", "gzip", "zstd", "identity"])
    for (const { document, language, variants } of manifest.documents)
      if (document === "/" && language === "en") await expectStored(document, variants, encoding);
  for (const { path, variants } of manifest.assets) await expectStored(path, variants, "identity");
  for (const path of ["/en/index.html", "/robots.txt.br", "/manifest.json", "/packages.json"])
    expect((await ask(origin, path)).status, path).toBe(404);
});

const launchEdge = (port: string) =>
  launch("scripts/edge.ts", {
    ...process.env,
    NODE_OPTIONS: "--import ./scripts/plainErrors.ts",
    SITE_DIST: dist,
    PORT: port,
  });

test("npm run edge says where it serves, and takes workerd with it when it ends", async () => {
  const { child, exit, nextLine } = launchEdge("0");
  const line = await nextLine();
  expect(line).toMatch(/^.+ website in workerd: http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(line.startsWith(manifest.site.brand)).toBe(true);
  const health = line.replace(/^.* /, "").concat("health");
  expect((await fetch(health)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toEqual({ code: 0, errors: [] });
  await expect(fetch(health)).rejects.toThrow();
});

test("a wrong PORT stops it with its message", async () => {
  const line = 'PORT is "http", which is not a number from 0 to 65535.';
  const errors = [line, "DEBUG=1 shows where in the code."];
  expect(await launchEdge("http").exit).toEqual({ code: 1, errors });
});
