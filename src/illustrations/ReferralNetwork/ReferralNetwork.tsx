import type { ReactNode } from "react";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { commissionOf, type Tier, totalOf } from "../../simulation/commission.ts";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText, useBrandName } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { falls } from "./falls.ts";
import css from "./ReferralNetwork.module.css";
import { river, type Stream } from "./river.ts";
import type { Scale } from "./scale.ts";

/** A member, a link, or members who are drawn as one. */
export interface NetworkBranch {
  /** Of a member or a link; `<more>` tags what is left out on narrow screens. */
  name?: string | undefined;
  /** Whether the name is a member's; others of the branch are counted beside it. */
  isPerson?: boolean;
  /** The member whose journal is below the tree. */
  isMarked?: boolean;
  members: number;
  lots: number;
  below?: readonly NetworkBranch[] | undefined;
}

interface RiverProps {
  numberFormats: NumberFormats;
  /** Those who came through the IB, and who came through them. */
  network: readonly NetworkBranch[];
  /** The closest tier first. */
  tiers: readonly Tier[];
  scale: Scale;
  /** How high the river of the sample is, in font sizes. */
  frame?: number | undefined;
}

interface ReferralNetworkProps extends RiverProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Pick<Templates<"communities:network">, "label" | "name" | "tier" | "total">;
  /** Writes how many members there are. */
  members: (count: number) => string;
  /** The numbers of a tier, as fields. */
  fields?: ((tier: number) => ReactNode) | undefined;
  /** What stands below the river. */
  note?: ReactNode;
}

/** A branch with the texts of its label. */
interface Member extends Stream {
  branch: NetworkBranch;
  figure: string;
  /** How the commission is calculated: lots and rate. */
  sum: string;
}

/** In font sizes: the mouth of the sample, and from which height on it has room for the total. */
const mouthHeight = 11.58;
const roomForTotal = 7;

/** Characters of the total above which its font is smaller, and smallest. */
const shortFigure = 7;
const longFigure = 10;
/** Characters of what a tier earns above which its font is smaller on a phone. */
const longSum = 11;

/** In font sizes: from the top of a label to its first baseline, and from there to the next. */
const ascent = 0.9;
const leading = 1.12;

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** The branches of a tier as streams. Nothing is paid below the last tier. */
const streamsOf = (
  branches: readonly NetworkBranch[],
  [tier, ...deeper]: readonly Tier[],
  formats: NumberFormats,
): Member[] | undefined =>
  tier &&
  branches.map((branch) => {
    const commission = commissionOf(branch.lots, tier.rate);
    return {
      branch,
      commission,
      figure: formats.exactDollars(commission),
      sum: `${formats.whole(branch.lots)} × ${formats.dollarsAndCents(tier.rate)}`,
      below: branch.below && streamsOf(branch.below, deeper, formats),
    };
  });

/** The river of a network. */
const riverOf = ({ network, tiers, numberFormats, scale, frame }: RiverProps) =>
  river(streamsOf(network, tiers, numberFormats) ?? [], tiers.length, scale.perDollar * mouthHeight, frame);

/** How high the river of a network is, in font sizes. */
export const riverHeight = (props: RiverProps): number => riverOf(props).height;

/**
 * Who referred whom and what each tier pays, as a river of commission across the window that flows to the left; on a phone
 * it falls from the tiers. Its ribbons are as thick as what they carry, on one scale for any sums.
 */
