import type { ReactNode } from "react";
import type { RouteId } from "../../content/routes.ts";
import { challengeChart, height } from "../../illustrations/MiniIllustrations/challengeChart.ts";
import { unscaledStroke } from "../../illustrations/unscaledStroke.ts";
import { tradeInAll } from "../../simulation/threeBusinesses.ts";
import css from "./FinalCall.module.css";
import { businesses, members } from "./sampleTrade.ts";
import { firstTrade } from "./TradeControl.tsx";

/** The doors of the final call, in order. */
export const doors = ["brokers", "propFirms", "communities"] as const satisfies readonly RouteId[];

/** What is behind the door of an audience: a part of a picture of its page, drawn from the same data. */
export const DoorPicture = ({ door }: { door: (typeof doors)[number] }) => (
  <svg className={css.picture} viewBox="0 0 60 80" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {pictures[door]}
  </svg>
);

/** Steps as high as the prizes of the competition. */
function podium(): ReactNode {
  const { prizes } = businesses.competition;
  const highest = Math.max(...prizes);
  return [1, 0, 2].map((place, index) => {
    const top = Math.round(80 - (48 * (prizes[place] ?? 0)) / highest);
    const x = 9 + 14 * index;
    return (
      <g key={place} className={place === 0 ? undefined : css.other}>
        <path d={`M${x} 80V${top}h13.5V80z`} />
        <circle cx={x + 6.75} cy={top - 6} r="3.5" className={place === 0 ? css.trader : undefined} />
        <text x={x + 6.75} y={top + 14} textAnchor="middle" className="u-heading-sm">
          {place + 1}
        </text>
      </g>
    );
  });
}

/** The account of the challenge with the trade, below its target, and the limit of the day. */
function challenge(): ReactNode {
  const { account, terms } = businesses;
  const { y, path, width, now, ...chart } = challengeChart({
    gains: [...account.before, ...account.today.slice(1)],
    highest: terms.target + 0.02,
  });
  const { gain, seen } = tradeInAll(businesses, firstTrade.lots, firstTrade.direction).challenge;
  const limit = y(account.today[0] - terms.dailyDrawdown);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology.
    <svg x="9" y="22" width="42" height="52" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <path d={`${path}V${height}H0z`} className={css.area} />
      <g fill="none" className={css.lines}>
        <path d={`M0 ${y(terms.target)}h${width}`} strokeDasharray="3 4" {...unscaledStroke} />
        <path
          d={`M${now * 0.6} ${limit}H${width}`}
          className={css.limit}
          strokeDasharray="3 3"
          {...unscaledStroke}
        />
        <path d={path} className={css.equity} {...unscaledStroke} />
        <path d={chart.trade(gain, seen)} className={css.trade} {...unscaledStroke} />
      </g>
    </svg>
  );
}

/** The network of the academy, which grows from its owner on the floor; the trader is in brass. */
function network(): ReactNode {
  const nodes = members;
  const rows = Math.max(...nodes.map(({ row }) => row));
  const x = (row: number): number => Math.round(12 + (36 * row) / rows);
  const y = (tier: number): number => 58 - 18 * tier;
  const links = nodes.map(({ tier, row, from }) => {
    const start = from === undefined ? 30 : x(from);
    const middle = y(tier) + 9;
    return `M${start} ${y(tier - 1)}C${start} ${middle} ${x(row)} ${middle} ${x(row)} ${y(tier)}`;
  });
  const last = nodes.findLastIndex(({ tier }) => tier === 0);
  return (
    <>
      <path d={links.join("")} fill="none" className={css.lines} {...unscaledStroke} />
      <circle cx="30" cy="75" r="5" />
      {nodes.map(({ tier, row }, index) => (
        <circle
          key={`${tier} ${row}`}
          cx={x(row)}
          cy={y(tier)}
          r={3.5 - 0.75 * tier}
          className={index === last ? css.trader : undefined}
        />
      ))}
    </>
  );
}

const pictures: Readonly<Record<(typeof doors)[number], ReactNode>> = {
  brokers: podium(),
  propFirms: challenge(),
  communities: network(),
};
