import { expect, test } from "vitest";
import { completeAt, differVisibly, visibleChanges } from "./frames.ts";

/** A grey picture of 100 pixels, of which some are lighter. */
const picture = (lighter: number, by = 25): Uint8Array =>
  new Uint8Array(300).map((_, index) => (index < lighter * 3 ? 100 + by : 100));

const frame = (time: number, lighter: number) => ({ time, pixels: picture(lighter) });

test("an eye sees a letter, and neither a dot nor a shade", () => {
  expect(differVisibly(picture(0), picture(34))).toBe(true);
  expect(differVisibly(picture(0), picture(33))).toBe(false);
  expect(differVisibly(picture(0), picture(100, 24))).toBe(false);
  expect(differVisibly(picture(0), picture(100, -25))).toBe(true);
  expect(differVisibly(picture(0), picture(0).subarray(3))).toBe(true);
});

test("one colour of a pixel is enough", () => {
  const blue = picture(0).map((value, index) => (index % 3 === 2 ? 200 : value));
  expect(differVisibly(picture(0), blue)).toBe(true);
});

test("the screen is complete with the first frame from which on nothing changes visibly", () => {
  expect(completeAt([frame(10, 0), frame(300, 50), frame(400, 60), frame(500, 50)])).toBe(300);
  expect(completeAt([frame(10, 0), frame(300, 50), frame(400, 0), frame(500, 50)])).toBe(500);
  expect(completeAt([frame(10, 50)])).toBe(10);
  expect(() => completeAt([])).toThrow("no frame");
});

test("a change in small steps counts until its last visible one", () => {
  expect(completeAt([frame(10, 0), frame(20, 30), frame(30, 60), frame(40, 90)])).toBe(30);
});

test("frames that look like the one before are left out", () => {
  const frames = [frame(10, 0), frame(20, 10), frame(30, 50), frame(40, 50), frame(50, 0)];
  expect(visibleChanges(frames).map(({ time }) => time)).toEqual([10, 30, 50]);
});
