import { describe, expect, test } from "vitest";
import { canvas, type Measured, weave } from "./banner.ts";

const grew: Measured = { kind: "growth", before: 1, after: 1.3 };
const shrank: Measured = { kind: "count", before: 40, after: 10 };
const share: Measured = { kind: "share", before: 0.2, after: 0.4 };

const moves = (path: string) => path.match(/M/g)?.length ?? 0;
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

  test("has a tick per unit, or per hundred for large numbers", () => {
    const [few] = weave([shrank]).bands;
    expect([moves(few?.before ?? ""), moves(few?.after ?? "")]).toEqual([40, 10]);
    const [many] = weave([{ kind: "count", before: 4800, after: 2700 }]).bands;
    expect([moves(many?.before ?? ""), moves(many?.after ?? "")]).toEqual([48, 27]);
  });

  test.each([
    ["all grow", [grew, share, grew]],
    ["all shrink", [shrank, { ...share, after: 0.1 }, { kind: "hours", before: 60, after: 9 }]],
    [
      "they go far",
      [
        { ...grew, after: 9 },
        { ...share, after: 1 },
        { ...shrank, after: 0 },
      ],
    ],
  ] as [string, Measured[]][])("keeps everything inside when %s", (_, results) => {
    const { timeline, bands } = weave(results);
    expect(timeline).toBeGreaterThanOrEqual(5);
    expect(timeline).toBeLessThanOrEqual(canvas.height - 5);
    for (const { warp, before, after } of bands)
      for (const [, x, y, way, length] of `${warp}${before}${after}`.matchAll(
        /M([\d.-]+) ([\d.-]+)([hv])([\d.-]+)/g,
      )) {
        const end = {
          x: Number(x) + (way === "h" ? Number(length) : 0),
          y: Number(y) + (way === "v" ? Number(length) : 0),
        };
        for (const value of [Number(x), end.x]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(canvas.width);
        }
        for (const value of [Number(y), end.y]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(canvas.height);
        }
      }
  });
});
