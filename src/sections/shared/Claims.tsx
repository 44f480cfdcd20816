import { Fragment } from "react";
import { cases } from "../../content/cases.ts";
import { type ClaimId, type ClaimPage, claims, claimsOnPage, evidence } from "../../content/claims.ts";
import { routes } from "../../content/routes.ts";
import { longDay } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { wordJoiner } from "../../i18n/messages/noBreak.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import css from "./Claims.module.css";

const noteId = (number: number) => `note-${number}`;
const figureId = (number: number) => `figure-${number}`;

interface ClaimMarkProps extends Pick<I18n, "t"> {
  page: ClaimPage;
  id: ClaimId;
  /** The page says the figure in another place too, and there its note leads back. */
  isRepeated?: boolean;
}

/** A small numeral at a marketing figure, which leads to its note at the end of the page (DPUB-ARIA `doc-noteref`). */
export function ClaimMark({ t, page, id, isRepeated = false }: ClaimMarkProps) {
  const number = claimsOnPage[page].indexOf(id) + 1;
  // The numeral begins no line.
  return (
    <>
      {wordJoiner}
      <a
        id={isRepeated ? undefined : figureId(number)}
        href={`#${noteId(number)}`}
        role="doc-noteref"
        className={css.mark}
        aria-label={t("common:claims.mark", { number })}
      >
        {number}
      </a>
    </>
  );
}

/** The word of the tag at figures, while one of them has no audit; otherwise nothing (ADR 045). */
export const claimTag = (t: I18n["t"], ids: readonly ClaimId[]): string | undefined =>
  ids.some((id) => claims[id].sample) ? t("common:sampleTag") : undefined;

/** What each marketing figure of a page rests on, with links to its cases and back to the figure. */
export function Claims({ language, t, page }: I18n & { page: ClaimPage }) {
  const ids = claimsOnPage[page];
  const { whole, percent } = numberFormats(language);
  const noteOf = (id: ClaimId): string => {
    const { survey } = claims[id];
    return id === "satisfaction" && survey
      ? t(`common:claims.notes.${id}`, {
          answers: whole(survey.answers),
          response: percent(survey.response),
          day: longDay(survey.until, language),
        })
      : t(`common:claims.notes.${id}`);
  };
  const stories = page === "case-studies" ? "" : pathIn(language, routes.caseStudies.path);
  return (
    <FullWidthSection name="claims" background="dark" className={css.row}>
      <div
        className={`${css.claims} u-page-width u-small`}
        role="doc-endnotes"
        aria-labelledby="claims-title"
      >
        <details className={css.notes}>
          <summary className={`${css.title} u-text-ink`}>
            <h2 id="claims-title" className="u-label">
              {t("common:claims.title", { large: true })}
            </h2>
          </summary>
          <ol>
            {ids.map((id, index) => {
              const companies = evidence(id);
              return (
                <li key={id} id={noteId(index + 1)} className="u-avoid-break">
                  {noteOf(id)}{" "}
                  {companies.length > 0 && (
                    <>
                      {t("common:claims.cases")}{" "}
                      {companies.map(({ id: each }) => (
                        <Fragment key={each}>
                          <a href={`${stories}#${each}`} className={css.case} translate="no">
                            {cases[each].company}
                          </a>{" "}
                        </Fragment>
                      ))}
                    </>
                  )}
                  <a
                    href={`#${figureId(index + 1)}`}
                    role="doc-backlink"
                    className={`${css.back} u-text-ink u-no-print`}
                    aria-label={t("common:claims.back")}
                  >
                    <SpriteIcon name="ArrowUp" size="1em" />
                  </a>
                </li>
              );
            })}
          </ol>
        </details>
        {ids.some((id) => claims[id].sample) && <p className="u-text-muted">{t("common:claims.lead")}</p>}
      </div>
    </FullWidthSection>
  );
}
