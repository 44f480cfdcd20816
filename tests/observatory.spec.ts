import fs from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { hsts } from "@mdn/mdn-http-observatory/src/analyzer/hsts.js";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Session } from "@mdn/mdn-http-observatory/src/retriever/session.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { routes, sampleDocuments } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";

// The score of Mozilla's HTTP Observatory, by its own code, without the network: what our server answers is shown to it
// as if it came over HTTPS, with no server on port 80. docs/testing.md has the list of what counts.

const { hostname } = new URL(site.url);

/** Hosts that browsers know to be HTTPS only. The package would download the list when it is installed. */
const preloadList = (() => {
  const { readFileSync } = fs;
  fs.readFileSync = (() => "{}") as unknown as typeof readFileSync;
  try {
    return hsts();
  } finally {
    fs.readFileSync = readFileSync;
  }
})();

test.afterEach(() => preloadList.clear());

async function ask(
  base: string | undefined,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ message: IncomingMessage; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { hostname: address, port } = new URL(base ?? "");
  const headers = { host: hostname, ...options.headers };
  request({ hostname: address, port, path, method: options.method, headers }, resolve)
    .on("error", reject)
    .end();
  const message = await promise;
  return { message, body: await text(message) };
}

/** The score of an address, and what adds to 100 points or takes from them. */
async function scoreOf(base: string | undefined, path: string, method = "GET") {
  const address = `https://${hostname}/`;
  const { message, body } = await ask(base, path, { method });
  const response = { status: message.statusCode ?? 0, headers: message.headers, verified: true };

  const requests = new Requests(hostname);
  requests.responses.https = response;
  requests.responses.auto = { ...response, httpEquiv: parseHttpEquivHeaders(body, address) };
  // Styles count for nothing, and its parser does not know all of ours.
  requests.resources.path = body.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1");
  requests.session = new Session(new URL(address));
  for (const cookie of message.headers["set-cookie"] ?? [])
    requests.session.jar.setCookieSync(cookie, address);
  const origin = "https://http-observatory.security.mozilla.org";
  const preflight = { "Access-Control-Request-Method": "GET", Origin: origin };
  const cors = (await ask(base, path, { method: "OPTIONS", headers: preflight })).message;
  requests.responses.cors = {
    status: cors.statusCode ?? 0,
    headers: cors.headers,
    verified: true,
    request: { headers: { origin } },
  };

  const results = ALL_TESTS.map((examine) => examine(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (points: readonly number[]) => points.reduce((total, modifier) => total + modifier, 100);
  // Extra points count only for those who lose few.
  const withoutExtra = sum(modifiers.filter((modifier) => modifier < 0));
  const score = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutExtra;
  return {
    ...getGradeForScore(score),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    counts: Object.fromEntries(
      results.flatMap(({ result }, index) => (modifiers[index] ? [[result, modifiers[index]]] : [])),
    ),
  };
}

/** What every answer has. */
const withoutScripts = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "referrer-policy-private": 5,
  "x-frame-options-implemented-via-csp": 5,
  "corp-implemented-with-same-origin": 10,
};
const common = { ...withoutScripts, "sri-implemented-and-all-scripts-loaded-securely": 5 };
/** Only for a visitor who asks for a language: there is no other cookie. */
const cookie = { "cookies-secure-with-httponly-sessions-and-samesite": 5 };
/** Only for a host in the list of browsers. No header counts for it. */
const preloaded = { "hsts-preloaded": 5 };

const best = { grade: "A+", failed: [] };
const documents = [...Object.values(routes).map(({ path }) => path), "/missing.png", "/%E0%A4%A"];

for (const path of documents)
  test(`${path} has all points that a document without a cookie can have`, async ({ baseURL }) => {
    expect(await scoreOf(baseURL, path)).toEqual({ ...best, score: 135, counts: common });
  });

test("a method that is not served gets as much", async ({ baseURL }) => {
  expect(await scoreOf(baseURL, "/", "POST")).toMatchObject({ ...best, score: 135 });
});

test("an address with a language has the points of its cookie too", async ({ baseURL }) => {
  const counts = { ...common, ...cookie };
  for (const language of site.languages)
    expect(await scoreOf(baseURL, `/?lng=${language}`), language).toEqual({ ...best, score: 140, counts });
});

test("a host in the preload list has five points more", async ({ baseURL }) => {
  preloadList.set(hostname, { mode: "force-https", includeSubDomains: true });
  const counts = { ...common, ...preloaded };
  expect(await scoreOf(baseURL, "/")).toEqual({ ...best, score: 140, counts });
  expect(await scoreOf(baseURL, "/?lng=en")).toMatchObject({ ...best, score: 145 });
});

test("framed documents, files and redirects, which have no scripts, have the same points otherwise", async ({
  baseURL,
}) => {
  for (const path of [sampleDocuments.newsletter, "/robots.txt", "/favicon.svg", "/no/such/page"])
    expect(await scoreOf(baseURL, path), path).toEqual({ ...best, score: 130, counts: withoutScripts });
});
