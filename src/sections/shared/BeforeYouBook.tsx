import { company } from "../../facts/company.ts";
import { answersOnPage } from "../../facts/pages/answers.ts";
import { longDay } from "../../languages/words/dates.ts";
import { countries } from "../../languages/words/lists.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./BeforeYouBook.module.css";
import { Disclosure } from "./Disclosure.tsx";

const tags = {
  status: (words: string) => (
    <Link href={site.links.status} className="u-ink">
      {words}
    </Link>
  ),
};

/** What the buyers of a page ask before a demo, folded under its final call to action (D26). */
export function BeforeYouBook({ language, t, page }: Translator & { page: keyof typeof answersOnPage }) {
  const { duration, exactPercent } = numbers(language);
  const { demo, hosting, incidents } = company;
  const facts = {
    duration: duration(demo.minutes, "minute"),
    answer: duration(incidents.minutes, "minute"),
    regions: countries(hosting.regions, language),
    uptime: exactPercent(hosting.uptime),
    day: longDay(hosting.until, language),
  };
  // On paper, it would stand without the final call.
  return (
    <Band name="before-you-book" background="dark" className="u-no-print">
      <div className={`${css.answers} u-frame u-ruled`}>
        <Disclosure id="before-you-book-title" title={t("common:company.title")}>
          <dl className="u-pair u-four u-step--1">
            {answersOnPage[page].map((id) => (
              <div key={id}>
                <dt className="u-strong">{t(`common:company.${id}.title`)}</dt>
                <dd className="u-muted u-readable">
                  <Message tags={tags}>{t(`common:company.${id}.text`, facts)}</Message>
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Band>
  );
}
