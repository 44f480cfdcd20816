import { competition } from "../facts/sample/competition.ts";
import { traders } from "../facts/sample/traders.ts";
import { dayRange } from "../languages/dates.ts";
import type { LanguageRow } from "../languages/languages.ts";
import { numbers } from "../languages/numbers.ts";
import { sentenceSpace } from "../languages/sentences.ts";
import type { Speech } from "../languages/speech.ts";
import { site } from "../site/site.ts";
import css from "./StylePage.module.css";

interface SpecimenProps extends Speech {
  row: LanguageRow;
}

/** One language at work: a headline, a paragraph and figures, in its own type. */
export function Specimen({ row, language, t }: SpecimenProps) {
  const { change, dollars, percent, whole } = numbers(language);
  return (
    <article className={css.specimen} lang={language} data-specimen={language}>
      <p className={css.note}>
        <b>{row.name}</b> {row.code}, {row.script}
      </p>
      <div>
        <h3>
          {t("home:hero.title")}
          {sentenceSpace(language)}
          {t("home:hero.highlight")}
        </h3>
        <p>{t("home:hero.subtitle")}</p>
      </div>
      <ul>
        <li>{dollars(competition.prizePool)}</li>
        <li>{whole(competition.entrants)}</li>
        <li>{change(traders[0].gain)}</li>
        <li>{percent(0.98)}</li>
        <li>{dayRange(site.event.startsOn, site.event.endsOn, language)}</li>
      </ul>
    </article>
  );
}
