import { EventEmitter } from "node:events";
import type { FSWatcher } from "vite";
import { expect, test } from "vitest";
import { editor, inPlainWords } from "./middleware.ts";

const own = "http://127.0.0.1:4330";
const json = { "Content-Type": "application/json" };

const statusOf = async (
  address: string,
  method: string,
  headers: Record<string, string>,
): Promise<number> => {
  const app = editor(".", new EventEmitter() as FSWatcher);
  const body = method === "GET" ? {} : { body: "{}" };
  return (await app.request(`${address}/edit/api/save`, { method, headers, ...body })).status;
};

test.each([
  ["GET", own, {}],
  ["GET", "http://localhost:4330", { "Sec-Fetch-Site": "none" }],
] as const)("the editor looks for what its own pages ask for: %s %s %j", async (method, address, headers) => {
  expect(await statusOf(address, method, headers)).toBe(404);
});

test("the editor takes what its own pages send, and says what is wrong with it", async () => {
  const headers = { Origin: own, "Sec-Fetch-Site": "same-origin", ...json };
  expect(await statusOf(own, "POST", headers)).toBe(400);
});

test.each([
  ["a host name that leads here", "GET", "http://evil.example:4330", {}],
  ["another site", "POST", own, { Origin: "https://evil.example", ...json }],
  ["another port", "POST", own, { Origin: "http://127.0.0.1:8080", ...json }],
  ["a sandboxed frame", "POST", own, { Origin: "null", ...json }],
  ["an image of another site", "GET", own, { "Sec-Fetch-Site": "cross-site" }],
  ["another site of this machine", "GET", own, { "Sec-Fetch-Site": "same-site" }],
  ["a form", "POST", own, { "Content-Type": "text/plain" }],
] as const)("the editor refuses %s", async (_, method, address, headers) => {
  expect(await statusOf(address, method, headers)).toBe(403);
});

test.each([
  [
    { code: "EACCES", path: ".cache/editor/copy-1/0", dest: "site.config.json" },
    "You may not write site.config.json: give your user the right to, then try again.",
  ],

  [{ code: "ENOSPC" }, "The disk is full: make room, then try again."],
  [{}, "as it is"],
])("a failure of the file system is told in plain words: %j", (error, words) => {
  expect(inPlainWords(Object.assign(new Error("as it is"), error))).toBe(words);
});
