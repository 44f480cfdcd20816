import { type ClaimId, type ClaimPage, claims, claimsOnPage } from "../../content/claims.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { wordJoiner } from "../../i18n/messages/noBreak.ts";
import { figureId, noteId } from "../../layout/FigureNotes.tsx";
import css from "./ClaimMark.module.css";

interface ClaimMarkProps extends Pick<I18n, "t"> {
  page: ClaimPage;
  id: ClaimId;
  /** The page says the figure in another place too, and there its note leads back. */
  isRepeated?: boolean;
}

/** A small numeral at a marketing figure, which leads to its note in the footer (DPUB-ARIA `doc-noteref`). */
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
