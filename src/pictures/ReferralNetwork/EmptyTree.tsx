import css from "./EmptyTree.module.css";
import { node } from "./emptyTree.ts";

interface EmptyTreeProps {
  /** Names of the tiers, and a blank for the rate of each. */
  tiers: readonly { name: string; rate: string }[];
  /** Address of the branches; in a file, because they are at the end of a page. */
  branches: string;
}

/** A tree without names: the tape is the trunk, and its branches lead out of the window at the right. */
export function EmptyTree({ tiers, branches }: EmptyTreeProps) {
  return (
    <div className={css.tree} aria-hidden="true" data-drawing="">
      <svg data-part="draw" viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
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
