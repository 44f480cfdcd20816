import { expect, test } from "vitest";
import { colourOf, colourTokens, oklchToHex } from "./colours.ts";

test.each([
  [0, 0, 0, "#000000"],
  [1, 0, 0, "#ffffff"],
  [0.627955, 0.257683, 29.2339, "#ff0000"],
  [0.86644, 0.294827, 142.4953, "#00ff00"],
  [0.452014, 0.313214, 264.052, "#0000ff"],
])("oklch(%d %d %d) is %s", (lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

const chosen = { paper: "#ffffff", ink: "#000000", accent: "#00ff00", deep: "#006600" };

test("every colour token can be read, in each scheme", () => {
  expect(colourTokens).toEqual(expect.arrayContaining(["paper", "on-brass", "dark", "gain", "sand"]));
  for (const token of colourTokens)
    for (const scheme of ["light", "dark"] as const)
      expect(colourOf(token, scheme, chosen), token).toMatch(/^#[\da-f]{6}$/);
});

test("a token follows from the colours that are chosen, by their names, mixes and the scheme", () => {
  expect(colourOf("paper", "light", chosen)).toBe(chosen.paper);
  expect(colourOf("ink", "light", chosen)).toBe(chosen.ink);
  expect(colourOf("brass", "light", chosen)).toBe(chosen.accent);
  expect(colourOf("brass-deep", "light", chosen)).toBe(chosen.deep);
  expect(colourOf("brass-deep", "dark", chosen)).toBe(colourOf("brass", "dark", chosen));
  expect(colourOf("on-dark", "light", chosen)).toBe(colourOf("on-dark", "dark", chosen));
  // 25% of the way from black to white, in OKLab.
  expect(colourOf("muted", "light", chosen)).toBe(oklchToHex(0.25, 0, 0));
});

test("what is no colour is refused", () => {
  expect(() => colourOf("leading", "light", chosen)).toThrow(
    "tokens.css has no colour --leading that colours.ts can read",
  );
});
