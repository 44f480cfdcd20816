import { describe, expect, test } from "vitest";
import { shareDigest } from "./sharePicture.ts";

const styles: Readonly<Record<string, string>> = {
  "/_astro/site.css": ".ab1{color:var(--ink)}:root{--ink:red;--rest:blue}.off{top:0}.far{top:1px}",
};
const font = "@font-face{font-family:Text;src:url(/_astro/text.1.woff2)}";

const header =
  '<header><nav><a href="/"><svg><path d="M0 0h9"/></svg><span>Northbell</span></a><button popovertarget="menu">Menu</button><div id="menu">Links</div></nav></header>';
const hero =
  '<section class="ab1"><h1>Seven days</h1><p>Lead</p><a href="/demo">Book demo</a><ul><li>Aside</li></ul><figure><ul><li>Mira</li></ul></figure></section>';

const page = (
  parts: { header?: string; hero?: string; second?: string; inline?: string; lang?: string } = {},
) =>
  `<html lang="${parts.lang ?? "en"}" data-changed="x"><head><style>${parts.inline ?? font}</style></head><body><aside>Event</aside>${parts.header ?? header}<main>${parts.hero ?? hero}<link rel="stylesheet" href="/_astro/site.css"><div class="cd2">${parts.second ?? "Second"}</div></main><footer>Footer</footer></body></html>`;

const digest = (
  html: string,
  { shownChildren = 1, css = styles, firstScreen = "picture" as "picture" | "headline" } = {},
): Promise<string> =>
  shareDigest(html, { firstScreen, shownChildren, readStyles: (path) => css[path] ?? "" });

const withStyles = (from: string, to: string): Record<string, string> =>
  Object.fromEntries(Object.entries(styles).map(([path, css]) => [path, css.replace(from, to)]));

describe("a share image is behind when there is another", () => {
  test.each([
    ["headline", page({ hero: hero.replace("Seven", "Eight") })],
    ["figure in the picture", page({ hero: hero.replace("Mira", "Leo") })],
    [
      "order",
      page({ hero: hero.replace("<h1>Seven days</h1><p>Lead</p>", "<p>Lead</p><h1>Seven days</h1>") }),
    ],
    ["text that moves the rest", page({ hero: hero.replace("Lead", "A longer lead") })],
    ["mark", page({ header: header.replace("M0 0h9", "M1 0h9") })],
    ["brand", page({ header: header.replace("Northbell", "Other") })],
    ["font", page({ inline: font.replace("text.1", "text.2") })],
    ["language", page({ lang: "ja" })],
  ])("%s", async (_what, html) => {
    expect(await digest(html)).not.toBe(await digest(page()));
  });

  test.each([
    ["style", withStyles("color:", "background:")],
    ["token", withStyles("red", "green")],
  ])("%s", async (_what, css) => {
    expect(await digest(page(), { css })).not.toBe(await digest(page()));
  });

  test("section that reaches into the window", async () => {
    const other = page({ second: "Other" });
    expect(await digest(other, { shownChildren: 3 })).not.toBe(await digest(page(), { shownChildren: 3 }));
    expect(await digest(other)).toBe(await digest(page()));
  });
});

describe("a share image stays as it is with other", () => {
  test.each([
    ["controls", page({ hero: hero.replace("Book demo", "Try it").replace("Aside", "Other") })],
    ["menu", page({ header: header.replace("Links", "Other links").replace(">Menu<", ">More<") })],
    ["event and footer", page().replace("Event", "Fair").replace("Footer", "Other")],
    ["integrity of stylesheets", page().replace('rel="stylesheet"', 'rel="stylesheet" integrity="sha256-x"')],
  ])("%s", async (_what, html) => {
    expect(await digest(html)).toBe(await digest(page()));
  });

  test.each([
    ["styles of what is not in it", withStyles("top:0", "top:2px")],
    ["tokens that it does not use", withStyles("blue", "green")],
  ])("%s", async (_what, css) => {
    expect(await digest(page(), { css })).toBe(await digest(page()));
  });

  test("names of classes", async () => {
    const css = withStyles(".ab1", "._x2");
    expect(await digest(page({ hero: hero.replace("ab1", "_x2") }), { css })).toBe(await digest(page()));
  });
});

test("the image of a page without a picture shows only its headline", async () => {
  const of = (html: string) => digest(html, { firstScreen: "headline" });
  expect(await of(page({ hero: hero.replace("Mira", "Leo") }))).toBe(await of(page()));
  expect(await of(page({ hero: hero.replace("Seven", "Eight") }))).not.toBe(await of(page()));
  expect(await of(page())).not.toBe(await digest(page()));
  await expect(of(page({ hero: "<section></section>" }))).rejects.toThrow("an <h1>");
});
