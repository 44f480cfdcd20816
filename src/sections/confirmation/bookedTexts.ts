import type { Language } from "../../i18n/languages.ts";
import { textLocaleOf } from "../../i18n/localeOf.ts";

/** A moment in the time zone of this machine: the day, the hour, and what the zone is called. */
export function bookedTexts(moment: Date, language: Language): { day: string; hour: string; zone: string } {
  const locale = textLocaleOf(language);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const zone = format({ timeZoneName: "shortOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  return {
    // CLDR sets no space between a Chinese or Japanese date and its day of the week.
    day: format({ weekday: "long", day: "numeric", month: "long" })
      .format(moment)
      .replace(/日(?=星期|.曜日)/, "日 "),
    hour: format({ hour: "numeric", minute: "2-digit" }).format(moment),
    zone: zone?.value.replace("-", "−") ?? "",
  };
}
