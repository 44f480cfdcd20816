import { noise } from "../noise.ts";

/** What a figure counts; decides how its band is drawn. */
export type Kind = "growth" | "share" | "count" | "days" | "hours";

/** A figure before launch and after it. */
export interface Measured {
  kind: Kind;
  before: number;
  after: number;
}

/** The banner's own units; it stretches to any width and height. The bell is in the middle. */
export const canvas = { width: 360, height: 120, bell: 180 } as const;

/** The paths of a band: all of what is possible, the value before, and the value after. */
export interface Band {
  kind: Kind;
  warp: string;
  before: string;
  after: string;
}

/** The position of a band: its edge at the timeline, and its height from there, negative upwards. */
interface Place {
  base: number;
  reach: number;
}

type Random = () => number;
type Woven = Omit<Band, "kind">;

const { round, min, max } = Math;
const halves = [0, canvas.bell] as const;
const number = (value: number): number => round(value * 10) / 10;

/** A bar for every third day; the value before leaves room for half as much again. */
function bars({ before, after }: Measured, { base, reach }: Place, random: Random): Woven {
  const count = 30;
  const width = canvas.bell / count;
  const level = after > before ? 0.55 : 0.9;
  const to = min(1, level * (after / before));
  const half = (from: number, height: (share: number) => number) =>
    Array.from(
      { length: count },
      (_, bar) => `M${from + (bar + 0.5) * width} ${base}v${number(reach * height((bar + 1) / count))}`,
    ).join("");
  const jitter = () => random() * 0.04;
  return {
    warp: halves.map((from) => half(from, () => 1)).join(""),
    before: half(0, () => level + jitter()),
    after: half(canvas.bell, (share) => min(1, level + (to - level) * (1 - (1 - share) ** 2) + jitter())),
  };
}

/** Rows of dots, filled up to the share; up to ten times the share where it is below a tenth. */
function dots({ before, after }: Measured, { base, reach }: Place, random: Random): Woven {
  const rows = Math.abs(reach) > 40 ? 10 : 3;
  const full = max(before, after) < 0.1 ? 10 : 1;
  const edge = 3;
  const half = (from: number, filled: (row: number) => number) =>
    Array.from({ length: rows }, (_, row) => {
      const length = round((canvas.bell - 2 * edge) * min(1, max(0, filled(row))));
      return length && `M${from + edge} ${number(base + (reach * (row + 0.5)) / rows)}h${length}`;
    })
      .filter(Boolean)
      .join("");
  const part = (share: number) => (row: number) => share * full * rows - row + random() * 0.2;
  return {
    warp: halves.map((from) => half(from, () => 1)).join(""),
    before: half(0, part(before)),
    after: half(canvas.bell, part(after)),
  };
}

/** Above this number, one tick is a hundred. */
const manyTicks = 60;

/** One tick per unit, or per hundred above `manyTicks`. */
function ticks({ before, after }: Measured, { base, reach }: Place, random: Random): Woven {
  const half = (from: number, value: number) => {
    const count = round(max(before, after) > manyTicks ? value / 100 : value);
    const pitch = canvas.bell / count;
    return Array.from(
      { length: count },
      (_, tick) => `M${number(from + (tick + 0.5 + random() * 0.28) * pitch)} ${base}v${reach}`,
    ).join("");
  };
  return { warp: "", before: half(0, before), after: half(canvas.bell, after) };
}

/** The durations that fill the width. */
const longest = { days: 20, hours: 54 } as const;

/** Bars as long as the time they stand for. */
function spans(kind: "days" | "hours") {
  return ({ before, after }: Measured, { base, reach }: Place, random: Random): Woven => {
    const lines = Math.abs(reach) > 40 ? 8 : 3;
    const edge = 3;
    const half = (from: number, length: () => number) =>
      Array.from(
        { length: lines },
        (_, line) =>
          `M${from + edge} ${number(base + (reach * (line + 0.5)) / lines)}h${round((canvas.bell - 2 * edge) * min(1, length()))}`,
      ).join("");
    const part = (value: number) => () => (value / longest[kind]) * (1 + random() * 0.12);
    return {
      warp: halves.map((from) => half(from, () => 1)).join(""),
      before: half(0, part(before)),
      after: half(canvas.bell, part(after)),
    };
  };
}

const weavers = { growth: bars, share: dots, count: ticks, days: spans("days"), hours: spans("hours") };

/** A seed made of a case's figures: the same figures give the same banner. */
const seedOf = (results: readonly Measured[]): number =>
  results.reduce(
    (seed, { before, after }) => (Math.imul(seed, 31) + round(before * 997 + after * 1009)) | 0,
    7,
  );

/** Heights of the main band and the others; gaps between bands and at the edges. */
const heights = { main: 60, other: 16 } as const;
const gap = 6;

/**
 * A case's results as bands along the timeline, before and after the bell: growth above it, falls below it. Each is
 * drawn by its kind, the main one the largest.
 */
export function weave(results: readonly Measured[]): { timeline: number; bands: readonly Band[] } {
  const random = noise(seedOf(results));
  const bands = results.map((result, rank) => ({ result, height: rank ? heights.other : heights.main }));
  const above = bands.filter(({ result }) => result.after > result.before);
  const below = bands.filter(({ result }) => result.after <= result.before);
  const room = (side: typeof bands) => side.reduce((sum, { height }) => sum + height + gap, 0);
  const timeline = round((canvas.height - room(above) - room(below)) / 2) + room(above);
  const draw = (side: typeof bands, direction: 1 | -1) => {
    let edge = timeline;
    return side.map(({ result, height }) => {
      const place = { base: edge + direction * gap, reach: direction * height };
      edge = place.base + place.reach;
      return { kind: result.kind, ...weavers[result.kind](result, place, random) };
    });
  };
  return { timeline, bands: [...draw(above, -1), ...draw(below, 1)] };
}
