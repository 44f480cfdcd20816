import { expect, test } from "vitest";
import { river, type Stream } from "./river.ts";

const last = { commission: 100 };
const below = { commission: 500, below: [last] };
const first = { commission: 3000, below: [below] };
const second = { commission: 1000 };

/** The y of a ribbon at its start and at its end, and its thickness, in units of the picture. */
function shape(path = "") {
  const [, start = 0, rise = 0, thickness] =
    /^M-?\d+ (\d+)H\d+c\d+ 0 \d+ ?-?\d+ \d+ ?(-?\d+)v(\d+)c/.exec(path)?.map(Number) ?? [];
  return { start, end: start + rise, thickness };
}

const pathOf = (stream: Stream) =>
  river<Stream>([first, second], 3).reaches.find((reach) => reach.stream === stream)?.path;

test("IB-01 a ribbon is as thick as the commission it carries, including that of members below", () => {
  const [whole, joined, other] = [first, below, second].map((stream) => shape(pathOf(stream)).thickness ?? 0);
  expect((whole ?? 0) / (joined ?? 0)).toBeCloseTo(6, 0);
  expect((whole ?? 0) / (other ?? 0)).toBeCloseTo(3.6, 1);
});

test("IB-01 ribbons at the mouth are adjacent", () => {
  const { start = 0, thickness = 0 } = shape(pathOf(first));
  expect(Math.abs((shape(pathOf(second)).start ?? 0) - start - thickness)).toBeLessThanOrEqual(1);
});

test("IB-01 streams of members below start where the member's own part ends", () => {
  const { end = 0, thickness = 0 } = shape(pathOf(first));
  const own = (thickness * first.commission) / (first.commission + below.commission + last.commission);
  expect(Math.abs((shape(pathOf(below)).start ?? 0) - end - own)).toBeLessThanOrEqual(1);
});
