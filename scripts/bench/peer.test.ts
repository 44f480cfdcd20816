import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPeer } from "./peer.ts";

const parent = mkdtempSync(join(tmpdir(), "peer-"));
const folder = join(parent, "site");
let peer: Awaited<ReturnType<typeof startPeer>>;

beforeAll(async () => {
  mkdirSync(join(folder, "about"), { recursive: true });
  writeFileSync(join(parent, "secret.html"), "secret");
  writeFileSync(join(folder, "index.html"), "home");
  writeFileSync(join(folder, "about/index.html"), "about");
  writeFileSync(join(folder, "terms.html"), "terms");
  writeFileSync(join(folder, "a.woff2"), "font");
  peer = await startPeer(folder);
});

afterAll(async () => {
  await peer[Symbol.asyncDispose]();
  rmSync(parent, { recursive: true });
});

test.each([
  ["/", "home"],
  ["/?a=b", "home"],
  ["/about", "about"],
  ["/about/", "about"],
  ["/terms", "terms"],
])("%s is a page, in Brotli", async (path, expected) => {
  const answer = await fetch(new URL(path, peer.address));
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toBe(expected);
});

test("fonts are sent as they are", async () => {
  const answer = await fetch(new URL("/a.woff2", peer.address));
  expect(answer.headers.get("content-encoding")).toBe(null);
  expect(await answer.text()).toBe("font");
});

test.each(["/none", "/../secret.html", "/..%2fsecret.html"])("%s is not found", async (path) => {
  // `fetch` would resolve the dots itself.
  const { hostname, port } = new URL(peer.address);
  const answer = await new Promise<IncomingMessage>((resolve) => get({ hostname, port, path }, resolve));
  expect(answer.statusCode).toBe(404);
  expect(await text(answer)).toBe("");
});

test("a folder without a home page is an error", async () => {
  await expect(startPeer(join(folder, "none"))).rejects.toThrow("which has no index.html");
});
