import sharp from "sharp";
import { colour } from "../../content/brand.ts";
import type { Logo } from "../../content/logo.ts";

/** The logo without a background, for tabs, in the system's light or dark colours. */
export function favicon({ viewBox, content }: Logo): string {
  const light = `svg{color:${colour("ink", "light")};--brass:${colour("brass-deep", "light")}}`;
  const dark = `svg{color:${colour("ink", "dark")};--brass:${colour("brass", "dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor"><style>${light}@media(prefers-color-scheme:dark){${dark}}</style>${content}</svg>`;
}

/**
 * The logo on a dark background.
 * @param size width and height in pixels
 * @param unit pixels per unit of the logo, which is 32 wide or high
 */
export async function appIcon(
  { viewBox, content }: Logo,
  { size, unit }: { size: number; unit: number },
): Promise<Buffer> {
  const side = 32 * unit;
  const corner = (size - side) / 2;
  // sharp knows no custom properties, and logos have only this one.
  const drawn = content.replaceAll(/var\(--brass\b[^()]*\)/g, colour("brass", "light"));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colour("dark", "light")}"/><svg x="${corner}" y="${corner}" width="${side}" height="${side}" viewBox="${viewBox}" color="${colour("on-dark", "light")}" fill="currentColor">${drawn}</svg></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** A PNG of 32 px as an .ico file, for clients that request /favicon.ico without reading a document. */
export function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of images
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the image
  return Buffer.concat([header, png]);
}
