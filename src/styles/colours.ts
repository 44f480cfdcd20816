import { readFileSync } from "node:fs";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

type Scheme = "light" | "dark";

/**
 * A colour token as `#rrggbb`, for files and tags without custom properties.
 * @param token its name without the dashes: `paper`
 * @throws {Error} if tokens.css has no such colour
 */
export function colour(token: string, scheme: Scheme): string {
  const declaration = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const [light, dark = light] = [...declaration.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)];
  const [, lightness, chroma, hue] = (scheme === "dark" ? dark : light) ?? [];
  if (!hue) throw new Error(`tokens.css has no colour --${token}`);
  return oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** OKLCH to sRGB (CSS Color 4, 10.2), each channel clipped. Lightness is a fraction, the hue is in degrees. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
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

const companded = (linear: number): number => {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
};
