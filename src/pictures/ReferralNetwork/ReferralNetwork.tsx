import { Message } from "../../ui/Message/Message.tsx";
import type { Fact } from "../FactRows.tsx";
import css from "./ReferralNetwork.module.css";
import { columns, river, type Stream } from "./river.ts";

export interface Member extends Stream {
  /** A name, a link, or a number of members drawn as one; `<more>` tags what is left out on narrow screens. */
  name: string;
  /** Number of members who came through a link. */
  count?: string | undefined;
  /** Commission from them, as text. */
  figure: string;
  /** How the commission is calculated: lots and rate. */
  sum: string;
  /** Whether the journal below the tree is this member's. */
  current?: boolean;
}

/** Characters of the total above which its font is smaller. */
const shortFigure = 7;

interface ReferralNetworkProps {
  /** Text alternative of the picture. */
  label: string;
  /** The IB who earns the commission. */
  name: string;
  total: Fact;
  /** The closest tier first. */
  tiers: readonly { name: string; rate: string; members: string; figure: string }[];
  members: readonly Member[];
}

/** In font sizes: from the top of a label to its first baseline, and from there to the next. */
const ascent = 0.9;
const leading = 1.12;

const rounded = (length: number): number => Math.round(length * 10) / 10;

/**
 * Who referred whom and what each tier pays, as a river of commission across the window that flows to the left. It has
 * its size from the first paint on; the river comes after.
 */
export function ReferralNetwork({ label, name, total, tiers, members }: ReferralNetworkProps) {
  const { height, viewBox, reaches } = river(members);
  const outline = (current: boolean) =>
    reaches.flatMap(({ stream, path }) => ((stream.current ?? false) === current ? path : [])).join("");
  return (
    <figure className={css.network} role="img" aria-label={label} data-drawing="first">
      <div className={css.axis} aria-hidden="true">
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
      <div className={css.river} aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name. */}
        <svg width="100%" height={`${height}em`}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name. */}
          <svg className={css.drawing} data-part="draw" viewBox={viewBox} preserveAspectRatio="none">
            <path d={outline(false)} />
            <path className={css.current} d={outline(true)} />
          </svg>
          {columns.map((column, tier) => (
            // biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name.
            <svg key={column} x={`${column}%`}>
              {reaches
                .filter((reach) => reach.tier === tier)
                .map(({ stream, top }) => (
                  <text key={stream.name + stream.sum} y={`${rounded(top + ascent)}em`}>
                    <Name {...stream} />
                    {stream.count && <tspan className={css.count}> {stream.count}</tspan>}
                    <tspan x="0" dy={`${leading}em`}>
                      {stream.figure}
                    </tspan>
                    <tspan> {stream.sum}</tspan>
                  </text>
                ))}
            </svg>
          ))}
        </svg>
        <p className={css.mouth}>
          <span>{total.term}</span>{" "}
          <b className={total.figure.length > shortFigure ? css.long : undefined}>{total.figure}</b>
        </p>
      </div>
    </figure>
  );
}

function Name({ name, current }: Member) {
  const words = (
    <Message tags={{ more: (rest) => <tspan className={css.more}>{rest}</tspan> }}>{name}</Message>
  );
  return current ? <tspan className={css.name}>{words}</tspan> : words;
}
