import { useEffect, useRef } from "react";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { commissionOf, type Tier, totalOf } from "../../simulation/commission.ts";
import { useBrandName } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import type { Node } from "./branches.ts";
import css from "./MiniIllustrations.module.css";
import { Answer, Window } from "./Window.tsx";

interface ReferralTreeProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Pick<Templates<"communities:network">, "label" | "name" | "total" | "tier" | "rate"> &
    Pick<Templates<"home:audiences.picture">, "you">;
  numberFormats: NumberFormats;
  /** The members. The one who trades is the last, in the first tier. */
  nodes: readonly Node[];
  trader: string;
  /** Nearest first, with the trade. */
  tiers: readonly Tier[];
  /** The size of the trade, in lots; 0 without one. */
  traded: number;
}

/** How long the commission takes to run up to the owner of the network, in milliseconds. */
const duration = 250;

/** The columns of the drawing, in percent: the owner, then the tiers. */
const columnOf = (tier: number): number => (tier < 0 ? 4 : 44 + 26 * tier);

/** Who referred whom, from left to right, down to the one who trades; and the commission of each tier. */
export function ReferralTree(props: ReferralTreeProps) {
  const { sample, words, numberFormats, nodes, trader, tiers, traded } = props;
  const { exactDollars, fixed, whole } = numberFormats;
  const rows = Math.max(...nodes.map(({ row }) => row));
  const y = (row: number): number => Math.round((100 * (row + 1)) / (rows + 1));
  const links = nodes
    .map(({ tier, row, from }) => {
      const x = columnOf(tier - 1);
      return `M${x} ${from === undefined ? 0 : y(from)}V${y(row)}H${columnOf(tier)}`;
    })
    .join("");
  const last = columnOf(0);
  const { rate = 0, lots = 0, commission = 0 } = tiers[0] ?? {};
  const name = useBrandName(words.name);
  const total = exactDollars(totalOf(tiers));
  const earned = exactDollars(commissionOf(traded, rate));
  const amount = useRef<HTMLSpanElement>(null);
  const source = useRef<SVGTextElement>(null);
  const run = useRef<Animation>(undefined);
  const before = useRef(traded);
  useEffect(() => {
    if (traded === before.current) return;
    before.current = traded;
    // One that runs is not held up.
    if (traded > 0 && amount.current && source.current && run.current?.playState !== "running")
      run.current = runUp(amount.current, source.current);
  }, [traded]);
  return (
    <Window
      sample={sample}
      label={interpolate(words.label, { name, total, first: exactDollars(commission) })}
      owner={words.name}
      state={words.total}
      sum={
        traded > 0
          ? `${fixed(1)(traded)} × ${exactDollars(rate)} = ${earned}`
          : `${whole(lots)} × ${exactDollars(rate)} = ${exactDollars(commission)}`
      }
      answers={tiers.map(({ rate, commission }, index) => (
        <Answer
          key={rate}
          term={`${interpolate(words.tier, { number: `${index + 1}` })} · ${interpolate(words.rate, { amount: exactDollars(rate) })}`}
          figure={exactDollars(commission)}
        />
      ))}
    >
      <p className={`${css.you} u-semibold`}>
        {words.you} <span>{total}</span>{" "}
        <span ref={amount} className={`${css.earned} u-positive`}>
          {traded > 0 && `+${earned}`}
        </span>
      </p>
      <svg className={css.tree} width="100%" overflow="visible" aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="var(--line-strong)">
          <path d={links} vectorEffect="non-scaling-stroke" />
          <path
            className={css.branch}
            d={`M${columnOf(-1)} 0V100H${last}`}
            strokeWidth={traded > 0 ? 2 + traded : 0}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <g fill="var(--brand, var(--ink))">
          <circle cx={`${columnOf(-1)}%`} cy="0" r="7" />
          <rect className={css.stub} x={`${last}%`} y="100%" width="2" height="12" />
          {nodes.map(({ tier, row }) => {
            const isTrader = row === rows && tier === 0;
            return (
              <circle
                key={`${tier} ${row}`}
                className={isTrader ? css.trader : undefined}
                cx={`${columnOf(tier)}%`}
                cy={`${y(row)}%`}
                r={isTrader ? 7 + traded : 6 - tier}
              />
            );
          })}
        </g>
        <text ref={source} x={`${last}%`} y="100%" dx="-1em" dy="-0.8em" textAnchor="end" fill="currentColor">
          {trader}
        </text>
      </svg>
    </Window>
  );
}

/** What the trade earns is seen to run up to the owner of the network, unless motion is reduced. */
function runUp(amount: Element, source: Element): Animation | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const way = source.getBoundingClientRect().y - amount.getBoundingClientRect().y;
  return amount.animate({ transform: [`translateY(${way}px)`, "none"] }, { duration, easing: "ease-out" });
}
