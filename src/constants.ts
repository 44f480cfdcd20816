import type { ConsentWords } from "./analytics/consent.ts";
import { consentWords } from "./analytics/consentWords.ts";
import type { Language } from "./i18n/languages.ts";
import { i18nFor } from "./i18n/messages/i18n.ts";
import { type AnalyticsSettings, analyticsSettings } from "./site/analytics.ts";
import type { SchedulerFields } from "./site/attribution.ts";
import { eventDays, eventId } from "./site/event.ts";
import { schedulerFields } from "./site/links.ts";
import type { Site } from "./site/schema.ts";

/** What scripts in the browser know of the site's configuration. They import it from `virtual:constants`. */
export interface Constants {
  languages: readonly Language[];
  /** The days on which the event's state changes, see `eventDays`. */
  eventDays: readonly string[];
  /** Tells one event from another. */
  eventId: string;
  schedulerFields: SchedulerFields;
  /** Nothing if nobody measures. */
  analyticsSettings: AnalyticsSettings | undefined;
  /** Where the vendor needs consent, the words that ask for it. */
  consentWords: Readonly<Partial<Record<Language, ConsentWords>>>;
}

/** The constants of a build, which are part of its scripts. @param languages of the build */
export async function readConstants(site: Site, languages: readonly Language[]): Promise<Constants> {
  const i18ns = site.analytics.adapter === "ga4" ? await Promise.all(languages.map(i18nFor)) : [];
  return {
    languages,
    eventDays: eventDays(site),
    eventId: eventId(site),
    schedulerFields: schedulerFields(site),
    analyticsSettings: analyticsSettings(site),
    consentWords: Object.fromEntries(i18ns.map(({ language, t }) => [language, consentWords(t)])),
  };
}
