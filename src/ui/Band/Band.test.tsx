import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Band } from "./Band.tsx";
import { toneClass } from "./tone.ts";

test("a band is named by its heading, after its address", () => {
  const html = renderToStaticMarkup(<Band id="why">Text</Band>);
  expect(html).toMatch(/^<section id="why" .*aria-labelledby="why-title">Text<\/section>$/);
});

test("a band without an address is named all the same, and a name comes before an address", () => {
  const named = renderToStaticMarkup(<Band name="home">Text</Band>);
  expect(named).toContain('aria-labelledby="home-title"');
  expect(named).not.toContain(" id=");
  const final = (
    <Band id="start" name="final">
      Text
    </Band>
  );
  expect(renderToStaticMarkup(final)).toMatch(/ id="start" .*"final-title"/);
});

test("a tone and the band's own class stand beside the class of all bands", () => {
  const band = (
    <Band name="home" tone="night" className="own">
      Text
    </Band>
  );
  const html = renderToStaticMarkup(band);
  const [, classes = ""] = /class="([^"]*)"/.exec(html) ?? [];
  expect(classes.split(" ")).toEqual([expect.any(String), "own", toneClass("night")]);
});
