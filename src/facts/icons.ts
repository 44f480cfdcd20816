/**
 * The icons that are drawn as PNG, by file name: their width in pixels, and that of one of the mark's 32 units, in whole
 * pixels so that edges are sharp. Systems cut maskable ones to a shape of theirs, down to a circle of four fifths.
 */
export const tiles = {
  "apple-touch-icon": { size: 180, unit: 4 },
  "icon-192": { size: 192, unit: 4 },
  "icon-512": { size: 512, unit: 10 },
  "icon-maskable-512": { size: 512, unit: 8 },
} as const;

export type TileName = keyof typeof tiles;

/** Addresses of all icons. */
export const iconPaths: readonly string[] = [
  "/favicon.svg",
  "/favicon.ico",
  ...Object.keys(tiles).map((name) => `/${name}.png`),
];
