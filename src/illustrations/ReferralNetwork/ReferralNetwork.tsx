import type { Branch } from "../../content/sample/academy.ts";
import type { Trader } from "../../content/sample/traders.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Tier } from "../../simulation/commission.ts";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import css from "./ReferralNetwork.module.css";
import { river, type Stream } from "./river.ts";

interface ReferralNetworkProps {
  /** `common:sampleTag`. */
  sample: string;
  /** Text alternative of the picture. */
  label: string;
  words: Pick<English["communities"]["network"], "name" | "total" | "channels"> & {
    tier: (number: number) => string;
    rate: (amount: string) => string;
    members: (count: number) => string;
  };
  numberFormats: NumberFormats;
  /** Those who came through the IB, and who came through them. */
  network: readonly Branch[];
  /** The closest tier first. */
  tiers: readonly Tier[];
  traders: readonly Trader[];
  /** The trader whose journal is below the tree. */
  marked: Trader;
}

/** A member, a link or a number of members, with texts. */
interface Member extends Stream {
  /** Of a member or a link; `<more>` tags what is left out on narrow screens. */
  name?: string | undefined;
  /** Number of members who came through a link, or are drawn as one. */
  count?: string | undefined;
  figure: string;
  /** How the commission is calculated: lots and rate. */
  sum: string;
  isMarked: boolean;
}

/** Characters of the total above which its font is smaller. */
const shortFigure = 7;

/** In font sizes: from the top of a label to its first baseline, and from there to the next. */
const ascent = 0.9;
const leading = 1.12;

const rounded = (length: number): number => Math.round(length * 10) / 10;

/**
 * Who referred whom and what each tier pays, as a river of commission across the window that flows to the left. It has
 * its size from the first paint on; the river comes after.
 */
export function ReferralNetwork({
  sample,
  label,
  words,
  numberFormats: { dollars, dollarsAndCents, whole },
  network,
  tiers,
  traders,
  marked,
}: ReferralNetworkProps) {
  const memberOf = ({ trader, channel, members, lots, below }: Branch, tier: number): Member => {
    const person = traders.find(({ id }) => id === trader);
    const rate = tiers[tier]?.rate ?? 0;
    return {
      name: person ? person.name.replace(/ .*/, "<more>$&</more>") : channel && words.channels[channel],
      count: person ? undefined : words.members(members),
      commission: lots * rate,
      figure: dollars(lots * rate),
      sum: `${whole(lots)} × ${dollarsAndCents(rate)}`,
      isMarked: trader === marked.id,
      // Nothing is paid below the last tier.
      below: tier + 1 < tiers.length ? below?.map((branch) => memberOf(branch, tier + 1)) : undefined,
    };
  };
  const { height, viewBox, columns, reaches } = river(
    network.map((branch) => memberOf(branch, 0)),
    tiers.length,
  );
  const outline = (isMarked: boolean) =>
    reaches.flatMap(({ stream, path }) => (stream.isMarked === isMarked ? path : [])).join("");
  const total = dollars(tiers.reduce((sum, { commission }) => sum + commission, 0));
  return (
    <figure className={`${css.network} u-panel-text`} role="img" aria-label={label} data-drawing="first">
      <div className={`${css.axis} u-padding-inline`} aria-hidden="true">
        <p className={`${css.head} u-row u-brand-head`}>
          <BrandText kind="initials" name={words.name} />
          <b>
            <BrandText kind="name" name={words.name} />
          </b>
          <SampleTag>{sample}</SampleTag>
        </p>
        <ol className={`${css.tiers} u-equal-columns`}>
          {tiers.map(({ rate, members, commission }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is known by its number.
            <li key={index}>
              <b className="u-block">{words.tier(index + 1)}</b>{" "}
              <b className="u-block">{dollars(commission)}</b>
              <span className={`${css.rate} u-block u-text-muted`}>{words.rate(dollarsAndCents(rate))}</span>{" "}
              <span className="u-block u-text-muted">{words.members(members)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={`${css.river} u-padding-inline`} aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name. */}
        <svg width="100%" height={`${height}em`} fill="currentColor" overflow="visible">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name. */}
          <svg
            className="u-brand-text"
            data-part="draw"
            viewBox={viewBox}
            preserveAspectRatio="none"
            overflow="visible"
          >
            <path d={outline(false)} />
            <path fill="var(--brass)" d={outline(true)} />
          </svg>
          {columns.map((column, tier) => (
            // biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name.
            <svg key={column} x={`${column}%`} overflow="visible">
              {reaches
                .filter((reach) => reach.tier === tier)
                .map(({ stream, top }) => (
                  <text key={top} y={`${rounded(top + ascent)}em`}>
                    <Name {...stream} />
                    <tspan className="u-semibold" x="0" dy={`${leading}em`}>
                      {stream.figure}
                    </tspan>
                    <tspan className={`${css.sum} u-text-muted`}>{` ${stream.sum}`}</tspan>
                  </text>
                ))}
            </svg>
          ))}
        </svg>
        <p className={css.mouth}>
          <span>{words.total}</span>{" "}
          <b className={total.length > shortFigure ? `${css.long} u-headline` : "u-headline"}>{total}</b>
        </p>
      </div>
    </figure>
  );
}

function Name({ name, count, isMarked }: Member) {
  return (
    <>
      {name && (
        <tspan className={isMarked ? "u-semibold" : undefined}>
          <Message tags={{ more: (rest) => <tspan className={css.more}>{rest}</tspan> }}>{name}</Message>
        </tspan>
      )}
      {count && <tspan className={`${css.count} ${name ? "u-text-muted" : ""}`.trim()}>{` ${count}`}</tspan>}
    </>
  );
}
