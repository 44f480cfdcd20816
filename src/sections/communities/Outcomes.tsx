import type { ReactNode } from "react";
import type { outcomes } from "../../facts/pages/communities.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import { drawing } from "./drawings.tsx";
import css from "./Outcomes.module.css";

interface OutcomesProps extends Translator {
  /** An `Outcome` per figure. */
  children?: ReactNode;
}

/** Three changes beside what was before, and a share of a hundred (IB-05). */
export function Outcomes({ t, children }: OutcomesProps) {
  return (
    <Section id="outcomes" title={t("communities:outcomes.title")} tone="sunken">
      <p className={css.legend} aria-hidden="true">
        <span>{t("case-studies:stories.before")}</span> <span>{t("case-studies:stories.after")}</span>
      </p>
      <ul className={css.outcomes} data-drawing="">
        {children}
      </ul>
    </Section>
  );
}

type OutcomeProps = Translator &
  (typeof outcomes)[number] & {
    /** The counter, an island. */
    children?: ReactNode;
  };

export function Outcome({ t, id, percent, kind, children }: OutcomeProps) {
  return (
    <li className={css[kind]}>
      <b>{children}</b>
      <span>
        {t(`communities:outcomes.${id}.label`)}
        <ClaimMark t={t} page="communities" id={id} />
      </span>
      {kind === "share" ? <Hundred /> : <Bars after={kind === "more" ? 100 + percent : 100 - percent} />}
    </li>
  );
}

/** What was before, as a hundred, and what came after. */
const Bars = ({ after }: { after: number }) => (
  <svg viewBox="0 0 160 20" preserveAspectRatio="none" aria-hidden="true">
    <path className={css.before} d="M0 4h100" />
    <path d={`M0 14h${after}`} data-part="draw" data-order="1" />
  </svg>
);

/** A hundred pages of journals, of which the share has lines on it. */
const Hundred = () => (
  <svg viewBox="0 0 394 125" aria-hidden="true">
    <use href={drawing("kept")} />
    <use className={css.blank} href={drawing("blank")} />
  </svg>
);
