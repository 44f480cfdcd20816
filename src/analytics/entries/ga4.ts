import { analyticsSettings, consentWords } from "virtual:constants";
import { forgetGa4, ga4 } from "../adapters/ga4.ts";
import { askConsent } from "../consent.ts";
import { startAnalytics, whenMeasurable } from "../startAnalytics.ts";

const settings = analyticsSettings;

if (settings)
  whenMeasurable(() =>
    askConsent({
      words: consentWords,
      privacyPolicy: settings.paths.privacyPolicy,
      start: () => startAnalytics(ga4(settings), settings),
      stop: () => forgetGa4(settings.id),
    }),
  );
