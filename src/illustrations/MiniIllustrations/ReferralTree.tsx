import type { Branch, tiers } from "../../content/sample/academy.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { placed } from "./branches.ts";
import css from "./MiniIllustrations.module.css";
import { Answer, Window } from "./Window.tsx";

interface ReferralTreeProps {
  /** `common:sampleTag`. */
  sample: string;
  words: {
    /** Text alternative of the picture. */
    label: string;
    name: string;
    total: string;
    you: string;
    /** The name of the one who trades. */
    trader: string;
    tier: (number: number) => string;
    rate: (amount: string) => string;
  };
  numberFormats: NumberFormats;
  /** The one who trades is the last. */
  network: readonly Branch[];
  /** Nearest first. */
  tiers: typeof tiers;
}

/** The columns of the drawing, in percent: the owner, then the tiers. */
const columnOf = (tier: number): number => (tier < 0 ? 4 : 44 + 26 * tier);

/** Who referred whom, from left to right, down to the one who trades; and the commission of each tier. */
export function ReferralTree({ sample, words, numberFormats, network, tiers }: ReferralTreeProps) {
  const { dollars, exactDollars } = numberFormats;
  const total = tiers.reduce((sum, { commission }) => sum + commission, 0);
  const nodes = placed(network);
  const rows = Math.max(...nodes.map(({ row }) => row));
  const y = (row: number): number => Math.round((100 * (row + 1)) / (rows + 1));
  const [first] = tiers;
  const links = nodes
    .map(({ tier, row, from }) => {
      const x = columnOf(tier - 1);
      return `M${x} ${from === undefined ? 0 : y(from)}V${y(row)}H${columnOf(tier)}`;
    })
    .join("");
  const last = columnOf(0);
  return (
    <Window
      sample={sample}
      label={words.label}
      owner={words.name}
      state={words.total}
      sum={`${numberFormats.whole((first?.commission ?? 0) / (first?.rate ?? 1))} × ${exactDollars(first?.rate ?? 0)} = ${dollars(first?.commission ?? 0)}`}
      answers={tiers.map(({ rate, commission }, index) => (
        <Answer
          key={words.tier(index + 1)}
          term={`${words.tier(index + 1)} · ${words.rate(exactDollars(rate))}`}
          figure={dollars(commission)}
          live={index === 0 ? "tier" : undefined}
        />
      ))}
    >
      <p className={`${css.you} u-semibold`}>
        {words.you} <span data-live="total">{dollars(total)}</span>{" "}
        <span className={`${css.earned} u-positive`} data-live="earned" />
      </p>
      <svg className={css.tree} width="100%" overflow="visible" aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="var(--line-strong)">
          <path d={links} vectorEffect="non-scaling-stroke" />
          <path
            className={css.branch}
            d={`M${columnOf(-1)} 0V100H${last}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <g fill="var(--brand, var(--ink))">
          <circle cx={`${columnOf(-1)}%`} cy="0" r="7" />
          <rect className={css.stub} x={`${last}%`} y="100%" width="2" height="12" />
          {nodes.map(({ tier, row }) => (
            <circle
              key={`${tier} ${row}`}
              className={row === rows && tier === 0 ? css.trader : undefined}
              cx={`${columnOf(tier)}%`}
              cy={`${y(row)}%`}
              r={6 - tier}
            />
          ))}
        </g>
        <text x={`${last}%`} y="100%" dx="-1em" dy="-0.8em" textAnchor="end" fill="currentColor">
          {words.trader}
        </text>
      </svg>
    </Window>
  );
}
