import { describe, expect, test } from "vitest";
import { formatPlace } from "../diagnostics.ts";
import { checkRedirects, type Redirect, withQuery } from "./redirects.ts";

const site = "https://www.harbour.test";

const row = (from: string, to: string): Redirect => ({ from, to, status: 301 });

/** What is wrong, a line each. */
const faults = (...rows: [from: string, to: string][]): string[] =>
  checkRedirects(
    rows.map(([from, to]) => row(from, to)),
    site,
  ).map((each) => `${formatPlace(each).replace("site.config.json: redirects", "")} ${each.message}`);

test.each([
  ["/old-page", "/for-brokers"],
  ["/alte seite/größe", "/"],
  ["/blogs", "https://shop.example.net/a%20b?c=d#e"],
  ["/sharepoint", "https://hub.harbour.test/blog"],
])("%s may lead to %s", (from, to) => expect(faults([from, to])).toEqual([]));

test.each(["", "/a//b", "https://www.harbour.test/old"])("%j is no path that can be redirected", (from) => {
  expect(faults([from, "/partners"])).toEqual([expect.stringMatching(/^\[0\]\.from is no path/)]);
});

test.each([
  ["/for-brokers", "is a page of the site"],
  ["/Health", "is answered with something of the site's own"],
  ["/blog", "is redirected to the content hub already"],
])("%s is answered otherwise", (from, message) => {
  expect(faults([from, "/"])).toEqual([expect.stringContaining(`[0].from ${message}`)]);
});

test.each([
  "for-brokers",
  "/no-page",
  "/health",
  "http://shop.example.net",
  "https://me:secret@shop.example.net",
  "https://www.harbour.test/for-brokers",
  "/for-brokers\r\nX: y",
  "javascript:alert(1)",
])("nothing may lead to %j", (to) => {
  expect(faults(["/old", to])).toEqual([expect.stringMatching(/^\[0\]\.to leads nowhere/)]);
});

test("a path is redirected once, in whatever case", () => {
  expect(faults(["/old", "/"], ["/other", "/"], ["/OLD", "/partners"])).toEqual([
    "[2].from is redirected already, by redirects[0] (/old to /)",
  ]);
});

describe("no redirect leads on", () => {
  test("a chain names the other row", () => {
    expect(faults(["/a", "/B/?x=1"], ["/b", "/c"], ["/c", "/partners"])).toEqual([
      "[0].to is redirected itself, by redirects[1] (/b to /c)",
      "[1].to is redirected itself, by redirects[2] (/c to /partners)",
    ]);
  });

  test("a circle names the other row", () => {
    expect(faults(["/a", "/b#x"], ["/b", "/a"], ["/c", "/C"])).toEqual([
      "[0].to leads in a circle, by redirects[1] (/b to /a)",
      "[1].to leads in a circle, by redirects[0] (/a to /b#x)",
      "[2].to leads in a circle, by redirects[2] (/c to /C)",
    ]);
  });
});

test.each([
  ["/for-brokers", "?", "/for-brokers"],
  ["/for-brokers", "?utm_source=x&lng=ja", "/for-brokers?utm_source=x&lng=ja"],
  ["/case-studies?a=1#broker-1", "?b=2", "/case-studies?a=1&b=2#broker-1"],
  ["https://shop.example.net", "?b=2", "https://shop.example.net?b=2"],
])("%s gets the query %j: %s", (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected);
});
