import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentHash } from "../../server/build.ts";
import { policyHeaders } from "../../server/headers.ts";
import { encodings } from "../../server/manifest.ts";
import { cases, visitorMark } from "./cases.ts";
import { ask, decode, type SentHeaders } from "./exchange.ts";
import { hostName, manifest } from "./site.ts";

/** A host that serves the build in `dist`. */
export interface RunningHost {
  address: string;
  stop: () => Promise<void>;
}

/** Declares the tests of a host: the table of requests, and every file of the build. */
export const testHost = (name: string, start: () => Promise<RunningHost>): void =>
  describe(name, () => {
    let host: RunningHost;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host?.stop());

    const askHost = (target: string, headers: SentHeaders, method?: string) =>
      ask(host.address, target, { Host: hostName, "User-Agent": visitorMark, ...headers }, method);

    test.each(cases)("%s", async (_name, request, sent, expected) => {
      const [method = "", target = ""] = request.split(" ");
      const reply = await askHost(target, sent, method);
      const { status, headers } = reply;
      const received = Object.keys(expected).map((name) => [name, headers.get(name)]);
      expect({ ...Object.fromEntries(received), status }).toEqual(expected);
      const policies = Object.keys(policyHeaders(manifest.site));
      for (const name of [...policies, "Date"]) expect(headers.has(name), name).toBe(true);

      const hasBody = method !== "HEAD" && (status === 200 || Number(status) >= 400);
      expect(reply.body.length > 0).toBe(hasBody);
      const text = hasBody ? String(decode(reply)) : "";
      const language = headers.get("Content-Language");
      if (hasBody && language) expect(text).toContain(`<html lang="${language}"`);
      headers.delete("Location");
      expect(JSON.stringify([...headers]) + text).not.toContain(visitorMark);
    });

    test("every document and file of the build is sent as it is stored, in every coding", async () => {
      const documents = manifest.documents.filter(({ document }) => document.startsWith("/"));
      const stored = [
        ...documents.map(({ document, ...entry }) => ({ ...entry, path: document })),
        ...manifest.assets.map((entry) => ({ ...entry, language: "en" })),
      ];
      for (const { path, language, variants } of stored)
        await Promise.all(
          encodings.map(async (encoding) => {
            const sent = { "Accept-Language": language, "Accept-Encoding": encoding };
            const { status, body } = await askHost(path, sent);
            const { hash } = variants[encoding] ?? variants.identity;
            expect([status, contentHash(body)], `${path} ${language} ${encoding}`).toEqual([200, hash]);
          }),
        );
    });

    test.each(["/en/index.html", "/en/index.html.br", "/robots.txt.br", "/manifest.json", "/packages.json"])(
      "the file %s of the build has no address",
      async (file) => {
        expect((await askHost(file, {})).status).toBe(404);
      },
    );
  });
