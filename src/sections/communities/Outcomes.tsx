import { outcomes } from "../../facts/pages/communities.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Section } from "../../ui/Section/Section.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import { drawing } from "./drawings.tsx";
import css from "./Outcomes.module.css";

/** Three changes beside what was before, and a share of a hundred (IB-05). */
export function Outcomes({ t }: Translator) {
  return (
    <Section id="outcomes" title={t("communities:outcomes.title")} background="sunken">
      <p className={`${css.legend} u-row u-note`} aria-hidden="true">
        <span>
          <Sample width={6} className={css.before} />
          {t("case-studies:stories.before")}
        </span>{" "}
        <span>
          <Sample width={10} className={css.after} />
          {t("case-studies:stories.after")}
        </span>
      </p>
      <ul className={`${css.outcomes} u-split`}>
        {outcomes.map(({ id, kind }) => (
          <li key={id} className={kind === "share" ? css.share : undefined} data-counted="">
            <b className="u-headline u-step-5">
              <StatCounter value={t(`communities:outcomes.${id}.value`)} />
            </b>
            <span className="u-strong">
              {t(`communities:outcomes.${id}.label`)}
              <ClaimMark t={t} page="communities" id={id} />
            </span>
            {kind === "share" ? <Hundred /> : <Bars id={id} />}
          </li>
        ))}
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

/** What was before, and what came after. */
const Bars = ({ id }: { id: string }) => (
  <svg className={`${css.after} u-all-columns`} width="100%" height="2.5rem" aria-hidden="true">
    <use className={css.before} href={drawing("before")} />
    <use href={drawing(`after-${id}`)} />
  </svg>
);

/** A hundred pages of journals, of which the share has lines on it. */
const Hundred = () => (
  <svg className={`${css.after} u-all-columns`} viewBox="0 0 394 125" width="100%" aria-hidden="true">
    <use className={css.before} fill="none" stroke="currentColor" href={drawing("blank")} />
    <use className={css.kept} fill="currentColor" href={drawing("kept")} />
  </svg>
);
