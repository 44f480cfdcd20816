import { type Competition, competition } from "../../facts/sample/competition.ts";
import { dayRangeOfAnyYear, shortMonths } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";
import { roundsEvery, seasonOf } from "./season.ts";

/** The final call leads to the brokers scheduler (BR-11); its picture is a season whose first cup is not set yet. */
export function Final({ language, t }: Translator) {
  return (
    <FinalCall
      title={t("brokers:final.title")}
      text={t("brokers:final.text")}
      place={<Calendar language={language} t={t} competition={competition} />}
    >
      <ButtonLink
        href={schedulerLink(site, { scheduler: "brokers", page: "brokers", button: "final", language })}
      >
        {t("brokers:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}

/** The months of the season, with the rounds of each length in a row of its own. */
function Calendar({ language, t, competition }: Translator & { competition: Competition }) {
  const { dollars, duration } = numbers(language);
  const names = shortMonths(language);
  const season = seasonOf(competition);
  // The rows are 9, 3.5 and 3.5 rem high, in quarters here, and rounds are in the middle of each.
  const lanes = [
    { length: competition.days, path: `M${season.opens} 18H${season.closes}` },
    { length: 7, path: roundsEvery(14, 7, 43, season) },
    { length: 1, path: roundsEvery(7, 1, 57, season) },
  ];
  return (
    <figure role="img" aria-label={t("brokers:final.picture")} data-drawing="">
      <div className={`${css.calendar} u-frame u-screen-text u-muted u-top-rule`} aria-hidden="true">
        <ul className={css.lengths}>
          {lanes.map(({ length, path }) => (
            <li key={path}>{duration(length, "day")}</li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 ${season.days} 64`}
          preserveAspectRatio="none"
          fill="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            stroke="var(--line)"
            d={`M0 0v64${season.months.map(({ days }) => `m${days}-64v64`).join("")}`}
            vectorEffect="non-scaling-stroke"
          />
          {lanes.map(({ path }, index) => (
            <path
              key={path}
              stroke={index === 0 ? "var(--ink)" : "var(--line-strong)"}
              data-part="draw"
              data-order={index + 1}
              d={path}
              strokeWidth="28"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <table>
          <thead>
            <tr>
              {season.months.map(({ month, days }, index) => (
                <td key={month} colSpan={days} className="u-nowrap">
                  {/* Every other month on a phone, so that none lies on the next. */}
                  <span className={index % 2 ? "u-from-768" : undefined}>{names[month]}</span>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {/* A day less, so that it does not touch the first rounds. */}
              <td colSpan={season.free - 1} className={`${css.first} u-headline u-ink`} data-part="appear">
                {t("brokers:final.first")}
              </td>
              <td colSpan={season.opens - season.free + 1} />
              <td colSpan={season.days - season.opens}>
                <p className="u-strong u-ink">{t("home:board.name")}</p>
                {dayRangeOfAnyYear(competition.opens, competition.closes, language)} ·{" "}
                {dollars(competition.prizePool)}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </figure>
  );
}
