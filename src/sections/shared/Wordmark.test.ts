import { expect, test } from "vitest";
import { partners } from "../../facts/partners.ts";
import { colour, oklchToHex } from "../../styles/colours.ts";
import { type Colour, contrast } from "../../styles/contrast.ts";
import { symbols } from "./Wordmark.tsx";

const channels = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

test.each(Object.entries(partners))("%s has a colour with contrast in both schemes", (_, partner) => {
  const [, lightness, chroma, hue] = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(partner.colour) ?? [];
  const own = oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue));
  for (const scheme of ["light", "dark"] as const)
    expect(contrast(channels(own), channels(colour("sunken", scheme))), scheme).toBeGreaterThanOrEqual(3);
});

test("every partner has its own symbol, in grey and in its colour", () => {
  const all = Object.values(partners);
  expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(all.length);
  for (const [id, { symbol, colour }] of Object.entries(partners)) {
    const [, drawn = ""] = symbols.content.split(`id="${id}"`);
    expect(drawn).toContain(`d="${symbol}" fill="currentColor"`);
    expect(drawn).toContain(`d="${symbol}" fill="${colour}"`);
  }
});
