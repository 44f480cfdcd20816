import { company } from "../../facts/company.ts";
import { weekdays } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { works } from "../../pictures/OpeningStreet/House.tsx";
import { OpeningStreet } from "../../pictures/OpeningStreet/OpeningStreet.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import { houseDrawing } from "./drawings.tsx";
import { launchDays } from "./launchDays.ts";

/** The final call, to which use cases link: the days up to the opening on a Monday (PF-11). */
export function Final({ language, t }: Translator) {
  const days = launchDays(language);
  const names = weekdays(language, "short");
  const { duration, whole } = numbers(language);
  return (
    <FinalCall
      title={t("prop-firms:final.title")}
      text={t("prop-firms:final.text", { duration: duration(company.demo.minutes, "minute") })}
      place={
        <OpeningStreet
          days={Array.from({ length: days }, (_, index) => ({
            number: whole(index + 1),
            // The first day is a Tuesday, so that the last one, after one or two weeks, is a Monday.
            weekday: names[(index + 1) % 7] ?? "",
            ...workOn(index + 1, days),
          }))}
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

/** The work of a day, in equal shares of the days before the opening, which is the last one. */
function workOn(day: number, days: number) {
  const work = works[Math.ceil((day * works.length) / (days - 1)) - 1];
  return work ? { work, house: houseDrawing(work) } : ({ work: "open" } as const);
}
