import { describe, expect, onTestFinished, test, vi } from "vitest";
import { manifest, variantName } from "./fixture.ts";
import type { Variant } from "./manifest.ts";
import { createWorker, type WorkerRequest } from "./worker.ts";

const failureDocuments = { en: "status-500 in English", ja: "status-500 in Japanese" };

const stored = new Map(
  [...manifest.documents, ...manifest.assets].flatMap(({ variants }) =>
    Object.values(variants).map((variant): [string, Variant] => [variant.file, variant]),
  ),
);

/** Gives each file its own name, padded to the size in the manifest, unless it is told otherwise. */
const assets = (answer?: () => Promise<Response> | Response) => {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    const variant = stored.get(decodeURIComponent(new URL(address).pathname).slice(1));
    const name = variantName(variant) ?? address;
    asked.push(name);
    return answer?.() ?? new Response(name.padEnd(variant?.size ?? 0));
  };
  return { asked, environment: { ASSETS: { fetch } } };
};

interface Ask {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
  cf?: WorkerRequest["cf"];
}

/** A request as workerd makes it: its address is not normalised. */
const requestFor = ({ method = "GET", target = "/", headers = {}, cf }: Ask): WorkerRequest =>
  ({
    method,
    url: `https://www.example.com${target}`,
    headers: new Headers({ host: "www.example.com", ...headers }),
    ...(cf && { cf }),
  }) as WorkerRequest;

const worker = createWorker(manifest, failureDocuments);

const ask = async (asking: Ask = {}) => {
  const { asked, environment } = assets();
  const response = await worker.fetch(requestFor(asking), environment);
  return { response, asked, text: await response.text() };
};

