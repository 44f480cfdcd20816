import { analyticsSettings } from "virtual:constants";
import { plausible } from "../adapters/plausible.ts";
import { startAnalytics, whenMeasurable } from "../startAnalytics.ts";

const settings = analyticsSettings;

if (settings) whenMeasurable(() => startAnalytics(plausible(settings), settings));
