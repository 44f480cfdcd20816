import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentHash } from "../../server/build.ts";
import { policyHeaders } from "../../server/headers.ts";
import { encodings } from "../../server/manifest.ts";
import { cases, visitorMark } from "./cases.ts";
import { ask } from "./exchange.ts";
import { hostName, manifest } from "./site.ts";

/** Headers that only some answers have. */
const exceptional = "Allow Clear-Site-Data Content-Encoding Content-Language ETag Location Set-Cookie";
const absent = Object.fromEntries(exceptional.split(" ").map((name) => [name, null]));
const headersOfAll = [...Object.keys(policyHeaders(manifest.site)), "Date"];

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

/** Declares the tests of a host that serves the build in `dist`: the table of requests, and every file. */
export const testHost = (name: string, address: string) => {
  const askHost = (target: string, headers: Record<string, string>, method?: string) =>
    ask(address, target, { Host: hostName, "User-Agent": visitorMark, ...headers }, method);

  test.each(cases)(`${name}: %s`, async (_name, request, sent, expected) => {
    const [method = "", target = ""] = request.split(" ");
    const { status, headers, body } = await askHost(target, sent, method);
    const language = headers.get("Content-Language");
    const wanted = { ...absent, ...expected };
    const received = Object.keys(wanted).map((name) => [name, headers.get(name)]);
    expect({ ...Object.fromEntries(received), status }).toEqual(wanted);
    for (const name of headersOfAll) expect(headers.has(name), name).toBe(true);

    const hasBody = method !== "HEAD" && (status === 200 || status >= 400);
    expect(body.length > 0).toBe(hasBody);
    const isReadable = hasBody && !headers.has("Content-Encoding");
    if (isReadable && language) expect(String(body)).toContain(`<html lang="${language}"`);
    headers.delete("Location");
    expect(JSON.stringify([...headers]) + body).not.toContain(visitorMark);
  });

  test(`${name} sends every document and file of the build in every coding`, async () => {
    const documents = manifest.documents.filter(({ document }) => document.startsWith("/"));
    const stored = [
      ...documents.map(({ document, ...entry }) => ({ ...entry, path: document })),
      ...manifest.assets.map((entry) => ({ ...entry, language: "en" })),
    ];
    for (const { path, language, variants } of stored)
      for (const encoding of encodings) {
        const accepted = { "Accept-Language": language, "Accept-Encoding": encoding };
        const { status, headers, body } = await askHost(path, accepted);
        // The tag says which stored form it is. A host may code it anew on its way.
        const decode = decoders[headers.get("Content-Encoding") ?? "identity"];
        const sent = { status, tag: headers.get("ETag"), content: decode && contentHash(decode(body)) };
        const { hash } = variants[encoding] ?? variants.identity;
        const stored = { status: 200, tag: `"${hash}"`, content: variants.identity.hash };
        expect(sent, `${path} ${language} ${encoding}`).toEqual(stored);
      }
    for (const file of ["/en/index.html", "/robots.txt.br", "/manifest.json"])
      expect((await askHost(file, {})).status, file).toBe(404);
  });
};
