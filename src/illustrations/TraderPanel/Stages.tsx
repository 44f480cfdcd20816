import type { Templates } from "../../i18n/messages/templates.ts";
import { stagesOf } from "../stagesOf.ts";
import css from "./DayPanel.module.css";

/** The stages of a challenge. Phases that it does not have are hidden, by `data-phases` around the panel: two without it. */
export const Stages = ({ words }: { words: Templates<"prop-firms:picture"> }) => (
  <ol className={css.stages}>
    {stagesOf(words).map((stage, index) => (
      <li key={stage} data-stage={index + 1} aria-current={index === 0 ? "step" : undefined}>
        {stage}
      </li>
    ))}
  </ol>
);
