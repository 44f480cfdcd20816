import { competition } from "../../facts/sample/competition.ts";
import { shortMonths } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";

/** The final call leads to the brokers scheduler (BR-11); its picture is a season whose first date is open. */
export function Final({ language, t }: Translator) {
  const { dollars, duration } = numbers(language);
  return (
    <FinalCall
      title={t("brokers:final.title")}
      text={t("brokers:final.text")}
      place={
        <figure className={css.season} role="img" aria-label={t("brokers:final.picture")}>
          <ol className={css.months} aria-hidden="true">
            {shortMonths(language).map((month) => (
              <li key={month}>{month}</li>
            ))}
          </ol>
          <p className={css.lanes} aria-hidden="true">
            {(["month", "week", "day"] as const).map((unit) => (
              <span key={unit}>{duration(1, unit)}</span>
            ))}
          </p>
          <p className={css.first} aria-hidden="true">
            {t("brokers:final.first")}
          </p>
          <p className={css.cup} aria-hidden="true">
            {t("home:board.name")} <span>{dollars(competition.prizePool)}</span>
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
