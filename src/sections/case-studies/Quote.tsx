import { cases, growth, quotedCaseId } from "../../content/cases.ts";
import { hasLargeQuotations } from "../../i18n/lineBreakRules.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { changeFigure } from "./figures.ts";
import css from "./Quote.module.css";

/** One client's quote across the window, with the figure it is about. */
export function Quote({ language, t }: I18n) {
  const { company, results, sample } = cases[quotedCaseId];
  const [main] = results;
  return (
    <figure className={css.quote}>
      <blockquote>
        {t(`case-studies:cases.${quotedCaseId}.quote`, { large: hasLargeQuotations(language) })}
      </blockquote>
      <figcaption className="u-row u-space-between">
        <p className="u-text-muted">
          <Message tags={{ name: (name) => <b className="u-text-ink u-semibold">{name}</b> }}>
            {t("common:byline", {
              who: `<name>${t(`case-studies:cases.${quotedCaseId}.author`)}</name>`,
              where: t(`case-studies:cases.${quotedCaseId}.role`),
            })}
          </Message>
          <br />
          <span translate="no">{company}</span>
          {"\u2002"}
          {sample && <SampleTag>{t("common:sampleTag")}</SampleTag>}
        </p>
        <p className="u-row u-text-muted">
          <b className="u-heading-sm u-step-5 u-text-ink">{changeFigure(language, growth(main))}</b>{" "}
          {t(`case-studies:measures.${main.measure}`)}
        </p>
      </figcaption>
    </figure>
  );
}
