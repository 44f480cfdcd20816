import type { Language } from "../../i18n/languages.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Template } from "../../i18n/messages/templates.ts";
import { interpolate } from "../../illustrations/interpolate.ts";

/** Writes numbers of members in a language: `331 members`. @param forms by plural category */
export function membersIn(language: Language, forms: Readonly<Record<string, Template<"count">>>) {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count: number): string =>
    interpolate(forms[rules.select(count)] ?? forms.other ?? "", {
      count: numberFormats(language).whole(count),
    });
}
