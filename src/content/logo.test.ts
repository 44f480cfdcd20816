import { expect, test } from "vitest";
import { formatFinding } from "../diagnostics.ts";
import { coloursOf, logo } from "./logo.ts";
import { validate } from "./validate.ts";

const symbol = logo("symbol", "A symbol");
const path = '<path d="M0 0h9v9z"/>';
const file = (content: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

const refusals = (markup: string) =>
  validate(symbol, { file: "", value: markup }).diagnostics.map(formatFinding);

test("a logo is its elements, without the ones around them and without comments", () => {
  const { viewBox, content } = symbol.parse(`<?xml version="1.0"?><!-- a -->${file(`<!--b-->${path} c`)}`);
  expect({ viewBox, content }).toEqual({ viewBox: "0 0 32 32", content: path });
});

test("a comment that ends earlier in HTML hides nothing", () => {
  expect(symbol.parse(file(`<!--><script>x()</script>-->${path}`)).content).toBe(path);
});

test("what the whole drawing has in common is kept", () => {
  const markup = file(path, 'viewBox="0 0 9 9" width="9" height="9" fill="none" stroke="red"');
  expect(logo("logo", "A logo").parse(markup).content).toBe(`<g fill="none" stroke="red">${path}</g>`);
});

test("ids begin with what no other logo has", () => {
  const clipped = (id: string) =>
    file(`<g clip-path="url(#${id})">${path}</g><clipPath id="${id}">${path}</clipPath>`);
  const [one, other] = [symbol.parse(clipped("a")), symbol.parse(clipped("b"))];
  expect(one.ids).not.toBe(other.ids);
  expect(one.content).toContain(`url(#${one.ids}a)`);
  expect(one.content).toContain(`id="${one.ids}a"`);
});

test("the colours of a logo are its own, however they are written", () => {
  const drawn =
    '<path fill="red" stroke="#BE4A1B" d="M0 0h9"/><path fill="var(--brass, #e2a43f)" d="M0 0h9"/>';
  const gradient = '<linearGradient id="a"><stop stop-color="rgb(0, 0, 128)"/></linearGradient>';
  const own = logo("logo", "A logo").parse(file(`${gradient}${drawn}<path fill="currentColor" d="M0 0"/>`));
  expect(coloursOf(own)).toEqual(["#000080", "#ff0000", "#be4a1b"]);
});

const noSvg = "is no SVG; export the logo as an SVG file";
const noViewBox = 'has no viewBox such as "0 0 32 32"; export the logo as an SVG file with one';
const nothing = "has nothing to draw; export the logo as an SVG file with its shapes";
const noShape = (name: string) =>
  `has <${name}>; turn text into paths, leave pictures and effects out, and export it again`;
const leftOut = (name: string, element: string) =>
  `has ${name}="…" on <${element}>; leave it out, or choose the file in the editor, which does so`;
const another = (value: string) => `needs another file, ${value}; export all in one file`;

type Refusal = [what: string, markup: string, message: string];

test.each<Refusal>([
  ["nothing yet", "", 'is ""; expected an SVG file'],
  ["words", "M0 0h9", noSvg],
  ["half a file", "<svg><path", noSvg],
  ["no size", file(path, ""), noViewBox],
  ["no shape", file("<g/>"), nothing],

  ...["script", "style", "image", "text"].map(
    (name): Refusal => [name, file(`${path}<${name}/>`), noShape(name)],
  ),
  ["a handler", file(path, 'viewBox="0 0 9 9" onload="x()"'), leftOut("onload", "svg")],
  ...["style", "data-part", "aria-label", "xml:space"].map(
    (name): Refusal => [name, file(`<path ${name}="a" d="M0 0"/>`), leftOut(name, "path")],
  ),
  ["another file", file('<use href="https://a.example/b.svg#c"/>'), another("https://a.example/b.svg#c")],
  [
    "a colour of its own",
    file('<path fill="#123456" d="M0 0"/>'),
    'has fill="#123456" on <path>; leave it out, since the page sets the colour, or choose the file in the editor',
  ],
  ["a colour of another file", file('<path fill="url( a.svg#b)"/>'), another("url( a.svg#b)")],
])("a logo with %s is refused", (_, markup, message) => {
  expect(refusals(markup)).toEqual([message]);
});
