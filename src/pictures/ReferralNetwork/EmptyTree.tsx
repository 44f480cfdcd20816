import css from "./EmptyTree.module.css";
import { node } from "./emptyTree.ts";

interface EmptyTreeProps {
  /** What the tiers are called, and what is still to be agreed for each. */
  tiers: readonly { name: string; rate: string }[];
  /** The address of its branches: they come from a file, since they stand at the end of a page. */
  branches: string;
}

/** A tree without names: the tape is its trunk, and its branches lead out of the window at the right. */
export function EmptyTree({ tiers, branches }: EmptyTreeProps) {
  return (
    <div className={css.tree} aria-hidden="true">
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <use href={branches} />
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
