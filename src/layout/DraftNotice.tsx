import { marked } from "../languages/words/draft.ts";
import type { Translator } from "../languages/words/translator.ts";
import css from "./DraftNotice.module.css";

/** Says on each page of a language that is not published that it is a draft, and how it marks what is missing (ADR 038). */
export const DraftNotice = ({ t }: Translator) => (
  <p className={css.notice} role="note">
    {t("common:draft", { brackets: marked("…") })}
  </p>
);
