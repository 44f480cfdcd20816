import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isColour, pairOf, readTokens } from "./tokens.ts";

test("tokens keep the order and groups of their style sheet", () => {
  const css = `:root {
    color-scheme: light dark;
    --paper: light-dark(oklch(97% 0 0), oklch(17% 0 0));
    /*
     * Two
     * lines.
     */
    --gutter: clamp(1rem,
      2vw, 3rem);
  }`;
  expect(readTokens(css)).toEqual([
    { comment: "", tokens: [{ name: "--paper", value: "light-dark(oklch(97% 0 0), oklch(17% 0 0))" }] },
    { comment: "Two lines.", tokens: [{ name: "--gutter", value: "clamp(1rem, 2vw, 3rem)" }] },
  ]);
});

test("every colour token is paired with another one", () => {
  const colours = readTokens(readFileSync("src/styles/tokens.css", "utf8"))
    .flatMap(({ tokens }) => tokens)
    .filter(isColour)
    .map(({ name }) => name);
  expect(colours.length).toBeGreaterThan(10);
  for (const name of colours) {
    const { ground, text } = pairOf(name);
    expect(ground).not.toBe(text);
    expect([ground, text]).toContain(name);
    expect(colours).toEqual(expect.arrayContaining([ground, text]));
  }
});
