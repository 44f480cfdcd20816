import { beforeEach, expect, test, vi } from "vitest";
import { answer } from "./answer.ts";
import { manifest } from "./fixture.ts";
import { createHandler } from "./handler.ts";
import { createWorker, type WorkerRequest } from "./worker.ts";

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});

const requestFor = (target: string, init?: RequestInit) =>
  new Request(`https://www.example.com${target}`, init);

const assets = ({ file }: { file: string }) => file;
const handle = createHandler(manifest);

test("a document is sent, and its length without it for HEAD", async () => {
  const get = await handle(requestFor("/partners"), { assets });
  expect([get.status, await get.text()]).toEqual([200, "en /partners"]);
  const head = await handle(requestFor("/partners", { method: "HEAD" }), { assets });
  expect([head.status, head.body]).toEqual([200, null]);
  expect([...head.headers]).toEqual([...get.headers]);
});

test("RT-12 an exception gives the 500 document in the visitor's language, and does not say why", async () => {
  const error = new Error("private");
  const decide = vi.fn(answer).mockImplementationOnce(() => {
    throw error;
  });
  const handleOnce = createHandler(manifest, {}, decide);
  const failed = await handleOnce(requestFor("/?lng=ja"), { assets });
  expect([failed.status, await failed.text()]).toEqual([500, "ja status-500"]);
  expect(JSON.stringify([...failed.headers])).not.toContain("private");
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  expect((await handleOnce(requestFor("/"), { assets })).status).toBe(200);
});

test("RT-12 files that cannot be read give a text with the policies", async () => {
  const failed = await handle(requestFor("/"), { assets: () => Promise.reject(new Error("private")) });
  expect([failed.status, await failed.text()]).toEqual([500, "500 Internal Server Error\n"]);
  expect(failed.headers.get("X-Frame-Options")).toBe("DENY");
  expect(failed.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
});

const nameOf = (address: string) => {
  // Cloudflare redirects an address that has other characters as they are.
  expect(address).toMatch(/^https:\/\/assets\.invalid\/[\w%/-]+$/);
  return decodeURIComponent(new URL(address).pathname).slice(1);
};

const send = (fetch: (address: string) => Response, cf: WorkerRequest["cf"] = {}) => {
  const request = requestFor("/", { headers: { "Accept-Encoding": "br, gzip" } });
  const environment = { ASSETS: { fetch: async (address: string) => fetch(address) } };
  return createWorker(manifest).fetch(Object.assign(request, { cf }), environment);
};

test.each([
  [{}, "en /@br"],
  [{ clientAcceptEncoding: "gzip" }, "en /"],
  [{ clientAcceptEncoding: "" }, "en /"],
])("the visitor's own Accept-Encoding counts: with %j it sends %s", async (cf, file) => {
  const response = await send((address) => new Response(nameOf(address)), cf);
  expect(await response.text()).toBe(file);
  expect(Date.parse(response.headers.get("Date") ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test.each([
  ["break off", "en", 200, "2 bytes with status 200"],
  ["have another status", "en /@br", 404, "7 bytes with status 404"],
])("RT-12 assets that %s give the 500 document", async (_what, body, status, reason) => {
  const response = await send((address) =>
    address.includes("status-500") ? new Response(nameOf(address)) : new Response(body, { status }),
  );
  expect([response.status, await response.text()]).toEqual([500, "en status-500@br"]);
  expect(String(log.mock.calls)).toContain(reason);
});
