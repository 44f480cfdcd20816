// Runs inline in the head of every document, before the first paint.
import "./arrival.ts";
import { daysBegun } from "../site/event.ts";

// Built documents have the text that is true on any date (ADR 014). The styles choose another by this number.
document.documentElement.dataset.event = `${daysBegun(new Date(), __EVENT__)}`;
