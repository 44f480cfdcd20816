/** Red, green and blue from 0 to 255, in sRGB. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A colour from `#rrggbb`. */
export const fromHex = (hex: string): Colour => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};

/** The least contrast of graphics (WCAG 1.4.11). */
export const leastContrast = 3;

export const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (colour: Colour): string =>
  `#${colour.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** A colour as it is, or as much darker or lighter as it takes to be seen on a ground. All are `#rrggbb`. */
export function seenOn(ground: string, own: string): string {
  const below = fromHex(ground);
  const end = contrast(below, [255, 255, 255]) > contrast(below, [0, 0, 0]) ? 255 : 0;
  let seen = fromHex(own);
  while (contrast(below, seen) < leastContrast) {
    const [red, green, blue] = seen;
    const further = (byte: number) => Math.round(byte + (end - byte) / 16);
    seen = [further(red), further(green), further(blue)];
  }
  return hex(seen);
}
