import { expect, test } from "vitest";
import { serve } from "../src/i18n/negotiation/testing.ts";
import { siteWith } from "../src/site/fixture.ts";
import { answerInDevelopment } from "./development.ts";

const site = siteWith({ SITE_LANGUAGES: "en,ja" });

/** The development server, in which Astro only says which address it is asked for. */
const start = () => {
  const answerIn = answerInDevelopment(site, [], () => [
    { type: "endpoint", patternRegex: /^\/robots\.txt$/ },
    { type: "page", patternRegex: /^\/[^/]+\/partners$/ },
  ]);
  return serve((request, response) =>
    answerIn(request, response, () => response.end(`Astro ${request.url}`)),
  );
};

const ask = async (target: string, init: RequestInit = {}) => {
  const response = await fetch((await start()) + target, { redirect: "manual", ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("development serves the document of the visitor's language, and keeps a choice", async () => {
  const japanese = await ask("/For-Brokers", { headers: { "Accept-Language": "ja" } });
  expect(japanese).toMatchObject({ status: 200, text: "Astro /ja/for-brokers" });
  expect(japanese.headers.get("Content-Language")).toBe("ja");
  const chosen = await ask("/?lng=ja");
  expect(chosen.text).toBe("Astro /ja/");
  expect(chosen.headers.get("Set-Cookie")).toContain("i18nextLng=ja");
});

test.each([
  ["/missing.png", "GET", 404],
  ["/%E0%A4%A", "GET", 400],
  ["/", "POST", 405],
])("development fails as production does: %s by %s with %i", async (target, method, status) => {
  expect(await ask(target, { method })).toMatchObject({ status, text: `Astro /en/status-${status}` });
});

test.each([
  ["/nowhere", 302, "/"],
  ["/es/precios", 302, `${site.links.contentHub}/es/precios`],
  ["/partners/", 301, "/partners"],
  ["/style/Tabs/more", 302, "/"],
  ["/style/a-b", 302, "/"],
])("development redirects as production does: %s with %i to %s", async (target, status, location) => {
  const { headers, ...others } = await ask(target);
  expect([others, headers.get("Location")]).toEqual([{ status, text: "" }, location]);
});

test("development has the style page and each of its components in every language", async () => {
  expect((await ask("/style?lng=ja")).text).toBe("Astro /ja/style");
  expect((await ask("/style/Tabs?lng=ja")).text).toBe("Astro /ja/style/Tabs");
});

test("development sends what it renders without what is only for the build", async () => {
  const { headers, text } = await ask("/partners");
  expect([headers.get("Cache-Control"), text]).toEqual(["no-cache", "Astro /en/partners"]);
  for (const name of ["ETag", "Content-Security-Policy", "X-Frame-Options"])
    expect(headers.has(name), name).toBe(false);
});

test("an endpoint is left to Astro", async () => {
  expect((await ask("/robots.txt?x=1")).text).toBe("Astro /robots.txt?x=1");
});
