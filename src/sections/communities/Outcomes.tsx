import type { ReactNode } from "react";
import { outcomes } from "../../facts/pages/communities.ts";
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
      <p className={`${css.legend} row note`} aria-hidden="true">
        <span>
          <Sample width={6} className={css.before} />
          {t("case-studies:stories.before")}
        </span>{" "}
        <span>
          <Sample width={10} className={css.after} />
          {t("case-studies:stories.after")}
        </span>
      </p>
      <ul className={`${css.outcomes} split`} data-drawing="">
        {children}
      </ul>
    </Section>
  );
}

/** A piece of a bar, for the legend. */
const Sample = ({ width, className }: { width: number; className: string | undefined }) => (
  <svg className={className} width="1.5rem" height="0.625rem" aria-hidden="true">
    <path stroke="currentColor" strokeWidth={width} d="M0 5h24" />
  </svg>
);

type OutcomeProps = Translator &
  (typeof outcomes)[number] & {
    /** The counter, an island. */
    children?: ReactNode;
  };

export function Outcome({ t, id, percent, kind, children }: OutcomeProps) {
  return (
    <li className={kind === "share" ? css.share : undefined}>
      <b className="headline step-5">{children}</b>
      <span className="strong">
        {t(`communities:outcomes.${id}.label`)}
        <ClaimMark t={t} page="communities" id={id} />
      </span>
      {kind === "share" ? <Hundred /> : <Bars after={after({ kind, percent })} />}
    </li>
  );
}

/** What came after a change, if what was before is a hundred. */
const after = ({ kind, percent }: { kind: string; percent: number }): number =>
  kind === "less" ? 100 - percent : 100 + percent;

const longest = Math.max(100, ...outcomes.filter(({ kind }) => kind !== "share").map(after));

/** What was before, as a hundred, and what came after. */
const Bars = ({ after }: { after: number }) => (
  <svg
    className={`${css.after} all-columns`}
    viewBox={`0 0 ${longest} 20`}
    preserveAspectRatio="none"
    width="100%"
    height="2.5rem"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path className={css.before} strokeWidth="5" d="M0 4h100" />
    <path strokeWidth="10" d={`M0 14h${after}`} data-part="draw" data-order="1" />
  </svg>
);

/** A hundred pages of journals, of which the share has lines on it. */
const Hundred = () => (
  <svg className={`${css.after} all-columns`} viewBox="0 0 394 125" width="100%" aria-hidden="true">
    <use fill="currentColor" href={drawing("kept")} />
    <use className={css.before} fill="none" stroke="currentColor" href={drawing("blank")} />
  </svg>
);
