import sharp from "sharp";
import { expect, test } from "vitest";
import { colour } from "../../content/brand.ts";
import { appIcons } from "../../content/icons.ts";
import { appIcon, ico } from "./icons.ts";

/** As wide as high, of which the upper half has no colour. */
const logo = {
  viewBox: "0 0 2 2",
  content: '<path d="M0 0h2v1H0z"/><path fill="var(--brass, red)" d="M0 1h2v1H0z"/>',
  ids: "logo-",
};

const hex = (bytes: Buffer) => `#${bytes.toString("hex").slice(0, 6)}`;

/** The colour at a point, given as fractions of the width. */
async function pixel(png: Buffer | string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(png)).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return hex(data.subarray(at * info.channels));
}

test.each(Object.entries(appIcons))(
  "%s is a square of its size with the logo in its middle, on dark",
  async (_, { size, unit }) => {
    const png = await appIcon(logo, { size, unit });
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: size, height: size });
    const edge = (16 * unit - 2) / size;
    for (const x of [0.5 - edge, 0.5, 0.5 + edge]) {
      expect(await pixel(png, x, 0.5 - edge)).toBe(colour("on-dark", "light"));
      expect(await pixel(png, x, 0.5 + edge)).toBe(colour("brass", "light"));
    }
    for (const x of [0, 0.999]) expect(await pixel(png, x, 0.5)).toBe(colour("dark", "light"));
  },
);

test("the .ico file contains one PNG of 32 px", async () => {
  const png = await appIcon(logo, { size: 32, unit: 1 });
  const icon = ico(png);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.readUInt32LE(14)).toBe(png.length);
  expect(icon.subarray(icon.readUInt32LE(18))).toEqual(png);
});
