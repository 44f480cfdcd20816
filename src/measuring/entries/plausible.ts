import { plausible } from "../adapters/plausible.ts";
import { startMeasuring, whenMeasurable } from "../startMeasuring.ts";

const settings = __MEASURING__;

whenMeasurable(() => startMeasuring(plausible(settings), settings));
