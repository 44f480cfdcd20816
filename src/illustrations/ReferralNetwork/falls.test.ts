import { expect, test } from "vitest";
import { falls } from "./falls.ts";

test.each([
  ["of the sample", [[3990, 366], [1652], [218]], 1 / 6226],
  ["that need the room of their neighbours", [[9000], [100], [3000]], 1 / 6226],
  ["at the end of the scale", [[1_000_000], [500_000], [50_000]], 1.6 / 1_550_000],
])(
  "IB-01 ribbons %s have one scale at both ends, and stay in the window beside each other",
  (_, columns, perDollar) => {
    let mouth = 50 - columns.flat().reduce((sum, amount) => sum + amount * perDollar * 38, 0) / 2;
    let free = 0;
    for (const [column, paths] of falls(columns, perDollar).entries())
      for (const [part, path] of paths.entries()) {
        const wide = (columns[column]?.[part] ?? 0) * perDollar * 38;
        const [start = 0, end = 0, below = 0, , last = 0] =
          path
            .match(/^M(\S+) 0C.* (\S+) 100h(\S+)C(\S+) .* (\S+) 0z$/)
            ?.slice(1)
            .map(Number) ?? [];
        expect(below).toBeCloseTo(wide, 1);
        expect(last - start).toBeCloseTo(wide, 1);
        expect(end).toBeCloseTo(mouth, 1);
        expect(start).toBeGreaterThanOrEqual(free - 0.02);
        expect(last).toBeLessThanOrEqual(100.02);
        mouth += wide;
        free = last;
      }
  },
);

test("IB-01 no ribbon is drawn of nothing", () => {
  expect(falls([[0], [0]], 1)).toEqual([[""], [""]]);
});
