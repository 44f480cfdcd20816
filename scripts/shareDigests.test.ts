import { describe, expect, test } from "vitest";
import { shareDigest } from "./shareDigests.ts";

const styles = "@font-face{font-family:Text;src:url(/_astro/text.1.woff2)}.ab1{color:red}";

const header =
  '<header><nav><a href="/"><svg><path d="M0 0h9"/></svg><span>Northbell</span></a><button popovertarget="menu">Menu</button><div id="menu">Links</div></nav></header>';
const hero =
  '<section class="ab1"><h1>Seven days</h1><p>Lead</p><a href="/demo">Book demo</a><ul><li>Aside</li></ul><figure><ul><li>Mira</li></ul></figure></section>';

const page = (
  parts: { header?: string; hero?: string; second?: string; styles?: string; lang?: string } = {},
) =>
  `<html lang="${parts.lang ?? "en"}" data-changed="x"><head><style>${parts.styles ?? styles}</style></head><body><aside>Event</aside>${parts.header ?? header}<main>${parts.hero ?? hero}<div class="cd2">${parts.second ?? '<astro-island uid="a">Second</astro-island>'}</div></main><footer>Footer</footer></body></html>`;

const digest = (html: string): string => shareDigest(html, "picture");

describe("a share image is outdated when there is another", () => {
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
    ["font", page({ styles: styles.replace("text.1", "text.2") })],
    ["style", page({ styles: styles.replace("red", "green") })],
    ["language", page({ lang: "ja" })],
    ["section that reaches into the window", page({ second: "Other" })],
  ])("%s", (_what, html) => {
    expect(digest(html)).not.toBe(digest(page()));
  });
});

test("a share image stays as it is with another event, menu, start of an island, footer, and sections further down", () => {
  const other = page()
    .replace("Event", "Fair")
    .replace("Links", "Other")
    .replace('uid="a"', 'uid="b"')
    .replace("Footer", "Other");
  expect(digest(other.replace("</main>", "<section>Third</section></main>"))).toBe(digest(page()));
});

test("the image of a page without a picture shows only its headline", () => {
  const of = (html: string) => shareDigest(html, "headline");
  expect(of(page({ hero: hero.replace("Mira", "Leo") }))).toBe(of(page()));
  expect(of(page({ hero: hero.replace("Seven", "Eight") }))).not.toBe(of(page()));
  expect(of(page())).not.toBe(digest(page()));
  expect(() => of(page({ hero: "<section></section>" }))).toThrow("an <h1>");
});
