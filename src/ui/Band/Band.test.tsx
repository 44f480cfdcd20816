import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Band } from "./Band.tsx";
import { backgroundClass } from "./background.ts";

test("a band is labelled by its heading, whose id is made from the band's id", () => {
  const html = renderToStaticMarkup(<Band id="why">Text</Band>);
  expect(html).toMatch(/^<section id="why" .*aria-labelledby="why-title">Text<\/section>$/);
});

test("a band without an id is labelled too, and `name` takes precedence over `id`", () => {
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

test("the classes of a background and of the caller are added to the band's", () => {
  const band = (
    <Band name="home" background="dark" className="own">
      Text
    </Band>
  );
  const html = renderToStaticMarkup(band);
  const [, classes = ""] = /class="([^"]*)"/.exec(html) ?? [];
  expect(classes.split(" ")).toEqual([expect.any(String), "own", backgroundClass("dark")]);
});
