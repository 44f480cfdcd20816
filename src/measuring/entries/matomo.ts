import { matomo } from "../adapters/matomo.ts";
import { startMeasuring, whenMeasurable } from "../startMeasuring.ts";

const settings = __MEASURING__;

whenMeasurable(() => startMeasuring(matomo(settings), settings));
