import { Message } from "../../ui/Message/Message.tsx";
import css from "./EmptyTree.module.css";
import { node } from "./emptyTree.ts";

interface EmptyTreeProps {
  /** Names of the tiers, and the rate of each with `<blank>` where it is to be filled in. */
  tiers: readonly { name: string; rate: string }[];
  /** Address of the branches; in a file, because they are at the end of a page. */
  branches: string;
}

/** A tree without names, with a field for the rate of each tier: the tape is the trunk. */
export function EmptyTree({ tiers, branches }: EmptyTreeProps) {
  return (
    <div className={css.tree} aria-hidden="true" data-drawing="">
      <p>
        {tiers.map(({ name, rate }) => (
          <span key={name}>
            <b>{name}</b>
            <Message tags={{ blank: () => <i className={css.blank} /> }}>{rate}</Message>
          </span>
        ))}
      </p>
      <svg data-part="draw" viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <use href={branches} />
        <path className={css.trunk} d={`M-4000 372H${node}`} />
        <path className={css.node} d={`M${node} 372h0`} />
      </svg>
    </div>
  );
}
