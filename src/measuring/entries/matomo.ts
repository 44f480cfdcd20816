import { measuringSettings } from "virtual:constants";
import { matomo } from "../adapters/matomo.ts";
import { startMeasuring, whenMeasurable } from "../startMeasuring.ts";

const settings = measuringSettings;

if (settings) whenMeasurable(() => startMeasuring(matomo(settings), settings));