export function ReferralNetwork({ sample, words, members, fields, note, ...props }: ReferralNetworkProps) {
  const { numberFormats, network, tiers, scale } = props;
  const { dollars, dollarsAndCents, exactDollars, whole } = numberFormats;
  const name = useBrandName(words.name);
  const total = exactDollars(totalOf(tiers));
  return (
    <figure
      className={`${css.network} u-panel-text`}
      aria-label={interpolate(words.label, {
        name,
        total,
        first: exactDollars(tiers[0]?.commission ?? 0),
      })}
      data-drawing="first"
      suppressHydrationWarning
    >
      <div className={`${css.axis} u-padding-inline`}>
        <p className={`${css.head} u-row u-brand-head`}>
          <BrandText kind="initials" name={words.name} />
          <b>
            <BrandText kind="name" name={words.name} />
          </b>
        </p>
        <ol className={css.tiers}>
          {tiers.map(({ rate, lots, commission }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is known by its number.
            <li key={index}>
              <p className={css.sums}>
                <b id={`tier-${index + 1}`}>{interpolate(words.tier, { number: `${index + 1}` })}</b>{" "}
                <span className={`${css.product} u-text-muted`}>
                  {`${whole(lots)} × ${dollarsAndCents(rate)}`}
                </span>{" "}
                <b className={exactDollars(commission).length > longSum ? css.longSum : undefined}>
                  <span className={css.equals}>= </span>
                  {exactDollars(commission)}
                </b>
              </p>
              {fields?.(index)}
            </li>
          ))}
        </ol>
        <SampleTag className={css.tag}>{sample}</SampleTag>
      </div>
      <River {...props} words={words} members={members} total={total} />
      <div className={`${css.falls} u-padding-inline`} aria-hidden="true">
        <svg
          className="u-brand-text"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="currentColor"
          aria-hidden="true"
        >
          {falls(columnsOf(network, tiers), scale.perDollar).map((parts, tier) =>
            parts.map((path, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ribbon has no other name.
              <path key={`${tier}-${part}`} fill={part > 0 ? "var(--brass)" : undefined} d={path} />
            )),
          )}
        </svg>
        <p>
          {words.total} <b className="u-headline u-step-4">{total}</b>
        </p>
      </div>
      <figcaption className={`${css.foot} u-padding-inline`}>
        <p className={css.key} aria-hidden="true">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the sum stands beside it. */}
          <svg width="1rem" height={`${rounded(scale.key * scale.perDollar * mouthHeight)}em`}>
            <rect className="u-brand-text" width="100%" height="100%" fill="currentColor" />
          </svg>
          {dollars(scale.key)}
        </p>
        {note}
      </figcaption>
    </figure>
  );
}

/** What falls from each tier: what all but the marked member have brought, and what that member has. */
function columnsOf(network: readonly NetworkBranch[], tiers: readonly Tier[]): number[][] {
  const marked = network.find(({ isMarked }) => isMarked);
  return tiers.map(({ rate, commission }, tier) => {
    if (tier > 0 || !marked) return [commission];
    const own = commissionOf(marked.lots, rate);
    return [commission - own, own];
  });
}

/** The river of a wide window, with the total in its mouth, or above a mouth that is too small for it. */
function River({
  total,
  words,
  members,
  ...props
}: RiverProps & { total: string } & Pick<ReferralNetworkProps, "members"> & { words: { total: string } }) {
  const { height, viewBox, mouth, columns, reaches } = riverOf(props);
  const outline = (marked: boolean) =>
    reaches
      .flatMap(({ stream, path }) => ((stream.branch.isMarked ?? false) === marked ? path : []))
      .join("");
  const length = total.length > longFigure ? css.longest : total.length > shortFigure ? css.long : "";
  return (
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
              .filter((reach) => reach.tier === tier && reach.stream.commission > 0)
              .map(({ stream, top }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: branches do not move.
                <text key={place} y={`${rounded(top + ascent)}em`}>
                  <Name {...stream.branch} count={countOf(stream.branch, members)} />
                  <tspan className="u-semibold" x="0" dy={`${leading}em`}>
                    {stream.figure}
                  </tspan>
                  <tspan className={`${css.sum} u-text-muted`}>{` ${stream.sum}`}</tspan>
                </text>
              ))}
          </svg>
        ))}
      </svg>
      <p className={`${css.mouth} ${mouth.height < roomForTotal ? css.above : ""}`.trim()}>
        <span>{words.total}</span> <b className={`${length} u-headline`.trim()}>{total}</b>
      </p>
    </div>
  );
}

/** How many the members of a branch are, or how many there are beside the one who is named. */
const countOf = ({ isPerson, members }: NetworkBranch, write: (count: number) => string) =>
  isPerson ? members > 1 && `+ ${write(members - 1)}` : write(members);

function Name({ name, count, isMarked }: NetworkBranch & { count: string | false }) {
  return (
    <>
      {name && (
        <tspan className={isMarked ? "u-semibold" : undefined}>
          <Message tags={{ more: (rest) => <tspan className={css.more}>{rest}</tspan> }}>{name}</Message>
        </tspan>
      )}
      {count && <tspan className={name ? "u-text-muted" : undefined}>{` ${count}`}</tspan>}
    </>
  );
}
