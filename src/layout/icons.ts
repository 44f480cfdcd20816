import sharp from "sharp";
import { colour } from "../styles/colours.ts";
import { bell } from "../ui/Logo/bell.ts";

/** The mark alone, for tabs: it follows the system's light or dark setting by itself. */
export function favicon(): string {
  const part = (path: string, id: string, token: string) =>
    `<path id="${id}" fill="${colour(token, "light")}" d="${path}"/>`;
  const dark = `#bell{fill:${colour("ink", "dark")}}#tape{fill:${colour("brass", "dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media(prefers-color-scheme:dark){${dark}}</style>${part(bell.body, "bell", "ink")}${part(bell.tape, "tape", "brass-deep")}</svg>`;
}

/**
 * The mark on a tile of night; the tape enters at the left edge and leaves at the right one.
 * @param size width and height in pixels
 * @param unit pixels for one of the 32 units of the mark
 */
export async function tile({ size, unit }: { size: number; unit: number }): Promise<Buffer> {
  const side = size / unit;
  const corner = 16 - side / 2;
  const night = colour("night", "light");
  const brass = colour("brass", "light");
  // On the tape, a tick of 2 every 6, in step with those of the mark.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${corner} ${corner} ${side} ${side}"><rect x="${corner}" y="${corner}" width="${side}" height="${side}" fill="${night}"/><path d="M-40 23H72" stroke="${brass}" stroke-width="2"/><path d="M-40 25H0M34 25H74" stroke="${brass}" stroke-width="2" stroke-dasharray="2 4"/><path fill="${brass}" d="${bell.tape}"/><path fill="${colour("on-night", "light")}" d="${bell.body}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** A PNG of 32 px as an .ico file, for what asks for /favicon.ico without reading the page. */
export function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon,
  header.writeUInt16LE(1, 4); // with one image
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // of 32 bits a pixel,
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // which stands behind this header.
  return Buffer.concat([header, png]);
}
