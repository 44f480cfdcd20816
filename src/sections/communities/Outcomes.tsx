import type { ReactNode } from "react";
import { outcomes } from "../../facts/pages/communities.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Outcomes.module.css";

interface OutcomesProps extends Translator {
  /** An `Outcome` per bar. */
  children?: ReactNode;
}

/** Marks on the tape; the last one shows the unit. */
const marks = [0, 25, 50, 75];

const longest = Math.max(...outcomes.map(({ percent }) => percent));

/** Bars on a scale of 100 percent as wide as the window (IB-05). */
export function Outcomes({ language, t, children }: OutcomesProps) {
  const { percent } = numbers(language);
  return (
    <Band id="outcomes" tone="sunken" className={css.outcomes}>
      <h2 id="outcomes-title">{t("communities:outcomes.title")}</h2>
      <ul>{children}</ul>
      <p aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        <span>{percent(1)}</span>
      </p>
    </Band>
  );
}

type OutcomeProps = Translator &
  (typeof outcomes)[number] & {
    /** The counter, an island. */
    children?: ReactNode;
  };

export function Outcome({ t, id, percent, children }: OutcomeProps) {
  return (
    <li className={percent === longest ? css.longest : undefined}>
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="100%" />
      </svg>
      <b>{children}</b>
      <span>
        {t(`communities:outcomes.${id}.label`)}
        <ClaimMark t={t} page="communities" id={id} />
      </span>
    </li>
  );
}
