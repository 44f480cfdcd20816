import type { Firm } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { stagesOf } from "../stagesOf.ts";
import css from "./AdminPanel.module.css";

interface FunnelProps {
  words: Templates<"prop-firms:picture">;
  whole: NumberFormats["whole"];
  funnel: Firm["funnel"];
  /** Of the challenge. */
  phases: number;
}

/** Challenges by stage, of which there are more with more phases. */
export function Funnel({ words, whole, funnel, phases }: FunnelProps) {
  const { bought, funded, paid } = funnel;
  const counts = [bought, ...funnel.phases.slice(0, phases), funded, paid];
  const stages = [words.bought, ...stagesOf(words, phases), words.paid];
  return (
    <div className={css.funnel}>
      <b>{words.funnel}</b>
      <ol>
        {counts.map((count, index) => (
          <li key={stages[index]} className={css.stage}>
            <span>{stages[index]}</span>{" "}
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              width="100%"
              height="6"
              stroke="var(--brand, currentColor)"
              strokeWidth="6"
              aria-hidden="true"
            >
              <path d={`M0 3h${Math.round((100 * count) / bought)}`} />
            </svg>
            <b className="u-text-end">{whole(count)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
