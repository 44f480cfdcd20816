import css from "./MiniPictures.module.css";

interface ReferralTreeProps {
  label: string;
  you: string;
  /** Names of the tiers, nearest first. */
  tiers: readonly string[];
}

const branches = [
  "M12 68h40M52 28v80M52 28h36M52 68h36M52 108h36",
  "M104 28h36M140 14v28M140 14h20M140 42h20M104 68h56M104 108h36M140 94v28M140 94h20M140 122h20",
  "M176 14h56M176 42h36M212 36v20M212 36h20M212 56h20M176 94h56",
];
const nodes = [
  [
    [96, 28],
    [96, 68],
    [96, 108],
  ],
  [
    [168, 14],
    [168, 42],
    [168, 68],
    [168, 94],
    [168, 122],
  ],
  [
    [240, 14],
    [240, 36],
    [240, 56],
    [240, 94],
  ],
] as const;

/** Who brought whom: one account, three tiers of commission. */
export function ReferralTree({ label, you, tiers }: ReferralTreeProps) {
  return (
    <figure className={css.tree} aria-label={label}>
      <svg viewBox="0 0 250 132" aria-hidden="true">
        {branches.map((branch) => (
          <path key={branch} d={branch} />
        ))}
        {nodes.map((tier, index) => (
          <g key={tiers[index]} className={css.tier}>
            {tier.map(([x, y]) => (
              <circle key={y} cx={x} cy={y} r={8 - index * 1.5} />
            ))}
          </g>
        ))}
        <circle className={css.root} cx="12" cy="68" r="11" />
      </svg>
      <ol>
        <li>{you}</li>
        {tiers.map((tier) => (
          <li key={tier}>{tier}</li>
        ))}
      </ol>
    </figure>
  );
}
