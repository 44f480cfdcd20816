import { caseGroupIds, caseGroups, cases, growth } from "../../facts/cases.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { counts } from "../../layout/counts.ts";
import { ResultFan } from "../../pictures/CaseCharts/ResultFan.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { changeFigure } from "./figures.ts";
import css from "./Hero.module.css";

/** The main result of each case, the greatest growth first; a row links to its case. */
export const mainResults = ({ language, t }: Translator) =>
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

/** The results on the timeline (CS-01). */
export function Hero(translator: Translator) {
  const { language, t } = translator;
  const day = (number: number) => t("case-studies:chart.day", { day: number });
  return (
    <Band name="case-studies" className={css.hero}>
      <h1 id="case-studies-title">{t("case-studies:hero.title", counts(t))}</h1>
      <div className={css.more}>
        <p className="u-muted">{t("case-studies:hero.subtitle", counts(t))}</p>
        <div className="u-actions u-no-print">
          <OpenDemoDialog>{t("case-studies:hero.cta")}</OpenDemoDialog>
          <ButtonLink href="#stories" emphasis="secondary">
            {t("case-studies:hero.explore")}
          </ButtonLink>
        </div>
      </div>
      <ResultFan
        label={t("case-studies:chart.label")}
        sample={Object.values(cases).some(({ sample }) => sample) ? t("common:sampleTag") : undefined}
        scale={t("case-studies:chart.scale")}
        groups={caseGroupIds.map((id) => ({ id, name: t(`case-studies:stories.${id}`) }))}
        rows={mainResults(translator)}
        axis={[t("case-studies:chart.bell"), day(30), day(60), day(90)]}
        change={(growth) => changeFigure(language, growth)}
        directions={[t("case-studies:chart.grow"), t("case-studies:chart.shrink")]}
      />
    </Band>
  );
}
