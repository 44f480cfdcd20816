import { expect, test } from "vitest";
import { colour, oklchToHex } from "./colours.ts";

test.each([
  [0, 0, 0, "#000000"],
  [1, 0, 0, "#ffffff"],
  [0.627955, 0.257683, 29.2339, "#ff0000"],
  [0.86644, 0.294827, 142.4953, "#00ff00"],
  [0.452014, 0.313214, 264.052, "#0000ff"],
])("oklch(%d %d %d) is %s", (lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

test("a token has a colour for each scheme, or one for both", () => {
  expect(colour("paper", "light")).not.toBe(colour("paper", "dark"));
  expect(colour("on-dark", "light")).toBe(colour("on-dark", "dark"));
  expect(() => colour("leading", "light")).toThrow("tokens.css has no colour --leading");
});
