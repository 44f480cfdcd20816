import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partners } from "../../facts/partners.ts";
import { type Colour, contrast } from "../../styleguide/contrast.ts";
import { colour, oklchToHex } from "../../styles/colours.ts";

const css = readFileSync("src/sections/shared/Wordmark.module.css", "utf8");
const ruleOf = (id: string) => new RegExp(`\\.${id} {([^}]*)}`).exec(css)?.[1] ?? "";
const ids = Object.keys(partners);

const channels = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

test.each(ids)("%s has a small symbol and a colour with contrast in both schemes", (id) => {
  const rule = ruleOf(id);
  expect(/path\((?:evenodd, )?"([^"]{20,100})"\)/.test(rule)).toBe(true);
  const [, lightness, chroma, hue] = /--own: oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(rule) ?? [];
  const own = oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue));
  for (const scheme of ["light", "dark"] as const)
    expect(contrast(channels(own), channels(colour("sunken", scheme))), scheme).toBeGreaterThanOrEqual(3);
});

test("every partner has its own symbol, and every symbol is used", () => {
  const symbols = [...css.matchAll(/path\([^)]*\)/g)].map(([symbol]) => symbol);
  expect(symbols).toHaveLength(ids.length);
  expect(new Set(symbols).size).toBe(ids.length);
});
