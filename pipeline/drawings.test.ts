import { expect, test } from "vitest";
import { deferDrawings } from "./drawings.ts";

const document = (content: string, end = "") => `<html><body>${content}${end}</body></html>`;
const use = (href: string) => `<svg class="s1"><use href="${href}"></use></svg>`;
const holder = (...groups: [id: string, href: string][]) =>
  `<noscript data-drawings><svg width="0" height="0">${groups
    .map(([id, href]) => `<g id="${id}"><use href="${href}"></use></g>`)
    .join("")}</svg></noscript>`;

const bell = "/drawings/icons.0a1b2c3d.svg#bell";
const cup = "/drawings/icons.0a1b2c3d.svg#cup";
const map = "/drawings/world-map.4e5f6a7b.svg#cup";

test("a drawing is shown by an element at the end of the body, which names the file", () => {
  expect(deferDrawings(document(use(bell)))).toBe(document(use("#drawing-0"), holder(["drawing-0", bell])));
});

test("uses of a symbol share an element, and keep their other attributes", () => {
  const twice = (href: string) => `${use(href)}<p>text</p><svg><use x="1" href="${href}" y="2"></use></svg>`;
  expect(deferDrawings(document(twice(bell)))).toBe(
    document(twice("#drawing-0"), holder(["drawing-0", bell])),
  );
});

test("symbols of several files have elements of their own, in the order of their first use", () => {
  expect(deferDrawings(document(use(map) + use(bell) + use(cup) + use(map)))).toBe(
    document(
      use("#drawing-0") + use("#drawing-1") + use("#drawing-2") + use("#drawing-0"),
      holder(["drawing-0", map], ["drawing-1", bell], ["drawing-2", cup]),
    ),
  );
});

test.each([
  ["no drawing", "<p>text</p>"],
  ["a symbol of the document", use("#bell")],
  ["a file elsewhere", use("/shapes/icons.0a1b2c3d.svg#bell")],
  ["a file of another site", use(`https://other.example${bell}`)],
  ["a link to a drawing", `<a href="${bell}">Bell</a>`],
  ["an image", `<svg><image href="${bell}"></image></svg>`],
])("a document with %s is left as it is", (_what, content) => {
  expect(deferDrawings(document(content))).toBe(document(content));
});
