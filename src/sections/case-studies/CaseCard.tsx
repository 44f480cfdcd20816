import { type CaseGroup, type CaseId, cases } from "../../content/cases.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { colon } from "../../i18n/messages/sentences.ts";
import { CaseCourse } from "../../illustrations/CaseCharts/CaseLine.tsx";
import { hubLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import { initials } from "../../visitorBrand/initials.ts";
import css from "./CaseCard.module.css";
import { CaseSheet } from "./CaseSheet.tsx";
import { lineOf } from "./charts.tsx";
import { figures } from "./figures.ts";

interface CaseCardProps extends I18n {
  id: CaseId;
  group: CaseGroup;
}

const all = Object.values(cases);
const ids = Object.keys(cases) as CaseId[];

/** A case: its results, then how they were reached (CS-03). Its 180 days and its quote are shown in the overlay (CS-05). */
export function CaseCard({ language, t, id, group }: CaseCardProps) {
  const { company, slug, results } = cases[id];
  const number = ids.indexOf(id) + 1;
  const next = ids[number % ids.length] ?? id;
  return (
    <article id={id} className={`${css.card} u-avoid-break u-step--1 ${backgroundClass(group)}`}>
      <header className={`${css.head} u-span-all-columns`}>
        <p className={`${css.tab} u-media`}>
          <span className="u-text-muted u-tabular" aria-hidden="true">
            {`${number}`.padStart(2, "0")}
          </span>
          <span className={`${css.initials} u-semibold`} aria-hidden="true">
            {initials(company)}
          </span>
          <b translate="no">{company}</b>
          {standsOut(cases[id], all) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
        </p>
        <h3 className="u-step-3">{t(`case-studies:cases.${id}.headline`, { large: true })}</h3>
        <ul className={`${css.results} u-panel-text`}>
          {results.map((result, index) => {
            const { metric, was } = figures(language, result);
            return (
              <li key={result.measure} className={index === 0 ? css.main : undefined}>
                <span className="u-semibold">{t(`case-studies:measures.${result.measure}`)}</span>
                {index === 0 && <CaseCourse drawing={lineOf(id)} />}
                <span className={`${css.figures} u-text-muted`}>
                  {was && <span>{`${was} → `}</span>}
                  <b className="u-heading-sm u-step-2 u-text-ink">{metric}</b>
                </span>
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
      <CaseSheet language={language} t={t} id={id} />
      <Link href={hubLink(site, `/blog/case-studies/${slug}`)} className={`${css.more} u-media u-semibold`}>
        {t("case-studies:stories.link")}
        <span className="u-visually-hidden">{`${colon(language)}${company}`}</span>
        <SpriteIcon name="ArrowUpRight" />
      </Link>
      <a href={`#${next}`} className={`${css.next} u-requires-script u-media`}>
        <span>
          {`${t("case-studies:stories.next")}${colon(language)}`}
          <b translate="no">{cases[next].company}</b>
        </span>
        <SpriteIcon name="ArrowRight" />
      </a>
    </article>
  );
}
