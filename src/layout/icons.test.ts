import sharp from "sharp";
import { expect, test } from "vitest";
import { tiles } from "../facts/icons.ts";
import { colour } from "../styles/colours.ts";
import { favicon, ico, tile } from "./icons.ts";

const hex = (bytes: Buffer) => `#${bytes.toString("hex").slice(0, 6)}`;

/** The colour at a point, given as fractions of the width. */
async function pixel(png: Buffer | string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(png)).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return hex(data.subarray(at * info.channels));
}

test.each(Object.entries(tiles))("%s is a square of its size, and reproducible", async (_, facts) => {
  const png = await tile(facts);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: facts.size, height: facts.size });
  expect(await tile(facts)).toEqual(png);
});

test.each(Object.entries(tiles))(
  "on %s, the tape runs from edge to edge below the bell",
  async (_, facts) => {
    const png = await tile(facts);
    const tape = 0.5 + (7 * facts.unit) / facts.size;
    expect(await pixel(png, 0, tape)).toBe(colour("brass", "light"));
    expect(await pixel(png, 0.999, tape)).toBe(colour("brass", "light"));
    expect(await pixel(png, 0.5, 0.5)).toBe(colour("on-night", "light"));
    expect(await pixel(png, 0, 0)).toBe(colour("night", "light"));
  },
);

test("the mark of the maskable icon is within the safe circle", () => {
  const { size, unit } = tiles["icon-maskable-512"];
  // The points of the bell that are farthest from the centre of the 32 grid: the ends of its lip.
  expect((Math.hypot(12, 4) * unit) / size).toBeLessThan(0.4);
});

test("the favicon has the mark in the colours of both schemes", async () => {
  const svg = favicon();
  expect(await pixel(svg, 0.5, 0.5)).toBe(colour("ink", "light"));
  expect(svg).toContain(`@media(prefers-color-scheme:dark){#bell{fill:${colour("ink", "dark")}}`);
});

test("the .ico file contains one PNG of 32 px", async () => {
  const png = await tile({ size: 32, unit: 1 });
  const icon = ico(png);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.readUInt32LE(14)).toBe(png.length);
  expect(icon.subarray(icon.readUInt32LE(18))).toEqual(png);
});
