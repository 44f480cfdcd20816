import type { ReactNode } from "react";
import { outcomes } from "../../facts/communities.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Outcomes.module.css";

type OutcomeId = (typeof outcomes)[number]["id"];

interface OutcomesProps extends Partial<Record<OutcomeId, ReactNode>> {
  t: Translate;
}

/** Four columns on the tape, each as high as its percentage; Astro fills in the counting figures (IB-05). */
export function Outcomes({ t, ...figures }: OutcomesProps) {
  return (
    <Section id="outcomes" title={t("communities:outcomes.title")}>
      <ul className={css.columns}>
        {outcomes.map(({ id, percent }) => (
          <li key={id}>
            <svg viewBox="0 0 1 80" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 80v-${percent}h1V80z`} />
            </svg>
            <b>{figures[id]}</b>
            <span>{t(`communities:outcomes.${id}.label`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
