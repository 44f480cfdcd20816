import { competition } from "../../facts/sample/competition.ts";
import { dayRangeOfAnyYear, weekdays } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";
import { sheetOf } from "./sheet.ts";

/** The final call leads to the brokers scheduler (BR-11); its picture is the month of a competition. */
export function Final(translator: Translator) {
  const { language, t } = translator;
  return (
    <FinalCall
      title={t("brokers:final.title")}
      text={t("brokers:final.text")}
      place={<Sheet {...translator} />}
    >
      <ButtonLink
        href={schedulerLink(site, { scheduler: "brokers", page: "brokers", button: "final", language })}
      >
        {t("brokers:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}

/** A sheet of the calendar: the weeks of the month in which the competition opens. */
function Sheet({ language, t }: Translator) {
  const { opens, closes, prizePool } = competition;
  const dates = dayRangeOfAnyYear(opens, closes, language);
  const name = t("home:board.name");
  return (
    <figure
      className={css.place}
      role="img"
      aria-label={t("brokers:final.picture", { competition: name, dates })}
    >
      <div className={`${css.sheet} u-figure`} aria-hidden="true">
        <table className="u-end">
          <thead className="u-tiny">
            <tr>
              {weekdays(language, "short").map((day) => (
                <td key={day}>{day}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheetOf(competition).map((week) => (
              <tr key={week[0]?.iso}>
                {week.map(({ iso, day, isOpen }) => (
                  <td key={iso} className={isOpen ? css.open : undefined}>
                    {day}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.name}>
          {`${name} · ${dates} · ${numbers(language).dollars(prizePool)}\u2002`}
          <SampleTag>{t("common:sampleTag")}</SampleTag>
        </p>
      </div>
    </figure>
  );
}
