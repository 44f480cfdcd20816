import { brand } from "../../facts/brand.ts";
import { company } from "../../facts/company.ts";
import { routes } from "../../facts/routes.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { BrandMark } from "../../ui/Logo/BrandMark.tsx";
import css from "./Confirmation.module.css";

/** The demo is booked: with the brand's logo, and the next steps follow on the timeline (CF-01). */
export function Confirmation({ language, t }: Translator) {
  return (
    <Band name="confirmation" background="dark" className={css.confirmation}>
      <div className={`${css.stage} u-top-rule u-stack u-roomy u-gutter`}>
        <h1 id="confirmation-title">{t("confirmation:title")}</h1>
        <p className="u-muted">{t("confirmation:subtitle")}</p>
        <ButtonLink href={pathIn(language, routes.home.path)}>{t("confirmation:home")}</ButtonLink>
        <svg
          className={css.icon}
          viewBox="-900 -900 1800 940"
          fill="none"
          stroke="var(--line)"
          strokeWidth="2"
          aria-hidden="true"
          data-icon="success"
          data-drawing="first"
        >
          <path data-part="appear" d="M-200 0a200 200 0 0 1 400 0M-300 0a300 300 0 0 1 600 0" />
          <path
            data-part="appear"
            data-order="1"
            opacity="0.6"
            d="M-420 0a420 420 0 0 1 840 0M-560 0a560 560 0 0 1 1120 0"
          />
          <path
            data-part="appear"
            data-order="2"
            opacity="0.6"
            d="M-720 0a720 720 0 0 1 1440 0M-900 0a900 900 0 0 1 1800 0"
          />
          <BrandMark
            logo={brand.logo}
            place="booked"
            x="-96"
            y="-280"
            width="192"
            height="192"
            stroke="none"
            strokeWidth="1"
          />
          <circle fill="var(--brass)" stroke="none" cy="-40" r="32" />
          <path stroke="var(--on-brass)" strokeWidth="7" d="M-14-39l10 10 18-20" />
        </svg>
      </div>
      <ol className={`${css.next} u-gutter u-split`}>
        {t("confirmation:next", {
          returnObjects: true,
          duration: numbers(language).duration(company.demo.minutes, "minute"),
        }).map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <p className="u-muted">{what}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
