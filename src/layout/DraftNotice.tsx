import { localDay, longDay } from "../languages/words/dates.ts";
import { marked } from "../languages/words/draft.ts";
import type { Translator } from "../languages/words/translator.ts";
import { isPreview } from "../site/site.ts";
import css from "./DraftNotice.module.css";

/**
 * Says on each page what is not published (ADR 038): of a preview, and when it was made; of a draft, and how it marks what
 * is missing.
 */
export const DraftNotice = ({ language, t }: Translator) => (
  <p className={`${css.notice} u-step--1 u-strong`} role="note">
    {isPreview
      ? t("common:preview", { day: longDay(localDay(new Date()), language) })
      : t("common:draft", { brackets: marked("…") })}
  </p>
);
