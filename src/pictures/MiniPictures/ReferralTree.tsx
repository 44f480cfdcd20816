import css from "./MiniPictures.module.css";
import { Window, type WindowProps } from "./Window.tsx";

interface ReferralTreeProps extends WindowProps {
  you: { name: string; figure: string };
  /** Nearest first. */
  tiers: readonly { name: string; rate: string; members: string; figure: string }[];
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
export function ReferralTree({ you, tiers, ...window }: ReferralTreeProps) {
  return (
    <Window {...window}>
      <div className={css.tree}>
        <ol>
          <li>
            <b>{you.name}</b> <b>{you.figure}</b>
          </li>
          {tiers.map(({ name, rate, members, figure }) => (
            <li key={name}>
              <b>{name}</b> <b>{figure}</b>
              <span>{rate}</span>
              <span>{members}</span>
            </li>
          ))}
        </ol>
        <svg viewBox={`0 0 100 ${row * tree.length}`} aria-hidden="true">
          {levels.map(({ level, tier }) => (
            <g key={tier} data-part="appear" data-order={tier}>
              <path d={linksAbove(level, tier)} />
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
