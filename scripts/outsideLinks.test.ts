import { expect, test, vi } from "vitest";
import { serve } from "../src/languages/choosing/testing.ts";
import { addAddressesIn, addLinksOf, ask, askAll, report, type Uses } from "./outsideLinks.ts";

const options = { userAgent: "LinkCheck (+https://www.harbour.test)", timeout: 5000 };

/** A host with a path for each kind of answer. It keeps what it was asked. */
async function host() {
  const asked: string[] = [];
  const address = await serve(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} ${headers["user-agent"]}`);
    const status = Number(/^\/(\d{3})/.exec(url ?? "")?.[1] ?? 200);
    if (url === "/get-alone" && method === "HEAD") response.writeHead(405).end();
    else if (url === "/moved") response.writeHead(301, { Location: "/200" }).end();
    else if (url === "/round") response.writeHead(302, { Location: "/round" }).end();
    else if (url === "/silent") response.on("close", () => undefined);
    else response.writeHead(status).end(method === "HEAD" ? undefined : "body");
  });
  return { address, asked };
}

test.each([
  ["/200", "fine", "200"],
  ["/get-alone", "fine", "200"],
  ["/404", "broken", "404"],
  ["/500", "broken", "500"],
  ["/403", "refused", "403"],
  ["/999", "refused", "999"],
  ["/round", "broken", /redirect/],
] as const)("%s is %s", async (path, kind, detail) => {
  const { address } = await host();
  expect(await ask(address + path, options)).toEqual({ kind, detail: expect.stringMatching(detail) });
});

test("a redirect tells where it ends", async () => {
  const { address } = await host();
  expect(await ask(`${address}/moved`, options)).toEqual({ kind: "redirected", detail: `${address}/200` });
});

test("a host that says nothing is broken, and so is a closed port", async () => {
  const { address } = await host();
  expect(await ask(`${address}/silent`, { ...options, timeout: 50 })).toEqual({
    kind: "broken",
    detail: "did not answer within 50 ms",
  });
  expect(await ask("http://127.0.0.1:1/", options)).toMatchObject({ kind: "broken" });
});

test("an address is asked for once, by HEAD, under our name; a body only where that is refused", async () => {
  const { address, asked } = await host();
  const uses: Uses = new Map();
  addAddressesIn(
    uses,
    { a: `${address}/a?utm_source=x&lng=ja#top`, b: [`See ${address}/a.`] },
    "site.config.json",
  );
  addAddressesIn(uses, { words: `<a>${address}/get-alone</a>` }, "home.json");
  const { checked } = await askAll(uses, options);
  expect(checked).toEqual([
    {
      address: `${address}/a`,
      kind: "fine",
      detail: "200",
      places: ["site.config.json a", "site.config.json b.0"],
    },
    { address: `${address}/get-alone`, kind: "fine", detail: "200", places: ["home.json words"] },
  ]);
  expect(asked.toSorted()).toEqual([
    `GET /get-alone ${options.userAgent}`,
    `HEAD /a ${options.userAgent}`,
    `HEAD /get-alone ${options.userAgent}`,
  ]);
});

test("no more than four are asked for at a time", async () => {
  let open = 0;
  let most = 0;
  const address = await serve((_, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end();
    });
  });
  const uses: Uses = new Map(
    Array.from({ length: 20 }, (_, index) => [`${address}/${index}`, new Set(["place"])]),
  );
  expect((await askAll(uses, options)).checked).toHaveLength(20);
  expect(most).toBeLessThanOrEqual(4);
});

test("a document's links, frames and forms are found, and nothing of its own site's paths", () => {
  const uses: Uses = new Map();
  const html = `<a href="https://a.test/x?a=1&amp;b=2">a</a><img src=https://b.test/i.png><a href="/partners">b</a>
    <template><iframe src="https://c.test"></iframe></template><form action="HTTPS://d.test/"></form>
    <a href="mailto:a@b.test">c</a><p>https://text.test</p>`;
  addLinksOf(uses, html, "/ (en)");
  expect([...uses.keys()]).toEqual([
    "https://a.test/x?a=1&b=2",
    "https://b.test/i.png",
    "https://c.test/",
    "https://d.test/",
  ]);
});

test("a form's address with {language} is asked for in English", () => {
  const uses: Uses = new Map();
  addAddressesIn(uses, { newsletter: "https://mail.vendor.io/{language}/form" }, "site.config.json");
  expect([...uses.keys()]).toEqual(["https://mail.vendor.io/en/form"]);
});

const usesOf = (...list: string[]): Uses => new Map(list.map((address) => [address, new Set(["place"])]));

test("placeholders are listed and not asked for", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const outcome = await askAll(usesOf("https://app.example.com/"), options);
  expect(fetched).not.toHaveBeenCalled();
  const { lines, isFine } = report(outcome);
  expect(isFine).toBe(true);
  expect(lines.join("\n")).toContain("Placeholders, not asked for:\n\n  https://app.example.com/");
});

test("without a network the report says so; one host that is not found among others is broken", async () => {
  const notFound = new TypeError("fetch failed", {
    cause: Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }),
  });
  vi.stubGlobal("fetch", () => Promise.reject(notFound));
  const offline = report(await askAll(usesOf("https://a.test/", "https://b.test/"), options));
  expect(offline.isFine).toBe(false);
  expect(offline.lines.join("\n")).toContain("this machine has no network");

  vi.stubGlobal("fetch", (address: string) =>
    address.startsWith("https://a.") ? Promise.reject(notFound) : Promise.resolve(new Response()),
  );
  const { lines, isFine } = report(await askAll(usesOf("https://a.test/", "https://b.test/"), options));
  expect(isFine).toBe(false);
  expect(lines.join("\n")).toMatch(
    /^Broken:\n\n {2}https:\/\/a\.test\/: failed: getaddrinfo ENOTFOUND\n {4}place\n/,
  );
  expect(lines.at(-1)).toBe("2 asked for: 1 broken, 0 redirected, 0 refused, 1 fine; 0 placeholders.");
});

test("a broken address comes with the first five places that use it", () => {
  const places = ["a", "b", "c", "d", "e", "f", "g"];
  const { lines } = report({
    checked: [{ address: "https://a.test/", kind: "broken", detail: "404", places }],
    placeholders: [],
  });
  expect(lines).toContain("    a, b, c, d, e, and 2 more");
});
