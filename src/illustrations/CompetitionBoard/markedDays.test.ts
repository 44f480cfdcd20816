import { expect, test } from "vitest";
import { markedDays } from "./markedDays.ts";

test.each([
  [12, 14, [0, 4, 8, 12]],
  [14, 14, [0, 5, 9, 14]],
  [7, 14, [0, 4, 7]],
  [4, 14, [0, 4]],
  [1, 14, [0, 1]],
  [1, 1, [0, 1]],
  [11.5, 14, [0, 4, 8, 11.5]],
  [0, 14, [0]],
])(
  "HM-01 %d days after the opening of %i, the timeline has names with room between them",
  (day, days, marks) => {
    expect(markedDays(day, days)).toEqual(marks);
  },
);
