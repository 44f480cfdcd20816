import { forgetGa4, ga4 } from "../adapters/ga4.ts";
import { askConsent } from "../consent.ts";
import { startMeasuring, whenMeasurable } from "../startMeasuring.ts";

const settings = __MEASURING__;

whenMeasurable(() =>
  askConsent({
    words: __CONSENT__,
    privacyPolicy: settings.paths.privacyPolicy,
    start: () => startMeasuring(ga4(settings), settings),
    stop: () => forgetGa4(settings.id),
  }),
);
