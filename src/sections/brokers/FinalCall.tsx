import { competition } from "../../content/sample/competition.ts";
import { dayRangeOfAnyYear, monthAndYear, weekdays } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { monthOf } from "../../simulation/calendar.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { FinalCallSection } from "../shared/FinalCallSection.tsx";
import css from "./FinalCall.module.css";

/** The final call leads to the brokers scheduler (BR-11); its picture is the month of a competition. */
export function FinalCall(i18n: I18n) {
  const { language, t } = i18n;
  return (
    <FinalCallSection
      {...i18n}
      page="brokers"
      title={t("brokers:finalCall.title", { large: true })}
      text={t("brokers:finalCall.text")}
      place={<Sheet {...i18n} />}
    >
      <ButtonLink
        href={schedulerLink(site, { scheduler: "brokers", page: "brokers", button: "final", language })}
      >
        {t("common:navigation.bookDemo")}
      </ButtonLink>
    </FinalCallSection>
  );
}

/** A sheet of the calendar: the weeks of the month in which the competition opens. */
function Sheet({ language, t }: I18n) {
  const { opens, closes, prizePool } = competition;
  const dates = dayRangeOfAnyYear(opens, closes, language);
  const name = t("home:board.name");
  return (
    <figure
      className={css.place}
      role="img"
      aria-label={t("brokers:finalCall.picture", { competition: name, dates })}
    >
      <div className={`${css.sheet} u-heading-sm`} aria-hidden="true">
        <p className={`${css.month} u-row u-space-between`}>
          <span className="u-step-2">{monthAndYear(opens, language)}</span>
          <SampleTag>{t("common:sampleTag")}</SampleTag>
        </p>
        <table className="u-text-end">
          <thead className="u-chart-text">
            <tr>
              {weekdays(language, "short").map((day) => (
                <td key={day}>{day}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthOf(opens).map((week) => (
              <tr key={week[0]?.iso}>
                {week.map(({ iso, day }) => (
                  <td key={iso} className={day && opens <= iso && iso <= closes ? css.open : undefined}>
                    {day}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.name}>{`${name} · ${dates} · ${numberFormats(language).dollars(prizePool)}`}</p>
      </div>
    </figure>
  );
}
