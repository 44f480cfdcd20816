import { readFileSync } from "node:fs";
import { fromHex, linear } from "./contrast.ts";

export type Scheme = "light" | "dark";

/** The colours that the owner chooses (`src/content/brand.json`), each as `#rrggbb`. */
export type ChosenColours = Readonly<Record<"paper" | "ink" | "accent" | "deep", string>>;

type Oklab = [lightness: number, a: number, b: number];

const tokens = new Map(
  Array.from(
    readFileSync("src/styles/tokens.css", "utf8").matchAll(
      /--([\w-]+): ((?:light-dark|color-mix|oklch|var\(--site)[^;]+);/g,
    ),
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** The names of all colours in tokens.css, without their dashes. */
export const colourTokens = [...tokens.keys()];

/**
 * A colour token as `#rrggbb`, for files and tags without custom properties, and to measure contrast. It knows as much of
 * CSS as tokens.css has in colours.
 * @param token its name without the dashes: `paper`
 * @throws {Error} if tokens.css has no such colour, or one that is written in another way
 */
export const colourOf = (token: string, scheme: Scheme, chosen: ChosenColours): string =>
  oklabToHex(labOf(token, scheme, chosen).split("_").map(Number) as Oklab);

/** As text, `lightness_a_b`, because it takes the place of a part of the declaration. */
function labOf(token: string, scheme: Scheme, chosen: ChosenColours): string {
  const value = (tokens.get(token) ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/var\(--(site-)?([\w-]+)\)/g, (_, site, name) =>
      site ? hexToOklab(chosen[name as keyof ChosenColours]).join("_") : labOf(name, scheme, chosen),
    )
    .replaceAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g, (_, lightness, chroma, hue) =>
      fromPolar(lightness / 100, +chroma, +hue).join("_"),
    )
    .replaceAll(/color-mix\(in oklab, ([-\w.]+), (white|black) ([\d.]+)%\)/g, (_, own, other, percent) => {
      const [lightness, a, b] = own.split("_").map((part: number) => part * (1 - percent / 100));
      return [other === "white" ? lightness + percent / 100 : lightness, a, b].join("_");
    })
    .replace(/^light-dark\( ?([^ ]+), ([^ ]+) ?\)$/, scheme === "light" ? "$1" : "$2");
  if (!/^[-\d.e]+_[-\d.e]+_[-\d.e]+$/.test(value))
    throw new Error(`tokens.css has no colour --${token} that colours.ts can read`);
  return value;
}

const fromPolar = (lightness: number, chroma: number, hue: number): Oklab => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
];

/** OKLCH to sRGB (CSS Color 4, 10.2), each channel clipped. Lightness is a fraction, the hue is in degrees. */
export const oklchToHex = (lightness: number, chroma: number, hue: number): string =>
  oklabToHex(fromPolar(lightness, chroma, hue));

function oklabToHex([lightness, a, b]: Oklab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels
    .map((linear) =>
      Math.round(255 * companded(linear))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function hexToOklab(hex: string): Oklab {
  const [red, green, blue] = fromHex(hex).map(linear) as Oklab;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

const companded = (linear: number): number => {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
};
