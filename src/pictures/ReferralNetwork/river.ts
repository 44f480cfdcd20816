/** Commission that flows from a member towards the root, with what joins it on the way. */
export interface Stream {
  /** What the member's own lots pay. */
  commission: number;
  below?: readonly this[] | undefined;
}

/** A stream between two tiers. */
interface Reach<S> {
  stream: S;
  /** Nearest tier first, from 0. */
  tier: number;
  /** Top of its label, in pixels. */
  top: number;
  /** Outline of the stream between this tier and the one before, in the units of `viewBox`. */
  path: string;
}

interface River<S> {
  /** In pixels. */
  height: number;
  viewBox: string;
  reaches: Reach<S>[];
}

/** Where the tiers stand, as percentages of the window's width. */
export const columns = [27, 52, 77] as const;

const pixelsPerDollar = 0.0258;
/** Two lines of a label, which stand beside the member's own part and above what flows on. */
const labelHeight = 30;
const gap = 6;
const margin = 12;
/** Units in a pixel of height: integers are fine enough for the thinnest streams. */
const unit = 2;
const width = 1000;

/** What a stream carries: the member's own commission and all that joins it. */
const carried = (stream: Stream): number =>
  (stream.below ?? []).reduce((sum, each) => sum + carried(each), stream.commission);

const heightOf = (commission: number): number => commission * pixelsPerDollar;

/** A ribbon from one height to another: level as far as the label above it reaches, then bending. */
function ribbon(tier: number, from: number, to: number, thickness: number): string {
  const start = ((columns[tier - 1] ?? 0) * width) / 100;
  const end = ((columns[tier] ?? 0) * width) / 100;
  const bend = Math.round(start + (end - start) * (tier === 0 ? 0.64 : 0.58));
  const middle = Math.round((bend + end) / 2);
  const units = (pixels: number) => Math.round(pixels * unit);
  const [left, right] = [units(from), units(to)] as const;
  // From the sum, so that neighbours leave no gap between them.
  const high = Math.max(units(from + thickness) - left, unit);
  if (left === right) return `M${start} ${left}H${end}v${high}H${start}z`;
  return `M${start} ${left}H${bend}C${middle} ${left} ${middle} ${right} ${end} ${right}v${high}C${middle} ${right + high} ${middle} ${left + high} ${bend} ${left + high}H${start}z`;
}

/**
 * Lays a tree out as a river that grows from its mouth at the left: each ribbon is as wide as the commission it carries,
 * and where it passes a tier, the part that the member there adds ends beside their label.
 */
export function river<S extends Stream>(streams: readonly S[]): River<S> {
  const places: { stream: S; tier: number; top: number; from: number; to: number }[] = [];
  let free = margin;

  const place = (siblings: readonly S[], tier: number, start: number): void => {
    let from = start;
    for (const stream of siblings) {
      const own = heightOf(stream.commission);
      const beside = Math.max(own, labelHeight);
      const onward = free + beside;
      // Where nothing flows on, the stream ends level below its label.
      const to = stream.below ? onward - own : onward;
      places.push({ stream, tier, top: onward - (beside + labelHeight) / 2, from, to });
      // The first who joins stands level with what flows on.
      free = onward - labelHeight;
      place(stream.below ?? [], tier + 1, onward);
      free = Math.max(free, to + heightOf(carried(stream)) + gap);
      from += heightOf(carried(stream));
    }
  };
  place(streams, 0, 0);

  const height = Math.round(free - gap + margin);
  /** All that flows, in the middle of the window's left edge. */
  const mouth = (height - heightOf(streams.reduce((sum, stream) => sum + carried(stream), 0))) / 2;
  return {
    height,
    viewBox: `0 0 ${width} ${height * unit}`,
    reaches: places.map(({ stream, tier, top, from, to }) => ({
      stream,
      tier,
      top,
      path: ribbon(tier, tier === 0 ? mouth + from : from, to, heightOf(carried(stream))),
    })),
  };
}
