import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createRandom } from "../../scripts/fuzz/random.ts";
import { languageCodes } from "../../src/languages/languages.ts";
import { exchange, headerOf, type RawAnswer, readAnswers, textOf } from "./exchange.ts";
import { type RunningNginx, startNginx } from "./nginx.ts";
import { readSite } from "./site.ts";

const { name, entityTag, script } = readSite();
type Headers = Readonly<Record<string, string>>;

interface Visit {
  target: string;
  headers: Headers;
  method?: string;
}

/** The answer to a request, from nginx or, for comparison, from the server behind it. */
const ask = async (
  { address, certificate }: { address: string; certificate?: string },
  { target, headers, method = "GET" }: Visit,
): Promise<RawAnswer> => {
  const lines = Object.entries({ Host: name, Connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  const host = { host: "nginx", address, name, ...(certificate && { certificate }) } as const;
  const { bytes } = await exchange(host, request, { from: nextVisitor() });
  const [answer] = readAnswers(bytes, [method === "HEAD"]);
  if (!answer) throw new Error(`No answer to ${method} ${target}`);
  return answer;
};

let visitors = 0;
const nextVisitor = () => {
  visitors += 1;
  return `127.2.${visitors >> 8}.${visitors & 255}`;
};

/** What of an answer depends on the visitor, but for the coding. */
const essence = (answer: RawAnswer) => ({
  status: answer.status,
  language: headerOf(answer, "Content-Language"),
  cookie: headerOf(answer, "Set-Cookie"),
  clears: headerOf(answer, "Clear-Site-Data"),
  policy: headerOf(answer, "Content-Security-Policy"),
  location: headerOf(answer, "Location"),
  text: textOf(answer),
});

/** What the cache did for each request so far, once it has written down as many. */
const cacheStatuses = async ({ cacheLog }: RunningNginx, count: number): Promise<string[]> => {
  for (;;) {
    const lines = (await readFile(cacheLog, "utf8")).trim().split("\n").filter(Boolean);
    if (lines.length >= count) return lines.map((line) => line.split(" ")[0] ?? "");
    await setTimeout(20);
  }
};

const { pick, below } = createRandom(20_260_101);

const language = () => pick(languageCodes);
const junk = () => `_ga=${below(1e9)}`;

const cookies: readonly (() => string)[] = [
  () => "",
  junk,
  () => `i18nextLng=${language()}`,
  () => `${junk()}; i18nextLng=${language()}; ${junk()}`,
  () => `i18nextLng=${language()}; i18nextLng=${language()}`,
  () => `i18nextLng= ${language().toUpperCase()}-XX ; ${junk()}`,
  () => `${junk()};i18nextLng=${language()}_yy;i18nextLng=`,
  () => `xi18nextLng=${language()}; I18NEXTLNG=${language()}; i18nextLng2=${language()}`,
  () => `i18nextLng=<script>${language()}; i18nextLng="${language()}"`,
  () => `i18nextLng=<x>; i18nextLng=${language()}`,
  () => `a=i18nextLng=${language()}; i18nextLng; i18nextLng=qaa`,
];
const acceptLanguages: readonly (() => string)[] = [
  () => "",
  language,
  () => `${language()}-XX,${language()};q=0.8,en;q=0.5`,
  () => `qaa, ${language()};q=0.1, *`,
  () => "*",
  () => `en br ja,, ;q=, ${language()}`,
];
const acceptEncodings = [
  "",
  "br",
  "gzip",
  "gzip, deflate, br, zstd",
  "gzip, deflate",
  "br;q=0, gzip",
  "zstd;q=0.5",
  "*",
];
const queries: readonly (() => string)[] = [
  () => "",
  () => "",
  () => `?lng=${language()}`,
  () => `?lng=qaa&lng=${language()}`,
  () => "?lng=qaa",
];

const randomVisit = (): Visit => ({
  target: pick(["/", "/for-brokers", "/PARTNERS", "/anything", "/es/a", "/missing.png"]) + pick(queries)(),
  headers: Object.fromEntries(
    [
      ["Cookie", pick(cookies)()],
      ["Accept-Language", pick(acceptLanguages)()],
      ["Accept-Encoding", pick(acceptEncodings)],
      ["User-Agent", junk()],
    ].filter(([, value]) => value),
  ),
});

/** The same wishes of another visitor, about whom other cookies say other things. */
const asAnother = ({ target, headers }: Visit): Visit => ({
  target,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/_ga=\d+/g, junk)]),
  ),
});

let nginx: RunningNginx;
let server: { address: string };
beforeAll(async () => {
  nginx = await startNginx({ sharedCacheSeconds: 3600 });
  server = { address: nginx.server };
});
afterAll(() => nginx?.stop());

