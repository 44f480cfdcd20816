import { company } from "../../facts/company.ts";
import { weekdays } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpeningStreet } from "../../pictures/OpeningStreet/OpeningStreet.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import { houseDrawing } from "./drawings.tsx";
import { launchDays } from "./launchDays.ts";

/** The final call, to which use cases link: the days up to the opening on a Monday (PF-11). */
export function Final({ language, t }: Translator) {
  const { duration } = numbers(language);
  return (
    <FinalCall
      title={t("prop-firms:final.title")}
      text={t("prop-firms:final.text", { duration: duration(company.demo.minutes, "minute") })}
      place={
        <OpeningStreet
          days={launchDays(language)}
          weekdays={weekdays(language, "short")}
          numbers={numbers(language)}
          firm={t("prop-firms:picture.firm")}
          houseOf={houseDrawing}
        />
      }
    >
      <ButtonLink
        href={schedulerLink(site, { scheduler: "propFirms", page: "prop-firms", button: "final", language })}
      >
        {t("prop-firms:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
