import { company } from "../../facts/company.ts";
import { routes } from "../../facts/routes.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { Bell } from "./Bell.tsx";
import css from "./Confirmation.module.css";

/** The demo is booked: the opening bell hangs there to be rung, and what happens next follows on a line (CF-01). */
export function Confirmation({ language, t }: Translator) {
  return (
    <Band name="confirmation" background="dark" className={css.confirmation}>
      <div className={`${css.stage} u-stack u-roomy u-gutter`}>
        <h1 id="confirmation-title">{t("confirmation:title")}</h1>
        <p className="u-muted">{t("confirmation:subtitle")}</p>
        <div className="u-row">
          <ButtonLink href={pathIn(language, routes.home.path)}>{t("confirmation:home")}</ButtonLink>
          <button type="button" className={`${css.ring} u-strong u-scripted`} data-ring="">
            {t("confirmation:ring")}
          </button>
        </div>
        <Bell />
      </div>
      <ol className={`${css.next} u-top-rule u-gutter`}>
        {t("confirmation:next", {
          returnObjects: true,
          duration: numbers(language).duration(company.demo.minutes, "minute"),
        }).map(({ when, what }) => (
          <li key={when}>
            <b className="u-figure">{when}</b>
            <p className="u-muted">{what}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
