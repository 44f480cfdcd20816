import { sampleDocuments } from "../content/routes.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { languageParameter } from "../i18n/negotiation/choose.ts";
import { SampleTag } from "../ui/SampleTag/SampleTag.tsx";
import css from "./NewsletterSample.module.css";

/**
 * Replaces the newsletter form until the owner sets its address (D18). It has no script and sends nothing: the field
 * has no name, and submitting shows a confirmation in the same document.
 */
export function NewsletterSample({ language, t }: I18n) {
  return (
    <main className={`${css.sample} u-step--1`}>
      <h1 className="u-visually-hidden">{t("common:sample.title", { large: true })}</h1>
      <p id="thanks" tabIndex={-1} className={css.thanks}>
        <strong className="u-semibold">{t("common:sample.thanks")}</strong> {t("common:sample.nothingSent")}
      </p>
      <form action={`${sampleDocuments.newsletter}#thanks`} className={css.form}>
        <input
          type="email"
          required
          autoComplete="email"
          aria-label={t("common:sample.email")}
          placeholder={t("common:sample.email")}
          className={css.field}
        />
        <SampleTag>{t("common:sampleTag")}</SampleTag>
        {/* Keeps the language in the address; without it the browser would load another document. */}
        <button
          type="submit"
          name={languageParameter}
          value={language}
          className={`${css.submit} u-semibold`}
        >
          {t("common:sample.submit")}
        </button>
      </form>
    </main>
  );
}
