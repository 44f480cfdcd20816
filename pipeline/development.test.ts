import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Connect } from "vite";
import { expect, test, vi } from "vitest";
import { siteWith } from "../src/site/fixture.ts";
import { answerInDevelopment } from "./development.ts";

const site = siteWith({ SITE_LANGUAGES: "en,ja" });
const handle = answerInDevelopment(site, [], (path) => path === "/robots.txt");

/** Sends a request to the development server, in which Astro's pages are replaced by an answer of 200. */
function ask(target: string, headers: Record<string, string> = {}, method = "GET") {
  const request: Connect.IncomingMessage = Object.assign(new IncomingMessage(new Socket()), {
    url: target,
    method,
    headers,
  });
  const response = new ServerResponse(request);
  const end = vi.spyOn(response, "end");
  let rendered: string | undefined;
  handle(request, response, () => {
    rendered = request.url;
    response.setHeader("X-Rendered", "yes");
  });
  const [body] = end.mock.lastCall ?? [];
  const header = (name: string) => response.getHeader(name);
  return { status: response.statusCode, rendered, header, ended: end.mock.calls.length > 0, body, request };
}

test("development serves the document of the visitor's language", () => {
  const answer = ask("/For-Brokers", { "accept-language": "ja" });
  expect(answer).toMatchObject({ status: 200, rendered: "/ja/for-brokers" });
  expect(answer.header("Content-Language")).toBe("ja");
});

test("development redirects and fails as production does", () => {
  expect(ask("/nowhere")).toMatchObject({ status: 302, rendered: undefined });
  expect(ask("/es/precios").header("Location")).toBe(`${site.links.contentHub}/es/precios`);
  expect(ask("/partners/").header("Location")).toBe("/partners");
  expect(ask("/missing.png")).toMatchObject({ status: 404, rendered: "/en/status-404" });
  expect(ask("/%E0%A4%A")).toMatchObject({ status: 400, rendered: "/en/status-400" });
  expect(ask("/", {}, "POST")).toMatchObject({ status: 405, rendered: "/en/status-405" });
});

test("development has the style page and each of its components in every language", () => {
  expect(ask("/style", { "accept-language": "ja" })).toMatchObject({ status: 200, rendered: "/ja/style" });
  expect(ask("/style/Tabs?lng=ja")).toMatchObject({ status: 200, rendered: "/ja/style/Tabs" });
  expect(ask("/style/Tabs/more")).toMatchObject({ status: 302, rendered: undefined });
});

test("a redirect is answered here, a document by Astro with the headers of production", () => {
  expect(ask("/nowhere")).toMatchObject({ ended: true, body: undefined });
  const page = ask("/partners");
  expect(page).toMatchObject({ ended: false, request: { originalUrl: "/en/partners" } });
  expect(page.header("X-Rendered")).toBe("yes");
});

test("development never answers 304 and sends no policy", () => {
  const page = ask("/partners", { "if-none-match": "*" });
  expect(page).toMatchObject({ status: 200, rendered: "/en/partners" });
  expect(page.header("Vary")).toContain("Accept-Language");
  expect(page.header("Cache-Control")).toBe("no-cache");
  expect(page.header("Content-Security-Policy")).toBeUndefined();
  expect(ask("/", {}, "POST").header("Allow")).toBe("GET, HEAD");
});

test("only names of components are addresses below the style page", () => {
  expect(ask("/style/Tabs").request.originalUrl).toBe("/en/style/Tabs");
  for (const path of ["/style/Tabs/", "/style/a-b", "/more/style/Tabs"])
    expect(ask(path).rendered).not.toBe(`/en${path}`);
});

test("development stores a choice of language", () => {
  expect(ask("/?lng=ja").header("Set-Cookie")).toContain("i18nextLng=ja");
});

test("requests for development tools and public files are left to Astro", () => {
  for (const target of [
    "/@vite/client",
    "/_astro/fonts/text.woff2",
    "/src/ui/a.tsx",
    "/node_modules/x.js",
    "/.astro/a.js",
    "/.cache/a.js",
    "/_image?href=a",
    "/__open-in-editor",
    "/a.css?import",
    "/a.js?x=1&v=2",
    "/a.astro?astro&type=style",
    "/a.png?url",
    "/a.png?raw",
    "/a.js?t=5",
    "/index.html?html-proxy&index=0.js",
    "/robots.txt",
  ])
    expect(ask(target).rendered).toBe(target);
  for (const target of ["/a/@vite/client", "/es/src/ui", "/srcs", "/partners?view=1", "/partners?lng=en"])
    expect(ask(target).rendered).not.toBe(target);
});
