import css from "./EmptyTree.module.css";

interface EmptyTreeProps {
  /** What the tiers are called, and what is still to be agreed for each. */
  tiers: readonly { name: string; rate: string }[];
}

/** Where the names of a tier will stand, and the height of the place each hangs from. */
const slots = [
  [
    [40, 372],
    [122, 372],
    [204, 372],
    [276, 372],
    [352, 372],
  ],
  [
    [26, 40],
    [84, 40],
    [144, 122],
    [200, 204],
    [260, 276],
    [322, 352],
    [382, 352],
  ],
  [
    [20, 26],
    [66, 84],
    [112, 84],
    [160, 144],
    [220, 200],
    [280, 260],
    [334, 322],
    [390, 382],
  ],
] as const;

/** Left ends of the slots of each tier, and how long they are. */
const columns = [600, 760, 920] as const;
const slot = 100;
const node = 480;

const branches = slots
  .flatMap((tier, index) => {
    const from = index === 0 ? node : (columns[index - 1] ?? 0) + slot;
    const span = (columns[index] ?? 0) - from;
    return tier.map(
      ([height, parent]) =>
        `M${from} ${parent}s${span / 2} ${height - parent} ${span} ${height - parent}h${slot}`,
    );
  })
  .join("");

/** A tree without names: the tape is its trunk, and its branches lead out of the window at the right. */
export function EmptyTree({ tiers }: EmptyTreeProps) {
  return (
    <div className={css.tree} aria-hidden="true">
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path d={branches} />
        <path className={css.trunk} d={`M0 372H${node}`} />
      </svg>
      <p>
        {tiers.map(({ name, rate }) => (
          <span key={name}>
            <b>{name}</b>
            {rate}
          </span>
        ))}
      </p>
    </div>
  );
}
