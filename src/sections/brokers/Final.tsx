import { competition } from "../../facts/sample/competition.ts";
import { dayRangeOfAnyYear, shortMonths } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";

/** The season is the second half of a year: the first day of each month, and the end, in days since 1 July. */
const months = [0, 31, 62, 92, 123, 153];
const end = 184;
const start = new Date("2000-07-01").getTime();
const dayOf = (iso: string): number => Math.round((new Date(iso).getTime() - start) / 86_400_000);

const [opens, closes] = [dayOf(competition.opens), dayOf(competition.closes) + 1];
const september = months[2] ?? 0;

/** Path data of rounds of so many days, one every so many days from September on. */
const rounds = (days: number, every: number): string =>
  Array.from(
    { length: Math.floor((end - september) / every) },
    (_, index) => `M${september + index * every} 5h${days}`,
  ).join("");

/** The rounds of each length. */
const lanes = [
  { days: competition.days, bars: `M${opens} 5H${closes}` },
  { days: 7, bars: rounds(7, 14) },
  { days: 1, bars: rounds(1, 7) },
];

const grid = [...months, end].map((day) => `M${day} 0v10`).join("");

/** The final call leads to the brokers scheduler (BR-11); its picture is a season whose first cup is not set yet. */
export function Final({ language, t }: Translator) {
  const { dollars, duration } = numbers(language);
  return (
    <FinalCall
      title={t("brokers:final.title")}
      text={t("brokers:final.text")}
      place={
        <figure className={css.season} role="img" aria-label={t("brokers:final.picture")} data-drawing="">
          <ol className={css.months} aria-hidden="true">
            {shortMonths(language)
              .slice(-months.length)
              .map((month) => (
                <li key={month}>{month}</li>
              ))}
          </ol>
          {lanes.map(({ days, bars }, index) => (
            <p key={days} className={css.lane} aria-hidden="true">
              <span>{duration(days, "day")}</span>
              <svg viewBox={`0 0 ${end} 10`} preserveAspectRatio="none" aria-hidden="true">
                <path className={css.grid} d={grid} />
                <path className={css.bars} data-part="draw" data-order={index + 1} d={bars} />
              </svg>
            </p>
          ))}
          <p className={css.cup} aria-hidden="true">
            {t("home:board.name")}{" "}
            <span>
              {dayRangeOfAnyYear(competition.opens, competition.closes, language)} ·{" "}
              {dollars(competition.prizePool)}
            </span>
          </p>
          <p className={css.first} data-part="appear" aria-hidden="true">
            {t("brokers:final.first")}
          </p>
        </figure>
      }
    >
      <ButtonLink
        href={schedulerLink(site, { scheduler: "brokers", page: "brokers", button: "final", language })}
      >
        {t("brokers:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
