import { claimsOnPage } from "../../content/claims.ts";
import { outcomes } from "../../content/pages/communities.ts";
import { claimFigure } from "../../i18n/messages/claimFigure.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark, claimTag } from "../shared/ClaimMark.tsx";
import { drawing } from "./drawings.tsx";
import css from "./Outcomes.module.css";

/** The colours of what was before, and of what came after. */
const before = "var(--line-strong)";
const after = "light-dark(var(--ink), oklch(72% 0.06 195))";

/** Three changes beside what was before, and a share of a hundred (IB-05). */
export function Outcomes({ language, t }: I18n) {
  return (
    <Section
      id="outcomes"
      title={t("communities:outcomes.title", { large: true })}
      background="sunken"
      heading="side"
    >
      <p className={`${css.legend} u-row u-small`}>
        <span aria-hidden="true">
          <Sample width={6} color={before} />
          {t("case-studies:stories.before")}
        </span>{" "}
        <span aria-hidden="true">
          <Sample width={10} color={after} />
          {t("case-studies:stories.after")}
        </span>{" "}
        <SampleTag className={css.tag}>{claimTag(t, claimsOnPage.communities)}</SampleTag>
      </p>
      <ul className={`${css.outcomes} u-split`}>
        {outcomes.map(({ id, kind }) => (
          <li key={id} className={kind === "share" ? css.share : undefined} data-counted="">
            <b className="u-headline u-step-5">
              <StatCounter value={claimFigure(language, id, "plain")} />
            </b>
            <span className="u-semibold">
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
const Sample = ({ width, color }: { width: number; color: string }) => (
  <svg color={color} width="1.5rem" height="0.625rem" aria-hidden="true">
    <path stroke="currentColor" strokeWidth={width} d="M0 5h24" />
  </svg>
);

/** What was before, and what came after. */
const Bars = ({ id }: { id: string }) => (
  <svg className="u-span-all-columns" color={after} width="100%" height="2rem" aria-hidden="true">
    <use color={before} href={drawing("before")} />
    <use href={drawing(`after-${id}`)} />
  </svg>
);

/** A hundred pages of journals, of which the share has lines on it. */
const Hundred = () => (
  <svg className="u-span-all-columns" color={after} viewBox="0 0 394 125" width="100%" aria-hidden="true">
    <use color={before} fill="none" stroke="currentColor" href={drawing("blank")} />
    <use className="u-counted" fill="currentColor" href={drawing("kept")} />
  </svg>
);
