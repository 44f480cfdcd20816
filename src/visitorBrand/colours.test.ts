import { expect, test } from "vitest";
import { colour } from "../content/brand.ts";
import { oklchToHex } from "../styles/colours.ts";
import { contrast, fromHex } from "../styles/contrast.ts";
import { brandLightness, chromaOnDark, visitorColours } from "./colours.ts";

type Tone = readonly [lightness: number, chroma: number, hue: number];
type Lab = readonly [lightness: number, a: number, b: number];

const lab = (...[lightness, chroma, hue]: Tone): Lab => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
];

const difference = (one: Lab, other: Lab): number =>
  Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)));

const grounds = ["paper", "surface", "sunken", "tint-brokers", "tint-prop-firms", "tint-communities"];

/** Gain and loss of tokens.css, and the accent that the site was drawn with; the owner may have another. */
const kept = {
  light: { gain: lab(0.44, 0.11, 158), loss: lab(0.5, 0.17, 27), gold: lab(0.76, 0.135, 76) },
  dark: { gain: lab(0.8, 0.15, 158), loss: lab(0.76, 0.13, 27), gold: lab(0.8, 0.13, 76) },
};

interface Case {
  id: string;
  scheme: "light" | "dark";
  tone: Tone;
}

const tones: Case[] = visitorColours.flatMap(({ id, hue, chroma }) => [
  { id, scheme: "light", tone: [brandLightness.onLight, chroma, hue] },
  { id, scheme: "dark", tone: [brandLightness.onDark, chromaOnDark, hue] },
]);

test("gain and loss are kept as the site has them", () => {
  for (const scheme of ["light", "dark"] as const)
    for (const token of ["gain", "loss"] as const) {
      const [lightness, a, b] = kept[scheme][token];
      const hex = oklchToHex(lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI);
      expect(colour(token, scheme)).toBe(hex);
    }
});

test.each(tones)("$id can be read on every $scheme ground, and text on it", ({ scheme, tone }) => {
  const own = fromHex(oklchToHex(...tone));
  for (const ground of grounds)
    expect(contrast(own, fromHex(colour(ground, scheme))), ground).toBeGreaterThanOrEqual(4.5);
  const text = scheme === "light" ? "#ffffff" : colour("on-brass", "dark");
  expect(contrast(own, fromHex(text))).toBeGreaterThanOrEqual(4.5);
  // In sections that are dark in both schemes.
  if (scheme === "dark")
    for (const each of ["light", "dark"] as const)
      expect(contrast(own, fromHex(colour("dark", each)))).toBeGreaterThanOrEqual(4.5);
});

test.each(tones)(
  "$id is not taken for gain, loss or gold in $scheme, nor for another",
  ({ id, scheme, tone }) => {
    for (const [name, other] of Object.entries(kept[scheme]))
      expect(difference(lab(...tone), other), name).toBeGreaterThan(0.08);
    for (const other of tones.filter((each) => each.scheme === scheme && each.id !== id))
      expect(difference(lab(...tone), lab(...other.tone)), other.id).toBeGreaterThan(0.03);
  },
);
