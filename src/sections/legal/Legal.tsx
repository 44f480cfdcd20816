import { company } from "../../content/company.ts";
import { type SectionId, sections } from "../../content/pages/legal.ts";
import { withLineBreaks } from "../../i18n/lineBreaks.ts";
import { longDay } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { countries } from "../../i18n/messages/lists.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { site } from "../../site/site.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { email } from "../../ui/Message/email.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./Legal.module.css";

const Text = ({ children }: { children: string }) => <Message tags={{ email }}>{children}</Message>;

/** Terms, privacy and risk in one document, with a table of contents (LG-01, LG-05 to LG-07). */
export function Legal({ language, t }: I18n) {
  return (
    <div className={`${css.legal} u-padding-inline u-split`}>
      <header className={`${css.head} u-stack`}>
        <h1>{t("legal:title", { large: true })}</h1>
        <p className={css.lead}>{t("legal:lead")}</p>
        <p className="u-text-muted">{t("legal:updated", { date: longDay(site.legalUpdated, language) })}</p>
      </header>
      <nav className={css.contents} aria-label={t("legal:contents")} data-contents="">
        <button type="button" className={`${css.toggle} u-semibold`} popoverTarget="contents">
          <span>{t("legal:contents")}</span>
          <span className={css.here} data-here="" />
          <Icon name="ChevronDown" size="1.125rem" />
        </button>
        <div id="contents" popover="auto" className={css.list}>
          <ol>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`legal:sections.${id}.title`)}</a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className={css.sections}>
        {sections.map((id) => (
          <LegalSection key={id} id={id} language={language} t={t} />
        ))}
        <a
          href="#top"
          className={`${css.top} u-no-print`}
          aria-label={t("legal:backToTop")}
          data-tooltip=""
          data-back-to-top=""
          hidden
        >
          <Icon name="ArrowUp" />
        </a>
      </div>
    </div>
  );
}

interface LegalSectionProps extends I18n {
  id: SectionId;
}

function LegalSection({ id, language, t }: LegalSectionProps) {
  const { hosting, leaving, legal } = company;
  const { authority, years } = legal;
  const { duration } = numberFormats(language);
  const section = t(`legal:sections.${id}`, {
    returnObjects: true,
    authority,
    regions: countries(hosting.regions, language),
    security: site.security.contact.replace("mailto:", ""),
    logs: duration(years.logs, "year"),
    messages: duration(years.messages, "year"),
    invoices: duration(years.invoices, "year"),
    kept: duration(leaving.keptDays, "day"),
    notice: duration(leaving.noticeDays, "day"),
  });
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="u-step-3">
        {t(`legal:sections.${id}.title`, { large: true })}
      </h2>
      <p className={css.summary}>{section.summary}</p>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {"points" in section && (
        <ul className={css.points}>
          {section.points.map((point) => (
            <li key={point}>
              <Text>{point}</Text>
            </li>
          ))}
        </ul>
      )}
      {"steps" in section && (
        <ol className={css.steps}>
          {section.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="u-label">{withLineBreaks(title, language)}</h3>
              <p>
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
