/** Red, green and blue from 0 to 255, in sRGB. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A colour from `#rrggbb`. */
export const fromHex = (hex: string): Colour => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};

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
