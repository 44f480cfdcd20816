// @vitest-environment jsdom
import { expect, test } from "vitest";
import { speculationRules } from "./speculationRules.ts";

const [{ where }] = JSON.parse(speculationRules).prerender;

/** Whether browsers may load what a link leads to. */
function isNext(link: string): boolean {
  document.body.innerHTML = link;
  const element = document.querySelector("body > *") ?? expect.fail("no element");
  return element.matches(where.selector_matches);
}

test.each([
  ["the current page", '<a href="/partners" aria-current="page">Partners</a>'],
  ["a place in the page", '<a href="#content">Content</a>'],
  ["the page in another language", '<a href="?lng=ru" lang="ru">Русский</a>'],
  ["another site", '<a href="https://other.example/partners">Other</a>'],
  ["a link without an address", "<a>Nothing</a>"],
])("%s is not loaded ahead", (_what, link) => expect(isNext(link)).toBe(false));