describe("documents in a shared cache", () => {
  test("are those that each visitor gets without it", async () => {
    const before = (await cacheStatuses(nginx, 0)).length;
    const count = 600;
    const usual = Array.from({ length: 120 }, randomVisit);
    for (let visited = 0; visited < count; visited += 1) {
      const visit = asAnother(pick(usual));
      const [cached, direct] = await Promise.all([ask(nginx, visit), ask(server, visit)]);
      expect(essence(cached), JSON.stringify(visit)).toEqual(essence(direct));
      const language = headerOf(direct, "Content-Language");
      if (direct.status === 200) expect(textOf(cached)).toContain(`<html lang="${language}"`);
      const coding = headerOf(cached, "Content-Encoding");
      if (coding) expect(visit.headers["Accept-Encoding"]).toContain(coding);
    }
    const statuses = (await cacheStatuses(nginx, before + count)).slice(before);
    const hits = statuses.filter((status) => status === "HIT").length;
    console.log(`nginx with its cache: ${count} visitors, ${hits} documents from the cache`);
    expect(hits).toBeGreaterThan(count / 4);
  });

  /** What a visitor may send beside what the key holds, to have an answer stored that is not for others. */
  const attempts: readonly (Headers & { Method?: string })[] = [
    { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example", "X-Host": "evil.example" },
    { "X-Original-URL": "/es", "X-Rewrite-URL": "/es" },
    { "X-HTTP-Method-Override": "POST" },
    { Method: "HEAD" },
    { Method: "POST" },
    { Host: "localhost" },
    { Host: "localhost:4321" },
    { Host: "a(b" },
    { Cookie: "_ga=1; i18nextlng=ja" },
    { Cookie: "a=i18nextLng=ja" },
    { Cookie: "i18nextLng=<script>; a=b" },
    { "Accept-Encoding": "identity;q=0, x" },
    { "Accept-Encoding": "gzip;q=0" },
    { "If-None-Match": "*" },
    { "If-None-Match": entityTag("/", "en", "identity") },
    { "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT" },
    { Range: "bytes=0-9" },
    { Range: "bytes=0-9", "If-Range": entityTag("/", "en", "identity") },
    { "X-Mark": "a".repeat(17_000) },
    { Cookie: "a".repeat(17_000) },
    { "Content-Length": "0" },
    { "Transfer-Encoding": "chunked\r\nX: y\r\n\r\n0" },
    { Upgrade: "websocket", "Sec-WebSocket-Key": "eA==" },
    { Expect: "tea" },
    { "X(": "a" },
    { Accept: "application/json", "Accept-Charset": "utf-7" },
    { "Accept-Encoding": "br" },
    { "Accept-Language": "ja" },
    { Cookie: "i18nextLng=ja" },
    { Cookie: "i18nextLng=qaa; i18nextLng=ja" },
    { Cookie: "i18nextLng=qaa\r\nCookie: i18nextLng=ja" },
    { "Accept-Language": "qaa\r\nAccept-Language: ja" },
    { "Accept-Encoding": "gzip;q=0.5\r\nAccept-Encoding: br" },
  ];
  const later: readonly Headers[] = [
    {},
    { Cookie: "i18nextLng=qaa" },
    { "Accept-Language": "qaa" },
    { "Accept-Encoding": "gzip;q=0.5" },
  ];
  test.each(attempts.map((attempt, index) => ({ attempt, index })))(
    "are not poisoned by %$ $attempt",
    async ({ attempt: { Method: method = "GET", ...headers }, index }) => {
      for (const query of [`a=${index}`, `a=${index}&lng=pt`]) {
        const target = `/?${query}`;
        await ask(nginx, { target, headers, method });
        for (const headers of later) {
          const visit = { target, headers };
          const [cached, direct] = await Promise.all([ask(nginx, visit), ask(server, visit)]);
          expect(essence(cached)).toEqual(essence(direct));
          const coding = (answer: RawAnswer) => headerOf(answer, "Content-Encoding");
          expect(coding(cached)).toBe(coding(direct));
        }
      }
    },
  );

  test("are shared by visitors whose other cookies differ, and who spell the same wishes otherwise", async () => {
    const target = "/?e";
    const visits: readonly Headers[] = [
      { Cookie: "_ga=1; i18nextLng=ja", "Accept-Encoding": "gzip, deflate, br, zstd" },
      {
        Cookie: "i18nextLng=ja;_ga=2",
        "Accept-Encoding": "br;q=1.0, gzip;q=0.8, *;q=0.1",
        "User-Agent": "x",
      },
    ];
    const before = (await cacheStatuses(nginx, 0)).length;
    for (const headers of visits) await ask(nginx, { target, headers });
    expect((await cacheStatuses(nginx, before + 2)).slice(before)).toEqual(["MISS", "HIT"]);
  });

  test("go by the whole of a target and of a language header, however these join", async () => {
    const visits = [
      { target: "/?b", headers: { "Accept-Language": "es" } },
      { target: "/?b", headers: { "Accept-Language": "br es" } },
      { target: "/?b", headers: { "Accept-Language": "es", "Accept-Encoding": "br" } },
      { target: "/?b", headers: { "Accept-Language": "i18nextLng=ja br es" } },
      {
        target: "/?b",
        headers: { "Accept-Language": "es", Cookie: "i18nextLng=ja", "Accept-Encoding": "br" },
      },
      { target: "/?b%20i18nextLng=ja", headers: { "Accept-Language": "es" } },
    ];
    for (const visit of [...visits, ...visits]) {
      expect(essence(await ask(nginx, visit))).toEqual(essence(await ask(server, visit)));
    }
  });

  test("are left to the server where a request is too long for a key", async () => {
    const lengths = [2000, 4000, 4100, 6000, 8100, 9000, 12_000, 14_000, 15_000, 16_000, 17_000, 20_000];
    for (const text of lengths.map((length) => "a".repeat(length))) {
      for (const visit of [
        { target: `/?${text}`, headers: {} },
        { target: `/partners?${text}`, headers: { "Accept-Language": "ja" } },
        { target: "/", headers: { "Accept-Language": `es,${text}` } },
        { target: "/", headers: { "Accept-Language": `ja,${text}` } },
      ]) {
        const [cached, direct] = await Promise.all([ask(nginx, visit), ask(server, visit)]);
        expect(essence(cached), JSON.stringify(visit).slice(0, 80)).toEqual(essence(direct));
      }
    }
  });

  test("HEAD, a range and a condition are answered from the cache as from the server", async () => {
    const target = "/?c";
    const tag = entityTag("/", "en", "identity");
    await ask(nginx, { target, headers: {} });
    const visits: readonly Visit[] = [
      { target, headers: {}, method: "HEAD" },
      { target, headers: { Range: "bytes=0-9" } },
      { target, headers: { "If-None-Match": tag } },
      { target, headers: { "If-None-Match": `W/${tag}` } },
      { target, headers: { "If-None-Match": '"other"' } },
      { target, headers: { "If-None-Match": entityTag("/", "ja", "identity") } },
    ];
    for (const visit of visits) {
      const before = (await cacheStatuses(nginx, 0)).length;
      const [cached, direct] = await Promise.all([ask(nginx, visit), ask(server, visit)]);
      expect(essence(cached), JSON.stringify(visit)).toEqual(essence(direct));
      for (const header of ["ETag", "Content-Length", "Content-Range", "Cache-Control", "Vary"]) {
        expect([header, headerOf(cached, header)]).toEqual([header, headerOf(direct, header)]);
      }
      expect((await cacheStatuses(nginx, before + 1)).at(-1)).toBe("HIT");
    }
  });

  test.each([
    [script, "GET", "BYPASS"],
    ["/missing.png", "GET", "BYPASS"],
    ["/health", "GET", "BYPASS"],
    ["/", "POST", "-"],
    ["/anything", "GET", "MISS"],
    ["/es", "GET", "MISS"],
    ["/partners/", "GET", "MISS"],
  ])("%s by %s is never kept", async (target, method, status) => {
    const before = (await cacheStatuses(nginx, 0)).length;
    for (const _time of [1, 2, 3]) await ask(nginx, { target, headers: {}, method });
    expect((await cacheStatuses(nginx, before + 3)).slice(before)).toEqual([status, status, status]);
  });

  test("are new once the folder is emptied", async () => {
    const visit = { target: "/?d", headers: {} };
    const before = (await cacheStatuses(nginx, 0)).length;
    await ask(nginx, visit);
    await ask(nginx, visit);
    for (const entry of await readdir(nginx.cache)) await rm(join(nginx.cache, entry), { recursive: true });
    await ask(nginx, visit);
    expect((await cacheStatuses(nginx, before + 3)).slice(before)).toEqual(["MISS", "HIT", "MISS"]);
  });

  test("are asked about when they are old, and stay as they are", async () => {
    const shortly = await startNginx({ sharedCacheSeconds: 1 });
    onTestFinished(() => shortly.stop());
    const visit = { target: "/?lng=ja", headers: { "Accept-Encoding": "br" } };
    const first = await ask(shortly, visit);
    for (let asked = 1; !(await cacheStatuses(shortly, asked)).includes("REVALIDATED"); asked += 1) {
      expect(essence(await ask(shortly, visit))).toEqual(essence(first));
      await setTimeout(50);
    }
    expect(essence(await ask(shortly, visit))).toEqual(essence(first));
  });
});
