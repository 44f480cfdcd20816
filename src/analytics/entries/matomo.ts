import { analyticsSettings } from "virtual:constants";
import { matomo } from "../adapters/matomo.ts";
import { startAnalytics, whenMeasurable } from "../startAnalytics.ts";

const settings = analyticsSettings;

if (settings) whenMeasurable(() => startAnalytics(matomo(settings), settings));
