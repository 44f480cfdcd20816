import css from "./ReferralNetwork.module.css";
import { columns, river, type Stream } from "./river.ts";

export interface Member extends Stream {
  /** A name, a link, or how many members are drawn as one. */
  name: string;
  /** How many came through a link. */
  count?: string | undefined;
  /** Commission from them, in the visitor's form. */
  figure: string;
  /** The sum behind the figure: lots and rate. */
  sum: string;
  /** The member whose journal stands below the tree. */
  current?: boolean;
}

interface ReferralNetworkProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** Who earns. */
  name: string;
  total: { term: string; figure: string };
  /** Nearest first. */
  tiers: readonly { name: string; rate: string; members: string; figure: string }[];
  members: readonly Member[];
}

/** Who brought whom, and what each tier pays: a river of commission as wide as the window, with its mouth at the left. */
export function ReferralNetwork({ label, name, total, tiers, members }: ReferralNetworkProps) {
  const { height, viewBox, reaches } = river(members);
  const outline = (current: boolean) =>
    reaches.flatMap(({ stream, path }) => ((stream.current ?? false) === current ? path : [])).join("");
  return (
    <figure className={css.network} aria-label={label}>
      <div className={css.axis}>
        <p>
          <b>{name}</b>
        </p>
        <ol className={css.tiers}>
          {tiers.map((tier) => (
            <li key={tier.name}>
              <b>{tier.name}</b> <b>{tier.figure}</b>
              <span className={css.rate}>{tier.rate}</span> <span>{tier.members}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.river}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name, and the texts speak for themselves. */}
        <svg width="100%" height={height}>
          <svg width="100%" height={height} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
            <path d={outline(false)} />
            <path className={css.current} d={outline(true)} />
          </svg>
          {reaches.map(({ stream, tier, top }) => {
            const x = `${columns[tier]}%`;
            return (
              <text key={stream.name + stream.sum} x={x} y={Math.round(top + 12)}>
                {stream.current ? <tspan className={css.name}>{stream.name}</tspan> : stream.name}
                {stream.count && <tspan> {stream.count}</tspan>}
                <tspan x={x} dy="15">
                  {stream.figure}
                </tspan>
                <tspan> {stream.sum}</tspan>
              </text>
            );
          })}
        </svg>
        <p className={css.mouth}>
          <span>{total.term}</span> <b>{total.figure}</b>
        </p>
      </div>
    </figure>
  );
}
