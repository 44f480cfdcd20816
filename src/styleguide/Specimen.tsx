import { competition } from "../content/sample/competition.ts";
import { traders } from "../content/sample/traders.ts";
import type { LanguageRow } from "../i18n/languages.ts";
import { dayRange } from "../i18n/messages/dates.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { numberFormats } from "../i18n/messages/numberFormats.ts";
import { sentenceSpace } from "../i18n/messages/sentences.ts";
import { site } from "../site/site.ts";
import css from "./StylePage.module.css";

interface SpecimenProps extends I18n {
  row: LanguageRow;
}

/** A language's typography: a headline, a paragraph and figures. */
export function Specimen({ row, language, t }: SpecimenProps) {
  const { change, dollars, percent, whole } = numberFormats(language);
  return (
    <article className={css.specimen} lang={language} data-specimen={language}>
      <p className="u-small">
        <b>{row.name}</b> {row.code}, {row.script}
      </p>
      <div>
        <h3 className="u-step-4">
          {t("home:hero.title")}
          {sentenceSpace(language)}
          {t("home:hero.highlight")}
        </h3>
        <p>{t("home:hero.subtitle")}</p>
      </div>
      <ul className="u-row u-step-2 u-tabular">
        <li>{dollars(competition.prizePool)}</li>
        <li>{whole(competition.entrants)}</li>
        <li>{change(traders[0].gain)}</li>
        <li>{percent(0.98)}</li>
        <li>{dayRange(site.event.startsOn, site.event.endsOn, language)}</li>
      </ul>
    </article>
  );
}
