import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutTextMarks } from "./textMarks.ts";

const rendered = renderToString(createElement("p", undefined, "Day", " ", 3));
const mark = "<!-- -->";

test("texts that nobody starts are joined", () => {
  expect(rendered).toContain(mark);
  expect(withoutTextMarks(`<main>${rendered}</main>`)).toBe("<main><p>Day 3</p></main>");
});

test("an island keeps the marks of its own elements, in which React looks for them", () => {
  const island = (content: string) => `<astro-island client="near">${content}</astro-island>`;
  const slot = (content: string) => `<astro-slot name="panel">${content}</astro-slot>`;
  const write = (read: string) =>
    read +
    island(rendered + slot(read + island(rendered) + read) + rendered) +
    read +
    island(`<astro-static-slot>${read}</astro-static-slot>`) +
    read;
  expect(withoutTextMarks(write(rendered))).toBe(write("<p>Day 3</p>"));
});
