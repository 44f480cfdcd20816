import { company } from "../../content/company.ts";
import { routes } from "../../content/routes.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { Bell } from "./Bell.tsx";
import css from "./Confirmation.module.css";

/** The demo is booked: the opening bell hangs there to be rung, and what happens next follows on a line (CF-01). */
export function Confirmation({ language, t }: I18n) {
  return (
    <FullWidthSection name="confirmation" background="dark" className={css.confirmation}>
      <div className={`${css.stage} u-stack u-gap-lg u-padding-inline`}>
        <h1 id="confirmation-title">{t("confirmation:title", { large: true })}</h1>
        <p className="u-text-muted">{t("confirmation:subtitle")}</p>
        <div className="u-row">
          <ButtonLink href={pathIn(language, routes.home.path)}>{t("confirmation:home")}</ButtonLink>
          <button type="button" className={`${css.ring} u-semibold u-requires-script`} data-ring="">
            {t("confirmation:ring")}
          </button>
        </div>
        <Bell />
      </div>
      <ol className={`${css.next} u-accent-border-top u-padding-inline`}>
        {t("confirmation:next", {
          returnObjects: true,
          duration: numberFormats(language).duration(company.demo.minutes, "minute"),
        }).map(({ when, what }) => (
          <li key={when}>
            <b className="u-heading-sm">{when}</b>
            <p className="u-text-muted">{what}</p>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  );
}
