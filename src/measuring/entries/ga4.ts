import { consentWords, measuringSettings } from "virtual:constants";
import { forgetGa4, ga4 } from "../adapters/ga4.ts";
import { askConsent } from "../consent.ts";
import { startMeasuring, whenMeasurable } from "../startMeasuring.ts";

const settings = measuringSettings;

if (settings)
  whenMeasurable(() =>
    askConsent({
      words: consentWords,
      privacyPolicy: settings.paths.privacyPolicy,
      start: () => startMeasuring(ga4(settings), settings),
      stop: () => forgetGa4(settings.id),
    }),
  );
