import { type CaseGroup, type CaseId, cases, measures } from "../../content/cases.ts";
import { hasLargeQuotations } from "../../i18n/lineBreakRules.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { colon } from "../../i18n/messages/sentences.ts";
import { MetricChart } from "../../illustrations/CaseCharts/MetricChart.tsx";
import { hubLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { areSamples, SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { initials } from "../../visitorBrand/initials.ts";
import css from "./CaseCard.module.css";
import { chartOf } from "./charts.tsx";
import { figures } from "./figures.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "case-quote": Omit<HTMLAttributes<HTMLElement>, "hidden"> & { hidden: "until-found" };
    }
  }
}

interface CaseCardProps extends I18n {
  id: CaseId;
  group: CaseGroup;
  /** Its place in the group. */
  number: number;
}

const all = Object.values(cases);

/** A case: its results, then how they were reached (CS-03). Its quote is shown in the overlay (CS-05). */
export function CaseCard({ language, t, id, group, number }: CaseCardProps) {
  const { company, slug, results, sample } = cases[id];
  const author = t(`case-studies:cases.${id}.author`);
  return (
    <article id={id} className={`${css.card} u-avoid-break u-step--1 ${backgroundClass(group)}`}>
      <header className={`${css.head} u-span-all-columns`}>
        <p className={`${css.tab} u-media`}>
          <span className="u-text-muted u-tabular" aria-hidden="true">
            {`${number}`.padStart(2, "0")}
          </span>
          <Initials>{company}</Initials>
          <b translate="no">{company}</b>
          {sample && (
            <SampleTag className={areSamples(all) ? css.ownTag : undefined}>
              {t("common:sampleTag")}
            </SampleTag>
          )}
        </p>
        <h3 className="u-step-3">{t(`case-studies:cases.${id}.headline`, { large: true })}</h3>
        <ul className={`${css.results} u-panel-text`}>
          {results.map((result, index) => {
            const { metric, was } = figures(language, result);
            return (
              <li
                key={result.measure}
                className={`${css.result} u-stack ${index === 0 ? css.main : ""}`.trim()}
              >
                <span className="u-semibold u-span-all-columns">
                  {t(`case-studies:measures.${result.measure}`)}
                </span>
                <MetricChart kind={measures[result.measure]} drawing={chartOf(id, index)} />
                <div>
                  <b className="u-heading-sm u-step-2">{metric}</b>{" "}
                  {was && (
                    <span className="u-text-muted">{t("case-studies:stories.was", { figure: was })}</span>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </header>
      <dl className={css.story}>
        <div>
          <dt className="u-semibold">{t("case-studies:stories.challenge")}</dt>
          <dd className="u-text-muted u-step-0">{t(`case-studies:cases.${id}.challenge`)}</dd>
        </div>
        <div>
          <dt className="u-semibold">{t("case-studies:stories.solution")}</dt>
          <dd className="u-text-muted u-step-0">{t(`case-studies:cases.${id}.solution`)}</dd>
        </div>
      </dl>
      {/* A custom element, because of react/react#24740 (see TabPanel). */}
      <case-quote className={`${css.quote} u-block`} hidden="until-found">
        <blockquote className="u-heading-sm u-step-3">
          {t(`case-studies:cases.${id}.quote`, { large: hasLargeQuotations(language) })}
        </blockquote>
        <p className={`${css.name} u-media`}>
          <Initials>{author}</Initials>
          <span>
            <Message tags={{ name: (name) => <b>{name}</b> }}>
              {t("common:byline", {
                who: `<name>${author}</name>`,
                where: t(`case-studies:cases.${id}.role`),
              })}
            </Message>
          </span>
        </p>
      </case-quote>
      <Link href={hubLink(site, `/blog/case-studies/${slug}`)} className={`${css.more} u-media u-semibold`}>
        {t("case-studies:stories.link")}
        <span className="u-visually-hidden">{`${colon(language)}${company}`}</span>
        <SpriteIcon name="ArrowUpRight" />
      </Link>
    </article>
  );
}

const Initials = ({ children }: { children: string }) => (
  <span className={`${css.initials} u-semibold`} aria-hidden="true">
    {initials(children)}
  </span>
);
