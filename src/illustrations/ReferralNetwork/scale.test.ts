import { expect, test } from "vitest";
import { scaleOf } from "./scale.ts";

test.each([
  [6226, 1 / 6226, 1000],
  [0, 1 / 6226, 1000],
  [9961, 1 / 6226, 1000],
  // From here on the river would leave the screen.
  [62_260, 1.6 / 62_260, 5000],
  [11_708_718, 1.6 / 11_708_718, 1_000_000],
])(
  "IB-01 a river of $%d has the scale of the sample, unless it would leave the screen",
  (total, perDollar, key) => {
    expect(scaleOf(total, 6226)).toEqual({ perDollar, key });
  },
);
