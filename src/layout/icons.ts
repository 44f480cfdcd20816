import sharp from "sharp";
import { colour } from "../styles/colours.ts";
import { bell } from "../ui/Logo/bell.ts";

/** The mark without a background, for tabs, in the system's light or dark colours. */
export function favicon(): string {
  const part = (path: string, id: string, token: string) =>
    `<path id="${id}" fill="${colour(token, "light")}" d="${path}"/>`;
  const dark = `#bell{fill:${colour("ink", "dark")}}#tape{fill:${colour("brass", "dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media(prefers-color-scheme:dark){${dark}}</style>${part(bell.body, "bell", "ink")}${part(bell.tape, "tape", "brass-deep")}</svg>`;
}

/**
 * The mark on a night background, with the tape from edge to edge.
 * @param size width and height in pixels
 * @param unit pixels per unit of the mark's grid of 32
 */
export async function tile({ size, unit }: { size: number; unit: number }): Promise<Buffer> {
  const side = size / unit;
  const corner = 16 - side / 2;
  const night = colour("night", "light");
  const brass = colour("brass", "light");
  // The ticks of the tape are 2 wide, every 6, aligned with those of the mark.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${corner} ${corner} ${side} ${side}"><rect x="${corner}" y="${corner}" width="${side}" height="${side}" fill="${night}"/><path d="M-40 23H72" stroke="${brass}" stroke-width="2"/><path d="M-40 25H0M34 25H74" stroke="${brass}" stroke-width="2" stroke-dasharray="2 4"/><path fill="${brass}" d="${bell.tape}"/><path fill="${colour("on-night", "light")}" d="${bell.body}"/></svg>`;
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
