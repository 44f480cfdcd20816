/** Commission that flows from a member towards the root, together with that of the members below. */
export interface Stream {
  /** Commission on the member's own lots. */
  commission: number;
  below?: readonly this[] | undefined;
}

/** The part of a stream between two tiers. */
interface Reach<S> {
  stream: S;
  /** Index of the tier; 0 is the closest to the root. */
  tier: number;
  /** Top of its label, in font sizes. */
  top: number;
  /** Outline of the stream between this tier and the one before, in the units of `viewBox`. */
  path: string;
}

interface River<S> {
  /** In font sizes, so that labels of any size fit. */
  height: number;
  viewBox: string;
  /** Top of the mouth at the left, and its height, in font sizes. */
  mouth: { top: number; height: number };
  /** x of the tiers, in percent of the width. */
  columns: number[];
  reaches: Reach<S>[];
}

/** In percent of the width: x of the first tier, and what all tiers share. The end of the last one is cut off. */
const firstTier = 27;
const shared = 75;

// All heights are in font sizes.
/** Two lines of a label with room below them, beside the member's own part and above what flows on. */
const labelHeight = 2.55;
const gap = 0.25;
const margin = 0.65;
/** Units per font size: integers are precise enough for the thinnest streams. */
const unit = 28;
const width = 1000;

/** The commission in a stream: the member's own and all that joins it. */
const carried = (stream: Stream): number =>
  (stream.below ?? []).reduce((sum, each) => sum + carried(each), stream.commission);

/** A ribbon from one y to another: horizontal below its label, then bending. @param ends x of the tiers */
function ribbon(ends: readonly number[], tier: number, from: number, to: number, thickness: number): string {
  // The mouth reaches to the left edge of the window, outside of the drawing.
  const start = ends[tier - 1] ?? -width;
  const end = ends[tier] ?? 0;
  const bend = Math.round(tier === 0 ? end * 0.64 : start + (end - start) * 0.58);
  const units = (height: number) => Math.round(height * unit);
  const top = units(from);
  const rise = units(to) - top;
  // Rounded as a sum, so that there is no gap between neighbours.
  const high = Math.max(units(from + thickness) - top, unit / 14);
  if (rise === 0) return `M${start} ${top}h${end - start}v${high}H${start}z`;
  const across = end - bend;
  const half = Math.round(across / 2);
  const rest = across - half;
  return [
    `M${start} ${top}H${bend}c${half} 0 ${half} ${rise} ${across} ${rise}`,
    `v${high}c${-rest} 0 ${-rest} ${-rise} ${-across} ${-rise}H${start}z`,
  ]
    .join("")
    .replaceAll(" -", "-");
}

/**
 * Lays a tree out as a river with its mouth at the left, without streams that carry nothing. A ribbon is as thick as the commission it carries; where it
 * passes a tier, the part of the member there ends beside the label.
 * @param tiers how many there are; no stream has more below each other
 * @param perDollar how thick a dollar is, in font sizes
 * @param frame the height of the river at least, in font sizes
 */
export function river<S extends Stream>(
  streams: readonly S[],
  tiers: number,
  perDollar: number,
  frame = 0,
): River<S> {
  const total = streams.reduce((sum, stream) => sum + carried(stream), 0);
  const heightOf = (commission: number) => commission * perDollar;
  const columns = Array.from({ length: tiers }, (_, tier) => firstTier + (shared * tier) / tiers);
  const ends = columns.map((column) => Math.round((column * width) / 100));
  const places: { stream: S; tier: number; top: number; from: number; to: number }[] = [];
  let free = margin;

  const place = (siblings: readonly S[], tier: number, start: number): void => {
    let from = start;
    for (const stream of siblings) {
      if (carried(stream) === 0) continue;
      const own = heightOf(stream.commission);
      const beside = Math.max(own, labelHeight);
      const onward = free + beside;
      // Without members below, the stream ends horizontally below its label.
      const to = stream.below ? onward - own : onward;
      places.push({ stream, tier, top: onward - (beside + labelHeight) / 2, from, to });
      // The first of the members below is level with the stream that continues.
      free = onward - labelHeight;
      place(stream.below ?? [], tier + 1, onward);
      free = Math.max(free, to + heightOf(carried(stream)) + gap);
      from += heightOf(carried(stream));
    }
  };
  place(streams, 0, 0);

  const needed = Math.round((free - gap + margin) * 10) / 10;
  const height = Math.max(needed, frame);
  /** A smaller river is in the middle of its frame, and the mouth always is. */
  const above = (height - needed) / 2;
  const mouth = { top: (height - heightOf(total)) / 2, height: heightOf(total) };
  return {
    height,
    viewBox: `0 0 ${width} ${Math.round(height * unit)}`,
    mouth,
    columns,
    reaches: places.map(({ stream, tier, top, from, to }) => ({
      stream,
      tier,
      top: top + above,
      path: ribbon(
        ends,
        tier,
        from + (tier === 0 ? mouth.top : above),
        to + above,
        heightOf(carried(stream)),
      ),
    })),
  };
}
