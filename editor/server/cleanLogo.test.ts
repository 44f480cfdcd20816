import { expect, test } from "vitest";
import { cleanLogo } from "./cleanLogo.ts";

const file = (content: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const triangle = "M0 0h9v9z";

test("only shapes are left of what a drawing program writes", () => {
  const written = `<?xml version="1.0"?><!-- Generator --><!DOCTYPE svg>
    <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:i="https://i.example" width="18px"
      viewBox="0 0 9 9" style="enable-background:new 0 0 9 9" xml:space="preserve" class="x" aria-label="A" data-a="b">
    <title>Logo</title><metadata><a/></metadata><script>alert(1)</script>
    <style>.st0{fill:#BE4A1B} .st1{fill:red} @media print{.st0{fill:red}}</style>
    <g i:label="Layer"><path class="st0" onclick="alert(1)" d="M 0.0001,0 H 9 V 9 z"/></g></svg>`;
  expect(cleanLogo(written, "logo")).toBe(file(`<path fill="#be4a1b" d="${triangle}"/>`));
});

test.each([
  ["black", "logo", "currentColor"],
  ["rgb(0, 0, 0)", "logo", "currentColor"],
  ["#BE4A1B", "logo", "#be4a1b"],
  ["#BE4A1B", "symbol", "currentColor"],
] as const)("%s becomes, in a %s, %s", (colour, media, found) => {
  const markup = cleanLogo(file(`<path fill="none" stroke="${colour}" d="M0 0h9"/>`), media);
  expect(markup).toBe(file(`<path stroke="${found}" d="M0 0h9"/>`).replace("<path", '<path fill="none"'));
});

test("a size in place of a view box, and a missing name of the language, are made up for", () => {
  expect(cleanLogo(`<svg width="18" height="9"><path d="${triangle}"/></svg>`, "logo")).toBe(
    file(`<path d="${triangle}"/>`, 'viewBox="0 0 18 9"'),
  );
});

test("references within the file are kept", () => {
  const linked =
    '<svg viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg">';
  const markup = cleanLogo(
    `${linked}<defs><path id="shape" d="${triangle}"/></defs><use xlink:href="#shape"/><use xlink:href="#shape" x="4"/></svg>`,
    "logo",
  );
  expect(markup).toContain('<use href="#a"/>');
});

test("a file that cannot be used is refused, and the message says why", () => {
  expect(() => cleanLogo("\x89PNG\r\n", "logo")).toThrow("is no SVG; export the logo as an SVG file");
  expect(() => cleanLogo(file("<text>Brand</text>"), "logo")).toThrow("has <text>; turn text into paths");
  const points = Array.from({ length: 2000 }, (_, index) => `${index % 7}.${index} ${index % 5}`).join("L");
  const large = file(`<!--${"x".repeat(10_240)}--><path d="M${points}"/>`);
  expect(() => cleanLogo(large, "logo")).toThrow(
    new RegExp(
      `^is ${(large.length / 1024).toFixed(1)} KB, cleaned \\d+\\.\\d KB, and 4 KB is the most; simplify`,
    ),
  );
});
