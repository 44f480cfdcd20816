import { company } from "../../content/company.ts";
import { type AnswersPage, answersOf } from "../../content/pages/answers.ts";
import { longDay } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { conjunction, countries } from "../../i18n/messages/lists.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { site } from "../../site/site.ts";
import { Link } from "../../ui/Link/Link.tsx";
import { email } from "../../ui/Message/email.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./BeforeYouBook.module.css";

const tags = {
  status: (words: string) => <Link href={site.links.status}>{words}</Link>,
  email,
  phone: (number: string) => (
    <a href={`tel:${number.replaceAll(" ", "")}`} className="u-nowrap">
      {number}
    </a>
  ),
};

/** What the answers say of the company, as the language writes it. */
function factsOf({ language, t }: I18n) {
  const { duration, dollars, exactPercent } = numberFormats(language);
  const { contact, demo, directors, hosting, incidents, leaving, people, price, quote, security } = company;
  return {
    duration: duration(demo.minutes, "minute"),
    answer: duration(incidents.minutes, "minute"),
    regions: countries(hosting.regions, language),
    uptime: exactPercent(hosting.uptime),
    day: longDay(hosting.until, language),
    from: price ? dollars(price.monthly.from) : "",
    to: price ? dollars(price.monthly.to) : "",
    setUp: price ? dollars(price.setUp) : "",
    quote: t("common:company.workingDays", { count: quote.workingDays }),
    kept: duration(leaving.keptDays, "day"),
    notice: duration(leaving.noticeDays, "day"),
    tested: longDay(security.tested, language),
    founded: `${people.founded}`,
    staff: t("common:company.staff", { count: people.count }),
    directors: conjunction(directors.names, language),
    email: contact.email,
    phone: contact.phone,
  };
}

/** What the buyers of a page ask before a demo, in its final call to action (D26). */
export function BeforeYouBook({ page, ...i18n }: I18n & { page: AnswersPage }) {
  const { t } = i18n;
  const { ids, hasSamples } = answersOf(page, company);
  const facts = factsOf(i18n);
  return (
    <div className={css.before}>
      <div className="u-row">
        <h3 className="u-heading-sm">{t("common:company.title", { large: true })}</h3>
        {hasSamples && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
      <dl className={css.answers}>
        {ids.map((id) => (
          <div key={id}>
            <dt>{t(`common:company.${id}.title`)}</dt>
            <dd>
              <Message tags={tags}>{t(`common:company.${id}.text`, facts)}</Message>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
