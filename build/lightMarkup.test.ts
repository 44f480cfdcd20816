import { parse, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { lightenMarkup } from "./lightMarkup.ts";

const island = (attributes: string) => `<astro-island ${attributes}><p>x</p><!--astro:end--></astro-island>`;

test("leaves an island what its loader reads", () => {
  const html = island(
    'uid="Z2" prefix="r1" component-url="/a.js" props="{&quot;slot&quot;:[0,&quot;volume&quot;],&quot;label&quot;:[0,&quot;It&#39;s&quot;]}" ssr client="visible" opts="{&quot;name&quot;:&quot;Tabs&quot;,&quot;value&quot;:true}" await-children',
  );
  expect(lightenMarkup(html)).toBe(
    `<astro-island component-url="/a.js" props='{"label":[0,"It&#39;s"]}' ssr client="visible" opts="{}"><p>x</p></astro-island>`,
  );
});

test("leaves the options of directives that have some", () => {
  const html = island('opts="{&quot;name&quot;:&quot;Tabs&quot;,&quot;value&quot;:&quot;print&quot;}"');
  expect(lightenMarkup(html)).toContain("print");
});

test("leaves React its marks in islands alone", () => {
  const text = "<p>Day <!-- -->12</p>";
  expect(lightenMarkup(`${text}${island("ssr").replace("x", "a<!-- -->b")}${text}`)).toBe(
    "<p>Day 12</p><astro-island ssr><p>a<!-- -->b</p></astro-island><p>Day 12</p>",
  );
});

test("omits end tags where the tree of elements stays the same", () => {
  const html =
    '<ul><li>a</li><li><p>b</p></li></ul><p>c</p><p>d</p><div><p>e</p></div><dl><div><dt>f</dt><dd>g</dd></div></dl><table><tbody><tr><th>h</th><td>i</td></tr></tbody></table><a><p>j</p></a><p>k</p><a>l</a><p>m</p>n<svg><path d="M0 0"></path><g><circle r="1"></circle></g></svg><tab-panel><p>o</p></tab-panel>';
  const light = lightenMarkup(html);
  expect(serialize(parse(light))).toBe(serialize(parse(html)));
  expect(light).toBe(
    '<ul><li>a<li><p>b</ul><p>c<p>d<div><p>e</div><dl><div><dt>f<dd>g</div></dl><table><tbody><tr><th>h<td>i</tbody></table><a><p>j</p></a><p>k</p><a>l</a><p>m</p>n<svg><path d="M0 0"/><g><circle r="1"/></g></svg><tab-panel><p>o</p></tab-panel>',
  );
});

describe("an end tag that HTML lets one omit", () => {
  const around: Record<string, [before: string, after: string]> = {
    li: ["<ul>", "</ul>"],
    p: ["<div>", "</div>"],
    dt: ["<dl>", "</dl>"],
    dd: ["<dl>", "</dl>"],
    td: ["<table><tbody><tr>", "</tr></tbody></table>"],
    th: ["<table><tbody><tr>", "</tr></tbody></table>"],
  };

  test.each(Object.keys(around))("of %s goes before its like and at the end of its parent", (tag) => {
    const [before, after] = around[tag] ?? ["", ""];
    const light = lightenMarkup(`${before}<${tag}>a</${tag}><${tag}>b</${tag}>${after}`);
    expect(light).not.toContain(`</${tag}>`);
  });

  test.each([
    "<ul>",
    "<ol>",
    "<dl>",
    "<div>",
    "<section>",
    "<article>",
    "<header>",
    "<footer>",
    "<figure>",
    "<blockquote>",
    "<details>",
    "<h1>",
    "<h6>",
    "<table>",
    '<p class="a">',
    "</li>",
    "</section>",
    "</figcaption>",
  ])("of a paragraph goes before %s", (next) => {
    expect(lightenMarkup(`<p>a</p>${next}`)).toBe(`<p>a${next}`);
  });

  test.each(["<a>", "</a>", "<span>", "text", " <p>", "<hr>", "<h7>", "<divider>", "</main>", "<tab-panel>"])(
    "of a paragraph stays before %s",
    (next) => {
      expect(lightenMarkup(`<p>a</p>${next}`)).toBe(`<p>a</p>${next}`);
    },
  );

  test("of a row goes before a row and at the end of the table", () => {
    expect(lightenMarkup("<tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>")).toBe(
      "<tbody><tr><td>a<tr><td>b</tbody></table>",
    );
  });

  test("of the document goes at its very end alone", () => {
    expect(lightenMarkup("<body>a</body></html>")).toBe("<body>a");
    expect(lightenMarkup("<body>a</body>")).toBe("<body>a</body>");
  });
});

test("empty shapes close themselves, other elements do not", () => {
  expect(lightenMarkup('<circle r="1"></circle><rect></rect><line></line><g></g><path>a</path>')).toBe(
    '<circle r="1"/><rect/><line/><g></g><path>a</path>',
  );
});

test("an island loses the slot it stands in, and keeps properties that can be read", () => {
  const props = (text: string) => ` props="${text.replaceAll('"', "&quot;")}"`;
  const slot = '"slot":[0,"volume"]';
  const other = '"a":[0,"it\'s"]';
  for (const written of [`{${slot},${other}}`, `{${other},${slot}}`])
    expect(lightenMarkup(`<astro-island${props(written)} ssr>`)).toBe(
      `<astro-island props='{"a":[0,"it&#39;s"]}' ssr>`,
    );
  expect(lightenMarkup(`<astro-island${props(`{${other},${slot},"b":[0,1]}`)} ssr>`)).toContain(
    '"],"b":[0,1]}',
  );
  expect(lightenMarkup(`<astro-island${props(`{${slot}}`)} ssr>`)).toContain("props='{}'");
  expect(lightenMarkup(`<astro-island${props('{"slots":[0,"x"]}')} ssr>`)).toContain('{"slots":[0,"x"]}');
  expect(lightenMarkup('<p uid="a" props="&quot;" await-children>')).toBe(
    '<p uid="a" props="&quot;" await-children>',
  );
});
