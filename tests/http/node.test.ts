import { afterAll, expect, test } from "vitest";
import { startServer } from "../../server/node.ts";
import { exchange } from "./exchange.ts";
import { dist, hostName } from "./site.ts";
import { testHost } from "./suite.ts";

const { url, stop } = await startServer({ dist, host: "127.0.0.1", port: 0 });
afterAll(stop);

testHost("Node", url);

const host = `Host: ${hostName}\r\n`;
const close = "Connection: close\r\n";
const get = `GET / HTTP/1.1\r\n${host}${close}`;
const post = `POST / HTTP/1.1\r\n${host}`;
const chunked = `${post}Transfer-Encoding: chunked\r\n`;
const next = `GET /partners HTTP/1.1\r\n${host}${close}\r\n`;

/** What Node's reader of HTTP decides, and the status of each answer before the connection ends. */
const protocolCases: readonly [name: string, sent: string, ...statuses: number[]][] = [
  ["HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 200],
  ["words", "hello\r\n\r\n", 400],
  ["another version", `GET / HTTP/3.1\r\n${host}${close}\r\n`, 400],
  ["an unknown method", `BREW / HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ["TRACE", `TRACE / HTTP/1.1\r\n${host}${close}\r\n`, 405],
  ["CONNECT", `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
  ["an address as target", `GET http://${hostName}/partners HTTP/1.1\r\n${host}${close}\r\n`, 200],
  ["a target that is no path", `GET * HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ["a backslash in a path", `GET /a\\b HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ["characters not allowed in an address", `GET /es/"<a> HTTP/1.1\r\n${host}${close}\r\n`, 302],
  ["a path of 12 KB", `GET /${"a".repeat(12_000)} HTTP/1.1\r\n${host}${close}\r\n`, 302],
  ["a path of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}${close}\r\n`, 431],
  ["headers of 20 KB", `${get}Cookie: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["no Host", `GET / HTTP/1.1\r\n${close}\r\n`, 400],
  ["a malformed Host", `GET / HTTP/1.1\r\nHost: a b\r\n${close}\r\n`, 400],
  ["NUL in a header", `${get}X-Mark: a\0b\r\n\r\n`, 400],
  ["a length and chunks", `${chunked}Content-Length: 3\r\n\r\n0\r\n\r\n`, 400],
  ["an unknown transfer coding", `${post}Transfer-Encoding: tea\r\n\r\n`, 400],
  ["an unknown expectation", `${get}Expect: tea\r\n\r\n`, 417],
  ["Upgrade", `${get}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, 200],
  ["a body, and a request", `${post}Content-Length: 3\r\n\r\nabc${next}`, 405, 200],
  ["chunks, and a request", `${chunked}\r\n3\r\nabc\r\n0\r\n\r\n${next}`, 405, 200],
  ["200 KB, and a request", `${post}Content-Length: 200000\r\n\r\n${"x".repeat(200_000)}${next}`, 405, 200],
  ["a chunk size that is no number", `${chunked}\r\nzz\r\n${next}`, 400],
  ["a body that does not come", `${post}Content-Length: 3\r\n\r\n`, 405],
  ["half a request", `GET / HTTP/1.1\r\n${host}`, 408],
];

test.concurrent.each(protocolCases)("RT-12 %s", { timeout: 30_000 }, async (_name, sent, ...statuses) => {
  const lines = (await exchange(url, sent)).match(/HTTP\/1\.1 \d+/g) ?? [];
  expect(lines).toEqual(statuses.map((status) => `HTTP/1.1 ${status}`));
});

test("RT-12 LN-01 two Hosts get the 400 document in the language asked for", async () => {
  const answer = await exchange(url, `GET /?lng=ja HTTP/1.1\r\n${host}${host}${close}\r\n`);
  expect(answer.slice(0, 9000)).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n<!DOCTYPE html><html lang="ja"/i);
});
