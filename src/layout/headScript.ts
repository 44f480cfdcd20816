// Runs inline in the head of every document, before the first paint.
import "../languages/storedChoice.ts";
import { daysBegun } from "../site/event.ts";

// Documents as they are built say what is true on any day (ADR 014). From this number the styles choose the words.
document.documentElement.dataset.event = `${daysBegun(new Date(), __EVENT__)}`;
