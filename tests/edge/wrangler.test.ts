import { readFileSync } from "node:fs";
import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, inject, onTestFinished, test } from "vitest";
import { unstable_startWorker as startWorker } from "wrangler";
import { quietWrangler } from "../../scripts/edgeProject.ts";
import { readBuild } from "../../server/build.ts";
import type { Encoding, Variants } from "../../server/manifest.ts";
import { decode } from "../http/exchange.ts";
import { dist } from "../http/site.ts";

const kibibyte = 1024;

test("the script is within a third of what Cloudflare takes from a free account", () => {
  const script = readFileSync(inject("edge").script);
  const packed = gzipSync(script).length;
  const shown = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KiB`;
  console.log(`The script of the worker has ${shown(script.length)}, ${shown(packed)} with gzip.`);
  // https://developers.cloudflare.com/workers/platform/limits/#worker-size
  expect(packed).toBeLessThan((3 * kibibyte * kibibyte) / 3);
});

interface Reply {
  status: number | undefined;
  encoding: string | undefined;
  entityTag: string | undefined;
  /** Decoded. */
  bytes: Buffer;
}

const fetchFrom = (address: URL, acceptEncoding?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding };
    const sent = get(address, { headers, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const encoding = headers["content-encoding"];
        const bytes = decode(Buffer.concat(chunks), encoding);
        resolve({ status, encoding, entityTag: headers.etag, bytes });
      });
    });
    sent.on("error", reject);
  });

test("wrangler's own assets and network: the visitor's encoding counts, and no file has an address", async () => {
  Object.assign(process.env, quietWrangler);
  const { manifest, files } = await readBuild(dist);
  const worker = await startWorker({
    config: inject("edge").configuration,
    dev: {
      server: { hostname: "127.0.0.1", port: 0 },
      inspector: false,
      watch: false,
      liveReload: false,
      logLevel: "none",
    },
  });
  onTestFinished(() => worker.dispose());
  await worker.ready;
  const address = await worker.url;

  const page = manifest.documents.find(({ document, language }) => document === "/" && language === "en");
  if (!page) throw new Error(`The build in ${dist} has no home page.`);
  const stored = (entry: { variants: Variants }, encoding: Encoding) => ({
    status: 200,
    encoding: encoding === "identity" ? undefined : encoding,
    entityTag: `"${entry.variants[encoding]?.hash}"`,
    bytes: files.get(entry.variants.identity.file),
  });
  // Before the worker, wrangler sets the header to "br, gzip" as Cloudflare does; after it, it may compress anew.
  for (const encoding of ["br", "gzip", "zstd"] as const) {
    expect(await fetchFrom(address, encoding)).toEqual(stored(page, encoding));
  }
  for (const accept of ["identity", "deflate", undefined]) {
    expect(await fetchFrom(address, accept)).toEqual(stored(page, "identity"));
  }
  for (const asset of manifest.assets) {
    expect(await fetchFrom(new URL(asset.path, address)), asset.path).toEqual(stored(asset, "identity"));
  }
  for (const path of ["/en/index.html", "/robots.txt.br", "/manifest.json", "/packages.json"]) {
    expect((await fetchFrom(new URL(path, address))).status, path).toBe(404);
  }
});
