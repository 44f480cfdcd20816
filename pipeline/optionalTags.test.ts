import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { withoutOptionalTags } from "./optionalTags.ts";

const document = (main: string): string =>
  `<!DOCTYPE html><html lang="en"><head></head><body><main>${main}</main></body></html>`;

test.each([
  ["<ul><li>1</li><li>2<ol><li>3</li></ol></li></ul>", "<ul><li>1<li>2<ol><li>3</ol></ul>"],
  ["<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>", "<dl><dt>a<dd>b<dt>c<dd>d</dl>"],
  ["<dl><div><dt>a</dt><dd>b</dd></div></dl>", "<dl><div><dt>a<dd>b</div></dl>"],
  [
    "<table><thead><tr><th>a</th><td>b</td></tr></thead><tbody><tr><td></td></tr><tr></tr></tbody><tbody></tbody></table>",
    "<table><thead><tr><th>a<td>b<tbody><tr><td><tr><tbody></table>",
  ],
  ["<div><p>a</p><p class=b>b</p><ul></ul><p>c</p></div>", "<div><p>a<p class=b>b<ul></ul><p>c</div>"],
  [
    '<svg><path d="M0 0"></path><g><use href="#a"></use></g><rect><title>a</title></rect></svg>',
    '<svg><path d="M0 0"/><g><use href="#a"/></g><rect><title>a</title></rect></svg>',
  ],
  // What follows would be part of the paragraph, or the end tag that is left would make one of its own.
  ["<div><p>a</p>b<p>c</p><svg></svg></div>", undefined],
  ["<div><p>a</p><astro-island><p>b</p></astro-island><p>c</p><a><p>d</p></a></div>", undefined],
  ["<div><p>a</p><ins><p>b</p></ins></div>", undefined],
  ["<ul><li>a</li><!-- b --></ul><dl><dt>a</dt></dl>", undefined],
])("%s", (main, expected) => {
  const before = document(main);
  const after = withoutOptionalTags(before);
  expect(after).toBe(document(expected ?? main));
  expect(serialize(parse(after))).toBe(serialize(parse(before)));
});
