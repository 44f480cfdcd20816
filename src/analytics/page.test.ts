// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { measuredPage } from "./page.ts";
import { sectionOf } from "./sectionOf.ts";

const paths = { home: "/", communities: "/IBs-communities" };

const shownAt = (address: string, lang = "en", referrer = "") =>
  measuredPage(paths, {
    location: new URL(address),
    documentElement: { lang },
    referrer,
  } as unknown as Document);

afterEach(() => document.body.replaceChildren());

test("a page is known by its route in any case, its address only by language and utm_ parameters", () => {
  const address = "https://a.b/ibs-COMMUNITIES?lng=ja&email=me@a.b&utm_source=x&utm_term=ja#case";
  expect(shownAt(address, "ja", "https://c.d/e?secret=1#f")).toEqual({
    id: "communities",
    language: "ja",
    address: "https://a.b/IBs-communities?lng=ja&utm_source=x&utm_term=ja",
    referrer: "https://c.d/e",
  });
});

test("English has no language in its address, and a document without a route is another", () => {
  expect(shownAt("https://a.b/missing.png?lng=en")).toEqual({
    id: "other",
    language: "en",
    address: "https://a.b/missing.png",
    referrer: "",
  });
});

test.each([
  ['<section aria-labelledby="hero-title"><a>', "hero"],
  ['<section id="stories" aria-labelledby="other-title"><section aria-label="Cases"><a>', "stories"],
  ['<dialog id="book-demo"><a>', "book-demo"],
  ["<header><nav><a>", "navigation"],
  ["<aside><a>", "event"],
  ["<footer><section><a>", "footer"],
  ["<dialog><a>", "page"],
  ["<a>", "page"],
])("%s stands in %s", (html, section) => {
  document.body.innerHTML = html;
  const link = document.querySelector("a") ?? expect.fail("no link");
  expect(sectionOf(link)).toBe(section);
});
