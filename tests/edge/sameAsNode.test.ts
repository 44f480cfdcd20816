import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readBuild } from "../../server/build.ts";
import { encodings, type Manifest, type Variants } from "../../server/manifest.ts";
import { type RunningServer, startServer } from "../../server/node.ts";
import { contentHubPrefixes, statusDocuments } from "../../src/facts/routes.ts";
import { dist } from "../http/site.ts";
import { startTestWorkerd, type TestWorkerd } from "./hosts.ts";

interface Ask {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
}

interface Reply {
  status: number;
  /** By name in lower case. Several values of one name are joined by a line feed. */
  headers: ReadonlyMap<string, string>;
  bytes: Buffer;
}

/** Headers that the platforms add by themselves. Everything else has to be the same. */
const addedByPlatform = [
  { host: "node", name: "connection", because: "is said once for each connection, by whoever holds it" },
  { host: "node", name: "keep-alive", because: "is said once for each connection, by whoever holds it" },
] as const;

/** How often each header was added. */
const added = new Map<string, number>(addedByPlatform.map(({ host, name }) => [`${host} ${name}`, 0]));
let compared = 0;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let manifest: Manifest;
let node: RunningServer;
let workerd: TestWorkerd;

beforeAll(async () => {
  ({ manifest } = await readBuild(dist));
  [node, workerd] = await Promise.all([
    startServer({ dist, host: "127.0.0.1", port: 0 }),
    startTestWorkerd(inject("edge").bundled),
  ]);
});

afterAll(async () => {
  agent.destroy();
  await Promise.all([node?.stop(), workerd?.stop()]);
  const rows = addedByPlatform.map(
    ({ host, name, because }) => `| ${host} | ${name} | ${added.get(`${host} ${name}`)} | ${because} |`,
  );
  console.log(
    [
      `${compared} requests to Node and workerd: status, headers and bytes are the same, but for the second in Date and`,
      "| added by | header | answers | because |",
      "| --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
  );
});

const fetchFrom = (base: string, { method, target, headers }: Ask): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const host = new URL(manifest.site.url).host;
    const options = { agent, hostname, port, method, path: target, headers: { Host: host, ...headers } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const values = new Map<string, string>();
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const [name = "", value = ""] = response.rawHeaders.slice(index, index + 2);
          const before = values.get(name.toLowerCase());
          values.set(name.toLowerCase(), before === undefined ? value : `${before}\n${value}`);
        }
        resolve({ status: response.statusCode ?? 0, headers: values, bytes: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });

/**
 * What differs between the answers to a request, or nothing.
 * @param status what both have to be, if it matters
 */
const differences = async (ask: Ask, status?: number): Promise<string[]> => {
  const [one, other] = await Promise.all([fetchFrom(node.url, ask), fetchFrom(workerd.address, ask)]);
  compared += 1;
  const found: string[] = [];
  if (one.status !== (status ?? other.status) || one.status !== other.status)
    found.push(`status ${one.status} and ${other.status}`);
  if (!one.bytes.equals(other.bytes))
    found.push(`${one.bytes.length} bytes and ${other.bytes.length}, which are not the same`);
  for (const name of new Set([...one.headers.keys(), ...other.headers.keys()])) {
    const [ofNode, ofWorkerd] = [one.headers.get(name), other.headers.get(name)];
    // Each says its own second.
    const isDate = name === "date" && [ofNode, ofWorkerd].every((value) => Date.parse(value ?? "") > 0);
    if (ofNode === ofWorkerd || isDate) continue;
    const adding = ofWorkerd === undefined ? "node" : ofNode === undefined ? "workerd" : "both";
    const key = `${adding} ${name}`;
    const times = added.get(key);
    if (times === undefined) found.push(`${name}: ${ofNode} and ${ofWorkerd}`);
    else added.set(key, times + 1);
  }
  return found.map((text) => `${ask.method} ${ask.target} ${JSON.stringify(ask.headers)}: ${text}`);
};

/** Asks both hosts for everything, some requests at a time. */
const expectNoDifference = async (asks: readonly Ask[], status?: number): Promise<void> => {
  expect(asks.length).toBeGreaterThan(0);
  const found: string[] = [];
  const rest = asks.values();
  const askOn = async () => {
    for (const ask of rest) found.push(...(await differences(ask, status)));
  };
  await Promise.all(Array.from({ length: 8 }, askOn));
  expect(found).toEqual([]);
};

/** A file in each content coding: whole, without its body, and still fresh. */
const inEachEncoding = (
  target: string,
  variants: Variants,
  headers: Readonly<Record<string, string>> = {},
): Ask[] =>
  encodings.flatMap((encoding) => {
    const accepting = { ...headers, "Accept-Encoding": encoding };
    const fresh = { ...accepting, "If-None-Match": `"${(variants[encoding] ?? variants.identity).hash}"` };
    return [
      { method: "GET", target, headers: accepting },
      { method: "HEAD", target, headers: accepting },
      { method: "GET", target, headers: fresh },
      { method: "HEAD", target, headers: fresh },
    ];
  });

test("every document in every language and content coding", async () => {
  const pages = manifest.documents.filter(({ document }) => document.startsWith("/"));
  const byHeader = pages.flatMap(({ document, language, variants }) =>
    inEachEncoding(document, variants, { "Accept-Language": language }),
  );
  const byChoice = pages.flatMap(({ document, language }): Ask[] => [
    { method: "GET", target: `${document}?lng=${language}`, headers: {} },
    { method: "GET", target: document, headers: { Cookie: `a=1; i18nextLng=${language}; b=2` } },
  ]);
  await expectNoDifference([...byHeader, ...byChoice]);
});

test("every document of a failure, in every language and content coding", async () => {
  const causes: Record<string, Pick<Ask, "method" | "target">[]> = {
    [statusDocuments[400]]: [{ method: "GET", target: "/%zz" }],
    [statusDocuments[404]]: [
      { method: "GET", target: "/missing.png" },
      { method: "GET", target: "/files/a.html" },
    ],
    [statusDocuments[405]]: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"].map((method) => ({
      method,
      target: "/",
    })),
  };
  const asks = manifest.documents.flatMap(({ document, language, variants }) =>
    (causes[document] ?? []).flatMap(({ method, target }) =>
      inEachEncoding(target, variants, { "Accept-Language": language }).map((ask) => ({
        ...ask,
        method: ask.method === "GET" ? method : ask.method,
      })),
    ),
  );
  await expectNoDifference(asks);
});