describe("answers", () => {
  test("a document comes from the assets, with its headers", async () => {
    const { response, asked, text } = await ask({
      target: "/for-brokers",
      headers: { "accept-language": "ja" },
    });
    expect([response.status, text.trimEnd()]).toEqual([200, "ja /for-brokers identity"]);
    expect(asked).toEqual(["ja /for-brokers identity"]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": "4000",
      "content-language": "ja",
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
    });
  });

  test("a file is asked for in the form that Cloudflare does not redirect", async () => {
    const variants = { identity: { file: "_astro/a@b.js", hash: "", size: 1 } };
    const assets = [{ path: "/_astro/a@b.js", headers: {}, variants }];
    const fetch = vi.fn(async () => new Response("x"));
    await createWorker({ ...manifest, assets }, {}).fetch(requestFor({ target: "/_astro/a@b.js" }), {
      ASSETS: { fetch },
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith("https://assets.invalid/_astro/a%40b.js");
  });

  test.each([
    ["a redirect", { target: "/anything" }, 302],
    ["HEAD", { method: "HEAD" }, 200],
    ["304", { headers: { "if-none-match": "*" } }, 304],
  ])("%s has no body and asks for no file", async (_what, asking, status) => {
    const { response, asked, text } = await ask(asking);
    expect([response.status, text, response.body]).toEqual([status, "", null]);
    expect(asked).toEqual([]);
  });

  test("HEAD has the length of GET, and a redirect the length 0", async () => {
    expect((await ask({ method: "HEAD" })).response.headers.get("content-length")).toBe("4000");
    expect((await ask({ target: "/anything" })).response.headers.get("content-length")).toBe("0");
  });

  test("every answer says when it was made", async () => {
    for (const target of ["/", "/anything", "/health", "/x.png"]) {
      const { response } = await ask({ target });
      expect(Date.parse(response.headers.get("date") ?? ""), target).toBeGreaterThan(Date.now() - 60_000);
    }
  });

  test("a short text needs no file", async () => {
    const { response, asked, text } = await ask({ target: "/health" });
    expect([response.status, text, asked]).toEqual([200, `${manifest.build}\n`, []]);
  });

  test("a choice of language and its cookie are kept", async () => {
    const { response } = await ask({ target: "/?lng=ru", headers: { cookie: "i18nextLng=es" } });
    expect(response.headers.get("content-language")).toBe("ru");
    expect(response.headers.get("set-cookie")).toMatch(/^i18nextLng=ru;/);
  });
});

describe("what arrives", () => {
  test("the visitor's Accept-Encoding counts, not the one that Cloudflare puts in its place", async () => {
    const headers = { "accept-encoding": "br, gzip" };
    expect((await ask({ headers })).asked).toEqual(["en / br"]);
    expect((await ask({ headers, cf: {} })).asked).toEqual(["en / br"]);
    expect((await ask({ headers, cf: { clientAcceptEncoding: "zstd" } })).asked).toEqual(["en / zstd"]);
    expect((await ask({ headers, cf: { clientAcceptEncoding: "" } })).asked).toEqual(["en / identity"]);
  });

  test("two Cookie headers, which come as one, are both read", async () => {
    const { response } = await ask({ headers: { cookie: "a=1, i18nextLng=hi" } });
    expect(response.headers.get("content-language")).toBe("hi");
  });

  test("the body is sent as it is stored", async () => {
    const made: unknown[] = [];
    const Native = Response;
    class Recorded extends Native {
      constructor(body: BodyInit | null, init?: ResponseInit) {
        super(body, init);
        made.push(init);
      }
    }
    vi.stubGlobal("Response", Recorded);
    await worker.fetch(requestFor({ headers: { "accept-encoding": "br" } }), {
      ASSETS: { fetch: async () => new Native("x".repeat(1000)) },
    });
    expect(made).toEqual([expect.objectContaining({ status: 200, encodeBody: "manual" })]);
  });

  test.each([
    ["/es/../evil", 302, "https://hub.example.com/es/../evil"],
    ["/es/%2e%2e/a", 302, "https://hub.example.com/es/%2e%2e/a"],
    ["/for-brokers/?q=%zz", 301, "/for-brokers?q=%zz"],
    ["//", 301, "/"],
  ])("the path %s is not normalised", async (target, status, location) => {
    const { response } = await ask({ target });
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });

  test.each(["*", "", "/es\\evil", "/%ff", "/\u00e9"])(
    "RT-12 the target %j gets the 400 document",
    async (target) => {
      const { response, text } = await ask({ target });
      expect([response.status, text.trimEnd()]).toEqual([400, "en status-400 identity"]);
    },
  );

  test("RT-12 LN-01 the 400 document is in the language of the query, then of the cookie", async () => {
    for (const [target, language] of [
      ["/%zz", "ru"],
      ["/%zz?lng=zh", "zh"],
    ] as const) {
      const { text } = await ask({ target, headers: { cookie: "i18nextLng=ru" } });
      expect(text.trimEnd()).toBe(`${language} status-400 identity`);
    }
  });

  test("RT-12 two hosts, which make no URL, get the 400 document", async () => {
    const request = {
      ...requestFor({}),
      url: "http://a, b/for-brokers",
      headers: new Headers({ host: "a, b" }),
    };
    expect((await worker.fetch(request, assets().environment)).status).toBe(400);
  });
});

describe("RT-12 failures", () => {
  const silenced = () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    return log;
  };

  const isFailure = async (response: Response, method = "GET", language: "en" | "ja" = "en") => {
    const text = method === "HEAD" ? "" : failureDocuments[language];
    expect([response.status, await response.text()]).toEqual([500, text]);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "x-frame-options": "DENY",
    });
  };

  test("an exception gets the 500 document, and the worker continues", async () => {
    const log = silenced();
    const error = new Error("broken");
    const broken = createWorker(manifest, failureDocuments, () => {
      throw error;
    });
    for (const method of ["GET", "HEAD"]) {
      await isFailure(await broken.fetch(requestFor({ method }), assets().environment), method);
    }
    expect(log.mock.calls).toEqual([[error], [error]]);
  });

  test.each([
    ["that lack the file", () => new Response(null, { status: 404 }), "0 bytes with status 404"],
    ["that give another file", () => new Response("x"), "1 bytes with status 200"],
    ["that give the file as an error", () => new Response("x".repeat(4000), { status: 503 }), "4000 bytes"],
    ["that break off", () => Promise.reject(new Error("Network connection lost")), "Network connection lost"],
  ])("assets %s get the 500 document, and the log says why", async (_what, answer, reason) => {
    const log = silenced();
    await isFailure(await worker.fetch(requestFor({}), assets(answer).environment));
    const inJapanese = requestFor({ target: "/?lng=ja", headers: { "accept-encoding": "br" } });
    await isFailure(await worker.fetch(inJapanese, assets(answer).environment), "GET", "ja");
    expect(String(log.mock.calls[0]?.[0])).toContain(reason);
    expect((await ask()).response.status).toBe(200);
  });
});
