import { measuringSettings } from "virtual:constants";
import { plausible } from "../adapters/plausible.ts";
import { startMeasuring, whenMeasurable } from "../startMeasuring.ts";

const settings = measuringSettings;

if (settings) whenMeasurable(() => startMeasuring(plausible(settings), settings));
