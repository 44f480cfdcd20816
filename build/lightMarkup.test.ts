import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
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
