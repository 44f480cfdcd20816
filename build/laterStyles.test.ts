import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
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

test("one many times as heavy does so too", () => {
  expect(deferLaterStyles(page(randomBytes(5 * budget).toString("hex")), budget, vocabularyOf)).toBeDefined();
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

/** Random letters, which do not compress. */
const ballast = () => randomBytes(budget).toString("hex");

const firstStyles = (styles: string, body: string) => {
  const heavy = `<html lang="en"><head><style>${styles}</style></head><body>${body}</body></html>`;
  const deferred = deferLaterStyles(heavy, budget, vocabularyOf);
  return /<style>(.*?)<\/style>/s.exec(deferred?.html ?? "")?.[1];
};

const main = () => `<main>text<!-- --><div><p>first</p></div><div>${ballast()}</div></main>`;

test.each([
  "@page{margin:0}",
  "@media print{p{top:0}}",
  "@media (prefers-contrast:more){p{top:0}}",
  "@supports not (color:light-dark(#000,#fff)){p{top:0}}",
  "@media print{@media screen{p{top:0}}}",
])("%s can wait", (rule) => {
  expect(firstStyles(`p{left:0}${rule}`, main())).toBe("p{left:0}");
});

test.each([
  "@media not print{p{top:0}}",
  "@media print,screen{p{top:0}}",
  "@media (width<48rem){p{top:0}}",
  "@supports (color:light-dark(#000,#fff)){p{top:0}}",
  "@supports not (gap:0){p{top:0}}",
  "@supports (top:0){p{top:0}}",
])("%s belongs to the first screen", (rule) => {
  expect(firstStyles(rule, main())).toBe(rule);
});

test("an opened part is seen at first, a closed one but for its summary is not", () => {
  const styles = ".a1{top:0}.b2{top:1px}.c3{top:2px}.d4{top:3px}";
  const details = (open: string, classes: string[]) =>
    `<details${open}><summary class="${classes[0]}">Menu\n</summary><p class="${classes[1]}">Entry</p>\n</details>`;
  const body = details(' class="x" open', ["a1", "b2"]) + details(' name="opener"', ["c3", "d4"]) + main();
  expect(firstStyles(styles, body)).toBe(".a1{top:0}.b2{top:1px}.c3{top:2px}");
});

test("the rest follows behind the first element of main, wherever main stands", () => {
  const heavy = `<style>p{top:0}</style><header>top</header><div><div>${main()}</div></div>`;
  const deferred = deferLaterStyles(heavy, budget, vocabularyOf);
  expect(deferred?.html).toContain(
    `<p>first</p></div><link id="later-styles" rel="stylesheet" href="/_astro/${deferred?.name}"><div>`,
  );
  expect(deferred?.name).toMatch(/^later\.[\da-f]{10}\.css$/);
});

test("a document without styles, without main or with nothing in it stays as it is", () => {
  for (const heavy of [
    main(),
    `<style></style>${main()}`,
    `<style>p{top:0}</style><p>${ballast()}`,
    `<style>p{top:0}</style><main>${ballast()}</main>`,
  ])
    expect(deferLaterStyles(heavy, budget, vocabularyOf)).toBeUndefined();
});

test("a budget leaves room for the integrity of scripts", () => {
  const html = `<style>p{top:0}</style>${main()}`;
  const weight = brotliCompressSync(html).length;
  expect(deferLaterStyles(html, weight + 150, vocabularyOf)).toBeUndefined();
  expect(deferLaterStyles(html, weight + 149, vocabularyOf)).toBeDefined();
});

test("signs that mean something to a replacement stay as they are", () => {
  expect(firstStyles('p:before{content:"$&"}', main())).toBe('p:before{content:"$&"}');
});
