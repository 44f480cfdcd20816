import type { ComponentProps } from "react";
import { caseGroupIds, caseGroups, cases, growth, haveSamples } from "../../content/cases.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { ResultFan } from "../../illustrations/CaseCharts/ResultFan.tsx";
import { demoDialogId, OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { counts } from "../../layout/counts.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { changeFigure, dayName } from "./figures.ts";
import css from "./Hero.module.css";

/** The main result of each case, the greatest growth first; a row links to its case. */
const mainResults = ({ language, t }: I18n) =>
  caseGroupIds
    .flatMap((group) => caseGroups[group].map((id) => ({ group, id })))
    .map(({ group, id }) => {
      const { company, results } = cases[id];
      const [main] = results;
      return {
        href: `#${id}`,
        group,
        name: company,
        measure: t(`case-studies:measures.${main.measure}`),
        figure: changeFigure(language, growth(main)),
        growth: growth(main),
      };
    })
    .sort((one, other) => other.growth - one.growth);

/** The results on the timeline, and on it the line that is still to come, which books (CS-01). */
export function Hero(i18n: I18n) {
  const { t } = i18n;
  return (
    <FullWidthSection name="case-studies" className={css.hero}>
      <h1 id="case-studies-title">{t("case-studies:hero.title", { large: true, ...counts(t) })}</h1>
      <div className={css.more}>
        <p className="u-text-muted">{t("case-studies:hero.subtitle", counts(t))}</p>
        <div className="u-button-row u-no-print">
          <OpenDemoDialog>{t("case-studies:hero.cta")}</OpenDemoDialog>
          <ButtonLink href="#stories" emphasis="secondary">
            {t("case-studies:hero.explore")}
          </ButtonLink>
        </div>
      </div>
      <ResultFan {...fanProps(i18n)} />
    </FullWidthSection>
  );
}

/** The main results of all cases. */
export function fanProps(i18n: I18n): ComponentProps<typeof ResultFan> {
  const { t } = i18n;
  return {
    label: t("case-studies:chart.label"),
    sample: haveSamples ? t("common:sampleTag") : undefined,
    scale: t("case-studies:chart.scale"),
    groups: caseGroupIds.map((id) => ({ id, name: t(`case-studies:stories.${id}`) })),
    rows: mainResults(i18n),
    launch: t("case-studies:chart.bell"),
    days: [-90, -60, -30, 30, 60, 90].map((day) => dayName(t, day)),
    you: {
      figure: t("case-studies:chart.you"),
      name: t("case-studies:chart.yourLine"),
      measure: t("case-studies:chart.yourStart"),
      dialog: demoDialogId,
    },
    directions: [t("case-studies:chart.grow"), t("case-studies:chart.shrink")],
  };
}
