import { company } from "../../content/company.ts";
import { answersOnPage } from "../../content/pages/answers.ts";
import { longDay } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { countries } from "../../i18n/messages/lists.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { site } from "../../site/site.ts";
import { Link } from "../../ui/Link/Link.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./BeforeYouBook.module.css";

/** A page that answers what its buyers ask before a demo. */
export type AnswersPage = keyof typeof answersOnPage;

const tags = {
  status: (words: string) => (
    <Link href={site.links.status} className="u-text-ink">
      {words}
    </Link>
  ),
};

/** What the buyers of a page ask before a demo, in its final call to action (D26). */
export function BeforeYouBook({ language, t, page }: I18n & { page: AnswersPage }) {
  const { duration, exactPercent } = numberFormats(language);
  const { demo, hosting, incidents } = company;
  const figures = {
    duration: duration(demo.minutes, "minute"),
    answer: duration(incidents.minutes, "minute"),
    regions: countries(hosting.regions, language),
    uptime: exactPercent(hosting.uptime),
    day: longDay(hosting.until, language),
  };
  return (
    <div className={css.before}>
      <h3 className="u-label">{t("common:company.title", { large: true })}</h3>
      <dl className={`${css.answers} u-step--1`}>
        {answersOnPage[page].map((id) => (
          <div key={id}>
            <dt className="u-semibold">{t(`common:company.${id}.title`)}</dt>
            <dd className="u-text-muted u-max-line-length">
              <Message tags={tags}>{t(`common:company.${id}.text`, figures)}</Message>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