test("every asset, those of the build before included, in every content coding", async () => {
  const assets = [...manifest.assets, ...(manifest.previous?.assets ?? [])];
  await expectNoDifference(assets.flatMap(({ path, variants }) => inEachEncoding(path, variants)));
});

test("files of the build are not to be had under their own names", async () => {
  const files = [...manifest.documents, ...manifest.assets].flatMap(({ variants }) =>
    Object.values(variants).map(({ file }) => file),
  );
  const asks = ["manifest.json", ...files].flatMap((file): Ask[] =>
    [`/${file}`, `/${file.replace("files/", "")}`].map((target) => ({ method: "GET", target, headers: {} })),
  );
  await expectNoDifference(asks, 404);
});

test("redirects, with language and query", async () => {
  const paths = [...new Set(manifest.documents.map(({ document }) => document))].filter((path) =>
    path.startsWith("/"),
  );
  const targets = [
    ...paths.flatMap((path) => [`${path}/`, `${path}/?lng=ja&x=%20`, path.toUpperCase()]),
    ...contentHubPrefixes.flatMap((prefix) => [
      `/${prefix}`,
      `/${prefix}/a/b?x=1&lng=ru`,
      `/${prefix}/..//evil.example`,
      `/${prefix}/%2e%2e/%2F%2Fevil.example`,
      `/${prefix}/@evil.example?a'b`,
    ]),
    "/unknown",
    "/unknown?lng=es",
    "//",
    "//evil.example/",
    "///evil.example/..",
    "/a/../for-brokers",
    "/./for-brokers",
    "/for-brokers/.",
  ];
  await expectNoDifference(
    targets.flatMap((target): Ask[] =>
      ["GET", "HEAD", "POST"].map((method) => ({ method, target, headers: { "Accept-Language": "pt" } })),
    ),
  );
});

test("malformed and unusual targets", async () => {
  const targets = [
    "/%",
    "/%ff",
    "/%00",
    "/%0d%0aSet-Cookie:%20a=b",
    "/%5Cevil.example",
    "/\\evil.example",
    "/for%2Dbrokers",
    "/FOR-brokers?a=%zz",
    "/?",
    "/??",
    "/health",
    "/health/",
    "/HEALTH",
    "/_astro/",
    "/__proto__",
    "/.env",
    `/${"a".repeat(8191)}`,
    `/${"a".repeat(8192)}`,
  ];
  await expectNoDifference(
    targets.flatMap((target): Ask[] => ["GET", "HEAD"].map((method) => ({ method, target, headers: {} }))),
  );
});

test("headers of visitors: encodings, languages, conditions, hosts", async () => {
  const [page] = manifest.documents.filter(({ document }) => document === "/for-brokers");
  const tag = page?.variants.br?.hash;
  const headers: Record<string, string>[] = [
    { "Accept-Encoding": "gzip, deflate, br, zstd" },
    { "Accept-Encoding": "gzip, deflate, br" },
    { "Accept-Encoding": "gzip;q=1.0, br;q=0.5" },
    { "Accept-Encoding": "zstd, gzip;q=0.9" },
    { "Accept-Encoding": "br;q=0, *" },
    { "Accept-Encoding": "*" },
    { "Accept-Encoding": "*;q=0" },
    { "Accept-Encoding": "identity;q=0" },
    { "Accept-Encoding": "deflate" },
    { "Accept-Encoding": "" },
    {},
    { "Accept-Language": "qaa, pt-BR;q=0.9, ru;q=0.1" },
    { "Accept-Language": "\u00e9, ja" },
    { "Accept-Language": "" },
    { Cookie: "i18nextLng=%E0; i18nextLng=hi" },
    { "Accept-Encoding": "br", "If-None-Match": `W/"${tag}"` },
    { "Accept-Encoding": "br", "If-None-Match": `"other", "${tag}"` },
    { "Accept-Encoding": "gzip", "If-None-Match": `"${tag}"` },
    { "If-None-Match": "*" },
    { "If-Modified-Since": "Sat, 01 Jan 2050 00:00:00 GMT" },
    { Range: "bytes=0-9" },
    { Host: "other.example" },
    { Host: "LOCALHOST:80" },
    { Host: "[::1]:8080" },
    { Host: "a_b.example" },
    { Host: "127.0.0.1" },
    { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.example" },
    { "Sec-Fetch-Mode": "navigate", "Service-Worker-Navigation-Preload": "true" },
  ];
  await expectNoDifference(
    headers.flatMap((own): Ask[] =>
      ["/for-brokers", "/for-brokers?lng=ja", "/robots.txt", "/unknown", "/x.png"].map((target) => ({
        method: "GET",
        target,
        headers: own,
      })),
    ),
  );
});

test("the worker has said nothing", () => {
  expect(workerd.said).toEqual([]);
});

test("each header in the list of what platforms add was added", () => {
  for (const [key, times] of added) expect(times, key).toBeGreaterThan(0);
});
