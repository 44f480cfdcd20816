import type { tiers } from "../../facts/sample/academy.ts";
import type { Numbers } from "../../languages/words/numbers.ts";
import css from "./MiniPictures.module.css";
import { Window } from "./Window.tsx";

interface ReferralTreeProps {
  words: {
    /** Text alternative of the picture. */
    label: string;
    name: string;
    total: string;
    you: string;
    tier: (number: number) => string;
    rate: (amount: string) => string;
    members: (count: number) => string;
  };
  numbers: Numbers;
  /** Nearest first. */
  tiers: typeof tiers;
}

interface Tier {
  /** x of its members. */
  nodes: readonly number[];
  /** Who referred each member: an index into the tier above. */
  from: readonly number[];
}

/** From the root to the last tier. */
const tree: readonly Tier[] = [
  { nodes: [48], from: [] },
  { nodes: [16, 48, 80], from: [0, 0, 0] },
  { nodes: [5, 24, 48, 70, 90], from: [0, 0, 1, 2, 2] },
  { nodes: [5, 18, 30, 42, 54, 82, 94], from: [0, 1, 1, 2, 2, 4, 4] },
];

/** The last tier first, because lines end behind the members above. */
const levels = tree.map((level, tier) => ({ level, tier })).toReversed();

/** The height of a tier, in the drawing and in the list beside it. */
const row = 84;

/** Lines from the members of the tier above to those they referred. */
function linksAbove({ nodes, from }: Tier, tier: number): string {
  const above = tree[tier - 1]?.nodes ?? [];
  return from
    .map((parent, index) => `M${above[parent]} ${row * (tier - 0.5)}v${row / 2}H${nodes[index]}v${row / 2}`)
    .join("");
}

/** Who referred whom, from one account down: three tiers of commission. */
export function ReferralTree({ words, numbers, tiers }: ReferralTreeProps) {
  const { dollars, dollarsAndCents } = numbers;
  const total = tiers.reduce((sum, { commission }) => sum + commission, 0);
  return (
    <Window label={words.label} owner={words.name} state={words.total}>
      <div className={css.tree}>
        <ol>
          <li>
            <b>{words.you}</b> <b>{dollars(total)}</b>
          </li>
          {tiers.map(({ rate, members, commission }, index) => (
            <li key={words.tier(index + 1)} className="u-ruled">
              <b>{words.tier(index + 1)}</b> <b>{dollars(commission)}</b>
              <span className="u-all-columns u-muted">{words.rate(dollarsAndCents(rate))}</span>
              <span className="u-all-columns u-muted">{words.members(members)}</span>
            </li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 100 ${row * tree.length}`}
          width="100%"
          fill="var(--brand, var(--ink))"
          strokeWidth="1.25"
          aria-hidden="true"
        >
          {levels.map(({ level, tier }) => (
            <g key={tier} data-part="appear" data-order={tier}>
              <path
                d={linksAbove(level, tier)}
                fill="none"
                stroke="var(--line-strong)"
                vectorEffect="non-scaling-stroke"
              />
              {level.nodes.map((x) => (
                <circle key={x} cx={x} cy={row * (tier + 0.5)} r={9 - 2 * tier} />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </Window>
  );
}
