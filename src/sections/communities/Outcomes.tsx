import type { ReactNode } from "react";
import type { outcomes } from "../../facts/pages/communities.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Outcomes.module.css";

interface OutcomesProps extends Translator {
  /** An `Outcome` per figure. */
  children?: ReactNode;
}

/** Three changes beside what was before, and a share of a hundred (IB-05). */
export function Outcomes({ t, children }: OutcomesProps) {
  return (
    <Section id="outcomes" title={t("communities:outcomes.title")} tone="sunken">
      <ul className={css.outcomes} data-drawing="">
        {children}
      </ul>
      <p className={css.legend} aria-hidden="true">
        <span>{t("case-studies:stories.before")}</span> <span>{t("case-studies:stories.after")}</span>
      </p>
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
      {kind === "share" ? (
        <Hundred share={percent} />
      ) : (
        <Bars after={kind === "more" ? 100 + percent : 100 - percent} />
      )}
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

/** A hundred cells, filled from below. */
function Hundred({ share }: { share: number }) {
  const rows = Array.from({ length: 10 }, (_, row) => Math.min(10, Math.max(0, share - 10 * row)));
  const cells = (lengths: readonly number[]) =>
    lengths.map((length, row) => (length > 0 ? `M0 ${95 - 10 * row}h${10 * length}` : "")).join("");
  return (
    <svg viewBox="0 0 98 100" aria-hidden="true">
      <path className={css.before} d={cells(rows.map(() => 10))} />
      <path d={cells(rows)} data-part="rise" data-order="2" />
    </svg>
  );
}
