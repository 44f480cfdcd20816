import { expect, test } from "vitest";
import { routes, statusDocuments } from "../src/facts/routes.ts";
import { speculationRules } from "./speculationRules.ts";

const { prerender } = JSON.parse(speculationRules.content);
const [{ where, eagerness }] = prerender;
const [{ href_matches: patterns }] = where.and;

test("pages are prerendered with moderate eagerness", () => {
  expect(prerender).toHaveLength(1);
  expect(eagerness).toBe("moderate");
});

test("every page but hidden ones is next, in both spellings, and in any language", () => {
  const isNext = (path: string) =>
    patterns.some((pattern: string) =>
      new URLPattern(pattern, "https://a.example").test(path, "https://a.example"),
    );
  for (const route of Object.values(routes))
    for (const path of [route.path, route.path.toLowerCase(), `${route.path}?lng=ru`])
      expect(isNext(path), path).toBe(!("hidden" in route));
  for (const path of ["/blog", "/es/a", "/pt", "/anything", "/robots.txt", "/samples/newsletter", "/health"])
    expect(isNext(path), path).toBe(false);
  for (const name of Object.values(statusDocuments)) expect(isNext(`/${name}`)).toBe(false);
  expect(isNext("https://b.example/partners")).toBe(false);
});
