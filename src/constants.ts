import type { Language } from "./languages/languages.ts";
import { translatorFor } from "./languages/words/translator.ts";
import type { ConsentWords } from "./measuring/consent.ts";
import { consentWords } from "./measuring/consentWords.ts";
import type { SchedulerFields } from "./site/attribution.ts";
import { eventDays } from "./site/event.ts";
import { schedulerFields } from "./site/links.ts";
import { type MeasuringSettings, measuringSettings } from "./site/measuring.ts";
import type { Site } from "./site/schema.ts";

/** What scripts in the browser know of the site's configuration. They import it from `virtual:constants`. */
export interface Constants {
  languages: readonly Language[];
  /** The days on which the event's state changes, see `eventDays`. */
  eventDays: readonly string[];
  schedulerFields: SchedulerFields;
  /** Nothing if nobody measures. */
  measuringSettings: MeasuringSettings | undefined;
  /** Where the vendor needs consent, the words that ask for it. */
  consentWords: Readonly<Partial<Record<Language, ConsentWords>>>;
}

/** The constants of a build, which are part of its scripts. @param languages of the build */
export async function readConstants(site: Site, languages: readonly Language[]): Promise<Constants> {
  const translators = site.measuring.adapter === "ga4" ? await Promise.all(languages.map(translatorFor)) : [];
  return {
    languages,
    eventDays: eventDays(site),
    schedulerFields: schedulerFields(site),
    measuringSettings: measuringSettings(site),
    consentWords: Object.fromEntries(translators.map(({ language, t }) => [language, consentWords(t)])),
  };
}
