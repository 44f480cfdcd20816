import { expect, test } from "vitest";
import { refusal } from "./guard.ts";

const host = "127.0.0.1:4330";
const json = { "content-type": "application/json" };

test.each([
  { method: "GET", headers: { host } },
  { method: "GET", headers: { host: "localhost:4330", "sec-fetch-site": "none" } },
  { method: "POST", headers: { host, origin: `http://${host}`, "sec-fetch-site": "same-origin", ...json } },
])("the editor answers its own pages: %j", (request) => {
  expect(refusal(request)).toBeUndefined();
});

test.each([
  ["a host name that leads here", { method: "GET", headers: { host: "evil.example:4330" } }],
  ["no host", { method: "GET", headers: {} }],
  ["another site", { method: "POST", headers: { host, origin: "https://evil.example", ...json } }],
  ["another port", { method: "POST", headers: { host, origin: "http://127.0.0.1:8080", ...json } }],
  ["a sandboxed frame", { method: "POST", headers: { host, origin: "null", ...json } }],
  ["an image of another site", { method: "GET", headers: { host, "sec-fetch-site": "cross-site" } }],
  ["a form", { method: "POST", headers: { host, "content-type": "text/plain" } }],
  ["another method", { method: "PUT", headers: { host, ...json } }],
])("the editor refuses %s", (_, request) => {
  expect(refusal(request)).toBeTypeOf("string");
});
