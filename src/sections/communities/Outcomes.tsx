import type { ReactNode } from "react";
import { outcomes } from "../../facts/communities.ts";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Outcomes.module.css";

type OutcomeId = (typeof outcomes)[number]["id"];

type OutcomesProps = Speech & Partial<Record<OutcomeId, ReactNode>>;

/** Marks on the tape; the last one names the unit. */
const marks = [0, 25, 50, 75];

/**
 * The window is a hundred percent: each bar reaches as far across it as its figure says. Astro fills in the counting
 * figures (IB-05).
 */
export function Outcomes({ language, t, ...figures }: OutcomesProps) {
  const { percent } = numbers(language);
  const longest = Math.max(...outcomes.map((outcome) => outcome.percent));
  return (
    <Band id="outcomes" tone="sunken" className={css.outcomes}>
      <h2 id="outcomes-title">{t("communities:outcomes.title")}</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.id} className={outcome.percent === longest ? css.longest : undefined}>
            <svg aria-hidden="true">
              <rect width={`${outcome.percent}%`} height="100%" />
            </svg>
            <b>{figures[outcome.id] ?? t(`communities:outcomes.${outcome.id}.value`)}</b>
            <span>{t(`communities:outcomes.${outcome.id}.label`)}</span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        <span>{percent(1)}</span>
      </p>
    </Band>
  );
}
