import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import config from "../site.config.ts";
import { readSite } from "../src/site/readSite.ts";
import { answerInDevelopment } from "./development.ts";

const site = readSite(config, { SITE_LANGUAGES: "en,ja" });
const handle = answerInDevelopment(
  site,
  new Map([["flag.svg", Buffer.from("<svg/>")]]),
  (path) => path === "/robots.txt",
);

/** Asks the development server, whose pages answer 200 as Astro's do. */
function ask(target: string, headers: Record<string, string> = {}, method = "GET") {
  const request = Object.assign(new IncomingMessage(new Socket()), { url: target, method, headers });
  const response = new ServerResponse(request);
  let rendered: string | undefined;
  handle(request, response, () => {
    rendered = request.url;
    response.writeHead(200);
  });
  return { status: response.statusCode, rendered, header: (name: string) => response.getHeader(name) };
}

test("development serves the document of the visitor's language", () => {
  const answer = ask("/For-Brokers", { "accept-language": "ja" });
  expect(answer).toMatchObject({ status: 200, rendered: "/ja/for-brokers" });
  expect(answer.header("Content-Language")).toBe("ja");
});

test("development redirects, refuses and misses as production does", () => {
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

test("development keeps a choice of language", () => {
  expect(ask("/?lng=ja").header("Set-Cookie")).toContain("i18nextLng=ja");
});

test("development leaves its own tooling and public files to Astro", () => {
  for (const target of ["/@vite/client", "/src/ui/a.tsx", "/node_modules/x.js", "/robots.txt"])
    expect(ask(target).rendered).toBe(target);
});
