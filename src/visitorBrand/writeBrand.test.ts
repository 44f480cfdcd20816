// @vitest-environment jsdom
import { expect, test } from "vitest";
import { colourOf } from "./brand.ts";
import { writeBrand } from "./writeBrand.ts";

const acme = { name: "$& Acme", colour: colourOf("teal") };
const owner = `<bdi data-brand="name">Quill</bdi>`;

/** The texts of a body after a brand is written into it. */
function textsOf(html: string, ...brands: Parameters<typeof writeBrand>[1][]): string[] {
  document.body.innerHTML = html;
  for (const brand of brands) writeBrand(document, brand);
  return [...document.querySelectorAll("[data-brand]")].map(({ textContent }) => textContent);
}

test("a brand is written as a name, an address or part of a line, and the sample's comes back", () => {
  const html = `${owner}<bdi data-brand="domain">quill.example</bdi>
    <em data-brand="line" data-named="With {{name}}, today">Yours</em>`;
  expect(textsOf(html, acme)).toEqual(["$& Acme", "acme.example", "With $& Acme, today"]);
  for (const none of [undefined, { ...acme, name: "" }])
    expect(textsOf(html, acme, none)).toEqual(["Quill", "quill.example", "Yours"]);
});

test("a full stop after the name, which would be too small for it, is left out", () => {
  const html = `<em data-brand="line" data-named="Under the name {{name}}.">Yours.</em>`;
  expect(textsOf(html, acme)).toEqual(["Under the name $& Acme"]);
});

test("a text alternative that has the sample's name gets the brand's", () => {
  const labelsAfter = (...brands: Parameters<typeof writeBrand>[1][]) => {
    textsOf(
      `<figure aria-label="Quill earns, Quill pays">${owner}</figure><p aria-label="Quill"></p>`,
      ...brands,
    );
    return [...document.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
  };
  expect(labelsAfter(acme)).toEqual(["$& Acme earns, $& Acme pays", "Quill"]);
  expect(labelsAfter(acme, undefined)).toEqual(["Quill earns, Quill pays", "Quill"]);
});

test("what a started island draws is left to React, but not its slots, nor an island that waits or has failed", () => {
  const island = (attributes: string, inside = "") =>
    `<astro-island ${attributes}>${owner}<astro-slot>${owner}${inside}</astro-slot></astro-island>`;
  expect(textsOf(island("", island("") + island("ssr")), acme)).toEqual([
    "Quill",
    "$& Acme",
    "Quill",
    "$& Acme",
    "$& Acme",
    "$& Acme",
  ]);
  expect(textsOf(island("data-failed"), acme)).toEqual(["$& Acme", "$& Acme"]);
});

test("a copy that was made under a name knows the sample's", () => {
  document.body.innerHTML = owner;
  writeBrand(document, acme);
  const copy = document.body.cloneNode(true) as HTMLElement;
  writeBrand(copy, undefined);
  expect(copy.textContent).toBe("Quill");
});
