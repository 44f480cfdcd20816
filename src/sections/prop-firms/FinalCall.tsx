import type { ComponentProps } from "react";
import { company } from "../../content/company.ts";
import { weekdays } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { works } from "../../illustrations/OpeningStreet/House.tsx";
import { OpeningStreet } from "../../illustrations/OpeningStreet/OpeningStreet.tsx";
import { openingDays } from "../../simulation/plan.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCallSection } from "../shared/FinalCallSection.tsx";
import { houseDrawing } from "./drawings.tsx";
import { launchDays } from "./launchDays.ts";

/** The final call, to which use cases link: the days up to the opening on a Monday (PF-11). */
export function FinalCall({ language, t }: I18n) {
  const { duration } = numberFormats(language);
  return (
    <FinalCallSection
      language={language}
      t={t}
      page="prop-firms"
      title={t("prop-firms:finalCall.title", { large: true })}
      text={t("prop-firms:finalCall.text", { duration: duration(company.demo.minutes, "minute") })}
      place={<OpeningStreet {...streetProps({ language, t })} />}
    >
      <ButtonLink
        href={schedulerLink(site, { scheduler: "propFirms", page: "prop-firms", button: "final", language })}
      >
        {t("prop-firms:finalCall.cta")}
      </ButtonLink>
    </FinalCallSection>
  );
}

/** The days up to the opening. */
export const streetProps = ({ language, t }: I18n): ComponentProps<typeof OpeningStreet> => ({
  days: openingDays(launchDays(language), works),
  weekdays: weekdays(language, "short"),
  numberFormats: numberFormats(language),
  firm: t("prop-firms:picture.firm"),
  houseOf: houseDrawing,
});
