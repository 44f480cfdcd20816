import { localDay, longDay } from "../i18n/messages/dates.ts";
import { marked } from "../i18n/messages/draft.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { isPreview } from "../site/site.ts";
import css from "./DraftNotice.module.css";

/**
 * Says on each page what is not published (ADR 038): of a preview, and when it was made; of a draft, and how it marks what
 * is missing.
 */
export const DraftNotice = ({ language, t }: I18n) => (
  <p className={`${css.notice} u-step--1 u-semibold`} role="note">
    {isPreview
      ? t("common:preview", { day: longDay(localDay(new Date()), language) })
      : t("common:draft", { brackets: marked("…") })}
  </p>
);
