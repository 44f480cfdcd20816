import type { Numbers } from "../../languages/words/numbers.ts";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./EmptyTree.module.css";

interface EmptyTreeProps {
  words: { tier: (number: number) => string; rate: (amount: string) => string };
  numbers: Numbers;
  /** How many there are. */
  tiers: number;
  /** Addresses of the branches and of a `Trunk`; in a file, because they are at the end of a page. */
  branches: string;
  trunk: string;
}

/** A tree without names and rates, as a form: the timeline is the trunk, and each tier has a field for its rate. */
export function EmptyTree({ words, numbers, tiers, branches, trunk }: EmptyTreeProps) {
  const currency = numbers.dollars(0).replace(/[^\p{L}\p{Sc}]/gu, "");
  return (
    <div className={`${css.tree} u-screen-text`} data-drawing="" aria-hidden="true">
      <p className="u-columns">
        {Array.from({ length: tiers }, (_, tier) => (
          <span key={words.tier(tier + 1)}>
            <b className="u-block">{words.tier(tier + 1)}</b>
            <Message tags={{ field: (sign) => <i className="u-muted">{sign}</i> }}>
              {words.rate(`<field>${currency}</field>`)}
            </Message>
          </span>
        ))}
      </p>
      <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
        <use href={branches} data-part="draw" />
        <use color="var(--brass-deep)" y="93%" href={trunk} />
      </svg>
    </div>
  );
}

/** The trunk up to the left side of the branches, and the visitor's node at its end. */
export const Trunk = ({ id }: { id: string }) => (
  <g id={id} fill="var(--tint)" stroke="currentColor">
    <circle r="18" />
    <path strokeWidth="2" d="M-4000 0H-12" />
    <circle strokeWidth="2" r="11" />
  </g>
);
