import { Message } from "../../ui/Message/Message.tsx";
import css from "./EmptyTree.module.css";

interface EmptyTreeProps {
  /** Names of the tiers, and the rate of each; `<field>` tags what is to be filled in. */
  tiers: readonly { name: string; rate: string }[];
  /** Address of the branches; in a file, because they are at the end of a page. */
  branches: string;
}

/** A tree without names and rates, as a form: the tape is the trunk, and each tier has a field for its rate. */
export function EmptyTree({ tiers, branches }: EmptyTreeProps) {
  return (
    <div className={css.tree} data-drawing="" aria-hidden="true">
      <p>
        {tiers.map(({ name, rate }) => (
          <span key={name}>
            <b>{name}</b>
            <Message tags={{ field: (sign) => <i>{sign}</i> }}>{rate}</Message>
          </span>
        ))}
      </p>
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true" data-part="draw">
        <use href={branches} />
      </svg>
    </div>
  );
}
