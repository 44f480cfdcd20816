import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { deferLaterStyles } from "./laterStyles.ts";
import { vocabularyOf } from "./lighten.ts";

const budget = 2_000;

const page = (filling: string) =>
  `<!doctype html><html lang="en"><head><style>p{color:red}.a1{color:red}.b1{color:blue}@media (width<48rem){.b1{color:green}}@media print{p{color:black}}</style></head><body><main><section class="a1"><p>first</p></section><section class="b1">${filling}</section></main></body></html>`;

test("a document within its budget keeps all its styles inside", () => {
  expect(deferLaterStyles(page("short"), budget, vocabularyOf)).toBeUndefined();
});

test("a heavier one keeps those of its first section on a screen, and the rest follow behind it", () => {
  // Random letters do not compress.
  const heavy = page(randomBytes(budget).toString("hex"));
  const deferred = deferLaterStyles(heavy, budget, vocabularyOf);
  expect(deferred?.css).toBe(
    "p{color:red}.a1{color:red}.b1{color:blue}@media (width<48rem){.b1{color:green}}@media print{p{color:black}}",
  );
  expect(deferred?.html).toContain("<style>p{color:red}.a1{color:red}</style>");
  expect(deferred?.html).toContain(
    `</section><link id="later-styles" rel="stylesheet" href="/_astro/${deferred?.name}"><section class="b1">`,
  );
});

test("its first paint waits for what stands before those styles, and for nothing behind them", () => {
  const heavy = page(randomBytes(budget).toString("hex")).replace(
    "<style>",
    '<link rel="expect" href="#footer" blocking="render"><style>',
  );
  expect(deferLaterStyles(heavy, budget, vocabularyOf)?.html).toContain(
    '<link rel="expect" href="#later-styles" blocking="render">',
  );
});

test("what only a visitor's hand brings about can wait with them", () => {
  const styles =
    "p{color:red}p:hover,p:active{color:blue}details[open] p{color:blue}.c1{color:blue}@media print{p{color:blue}}";
  const menu = "<details><summary>Menu</summary><p class='c1'>Entry</p></details>";
  const heavy = `<html lang="en"><head><style>${styles}</style></head><body>${menu}<main><p>first</p>${randomBytes(budget).toString("hex")}</main></body></html>`;
  expect(deferLaterStyles(heavy, budget, vocabularyOf)?.html).toContain("<style>p{color:red}</style>");
});

test("fonts stay in the document alone: named again, they would be swapped in after the first paint", () => {
  const font = "@font-face{font-family:x;font-display:optional}";
  const heavy = page(randomBytes(budget).toString("hex")).replace("<style>", `<style>${font}`);
  const deferred = deferLaterStyles(heavy, budget, vocabularyOf);
  expect(deferred?.html).toContain(font);
  expect(deferred?.css).not.toContain("@font-face");
});

test("paper, more contrast and older engines can wait, and what they alone set is folded into the first screen", () => {
  const waiting =
    "@media print{*{--a:#000}}@media (prefers-contrast:more){:root{--a:#111}}@supports not (color:light-dark(#000,#fff)){:root{--a:#222}}";
  const heavy = `<html lang="en"><head><style>:root{--a:red;--b:blue}p{color:var(--a);fill:var(--b)}${waiting}</style></head><body><main><p>first</p>${randomBytes(budget).toString("hex")}</main></body></html>`;
  const deferred = deferLaterStyles(heavy, budget, vocabularyOf, new Set(["--b"]));
  expect(deferred?.html).toContain("<style>:root{--b:blue}p{color:red;fill:var(--b)}</style>");
  expect(deferred?.css).toContain(waiting);
});
