import { caseGroupIds, caseGroups, cases, growth } from "../../facts/cases.ts";
import type { Speech } from "../../languages/speech.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { ResultFan } from "../../pictures/CaseCharts/ResultFan.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { growthFigure } from "./figures.ts";
import css from "./Hero.module.css";
import { storiesId } from "./Stories.tsx";

/** The main result of every case before a word about any of them; a row opens its case (CS-01). */
export function Hero({ language, t }: Speech) {
  const rows = caseGroupIds
    .flatMap((group) => caseGroups[group])
    .map((id) => {
      const { company, results } = cases[id];
      const [main] = results;
      return {
        href: `#${id}`,
        name: company,
        measure: t(`case-studies:measures.${main.measure}`),
        figure: growthFigure(language, main),
        growth: growth(main),
      };
    });
  const day = (number: number) => t("case-studies:chart.day", { day: number });
  return (
    <section className={css.hero} aria-labelledby="case-studies-title">
      <div className={css.statement}>
        <h1 id="case-studies-title">{t("case-studies:hero.title")}</h1>
        <p>{t("case-studies:hero.subtitle")}</p>
        <div className={css.actions}>
          <OpenDemoDialog>{t("case-studies:hero.cta")}</OpenDemoDialog>
          <ButtonLink href={`#${storiesId}`} emphasis="secondary">
            {t("case-studies:hero.explore")}
          </ButtonLink>
        </div>
      </div>
      <ResultFan
        label={t("case-studies:chart.label")}
        rows={rows}
        axis={[t("case-studies:chart.bell"), day(30), day(60), day(90)]}
      />
    </section>
  );
}
