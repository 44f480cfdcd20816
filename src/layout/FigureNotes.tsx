import { Fragment } from "react";
import { cases } from "../content/cases.ts";
import { type ClaimId, type ClaimPage, claims, claimsOnPage, evidence } from "../content/claims.ts";
import { routes } from "../content/routes.ts";
import { surveyFacts } from "../i18n/messages/claimFigure.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { sentenceSpace } from "../i18n/messages/sentences.ts";
import { pathIn } from "../i18n/negotiation/pathIn.ts";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import css from "./FigureNotes.module.css";

export const noteId = (number: number) => `note-${number}`;
export const figureId = (number: number) => `figure-${number}`;

/** What each marketing figure of a page rests on, with links to its cases and back to the figure. */
export function FigureNotes({ language, t, page }: I18n & { page: ClaimPage }) {
  const noteOf = (id: ClaimId): string => {
    const claim = claims[id];
    return id === "satisfaction" && claim.kind === "survey"
      ? t(`common:claims.notes.${id}`, surveyFacts(language, claim))
      : t(`common:claims.notes.${id}`);
  };
  const stories = page === "case-studies" ? "" : pathIn(language, routes.caseStudies.path);
  return (
    <div className={css.notes} role="doc-endnotes" aria-labelledby="claims-title">
      <ol>
        {claimsOnPage[page].map((id, index) => {
          const companies = evidence(id);
          return (
            <li key={id} id={noteId(index + 1)} className="u-avoid-break">
              {noteOf(id)}
              {sentenceSpace(language)}
              {companies.length > 0 && (
                <>
                  {t("common:claims.cases")}
                  {sentenceSpace(language)}
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
    </div>
  );
}
