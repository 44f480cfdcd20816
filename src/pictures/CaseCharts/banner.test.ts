import { describe, expect, test } from "vitest";
import { canvas, type Measured, weave } from "./banner.ts";

const grew: Measured = { kind: "growth", before: 1, after: 1.3 };
const shrank: Measured = { kind: "count", before: 40, after: 10 };
const share: Measured = { kind: "share", before: 0.2, after: 0.4 };

/** The heights at which the lines of a path start. */
const heights = (path: string) => Array.from(path.matchAll(/M[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y));

describe("CS-03 a case's banner", () => {
  test("is the same for the same figures, and differs for others", () => {
    const other = { ...share, after: 0.41 };
    expect(weave([grew, share])).toEqual(weave([grew, share]));
    expect(weave([grew, share])).not.toEqual(weave([grew, other]));
  });

  test("shows growth above the timeline and falls below it", () => {
    const { timeline, bands } = weave([grew, shrank, share]);
    const sides = new Map(bands.map(({ kind, after }) => [kind, heights(after).every((y) => y < timeline)]));
    expect(Object.fromEntries(sides)).toEqual({ growth: true, share: true, count: false });
  });

  test.each([
    ["all grow", [grew, share, { ...grew, after: 9 }]],
    ["all shrink", [shrank, { ...share, after: 0.1 }, { kind: "hours", before: 60, after: 9 }]],
  ] as [string, Measured[]][])("keeps everything inside when %s", (_, results) => {
    for (const { warp, before, after } of weave(results).bands)
      for (const [, y, way, length] of `${warp}${before}${after}`.matchAll(
        /M[\d.-]+ ([\d.-]+)([hv])([\d.-]+)/g,
      )) {
        const ends = [Number(y), Number(y) + (way === "v" ? Number(length) : 0)];
        expect(Math.min(...ends)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...ends)).toBeLessThanOrEqual(canvas.height);
      }
  });
});
