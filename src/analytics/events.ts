/** What a visitor did. The table in docs/analytics.md says when each is sent. */
export type MeasuredEvent =
  /** A demo button was followed to its scheduler. `button` is its `utm_content` (D9). */
  | { name: "call_to_action"; button: string; scheduler: string }
  /** `button` is the section whose button opened it, or `address` if the address named the dialog. */
  | { name: "dialog_opened"; dialog: string; button: string }
  | { name: "language_chosen"; chosen: string }
  | { name: "tab_selected"; tab: string }
  | { name: "case_opened"; case: string }
  | { name: "popup"; action: "shown" | "closed" | "followed" }
  | { name: "confirmation_reached" }
  /** `target` is host and path, without query and fragment. */
  | { name: "outbound_link"; target: string };

/** The properties of an event beyond its name. */
export function propertiesOf({ name: _, ...properties }: MeasuredEvent): Record<string, string> {
  return properties;
}

/** A Core Web Vital or one of its companions, as web-vitals reports it. CLS has no unit, all others are milliseconds. */
interface Vital {
  name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
  value: number;
  rating: "good" | "needs-improvement" | "poor";
}

/** The page on which something is measured. */
export interface MeasuredPage {
  /** Its id in src/content/routes.ts, or `other` for the not-found page and the error screen. */
  id: string;
  language: string;
  /** Its address in this language; of the query that the visitor came with, only `utm_` parameters. */
  address: string;
  /** Where the visitor came from, without query and fragment; empty if unknown. */
  referrer: string;
}

/** Hands what is measured to a vendor. Nothing that goes wrong there may reach the page. */
export interface Adapter {
  page(page: MeasuredPage): void;
  /** @param section in which it happened (`sectionOf`) */
  event(event: MeasuredEvent, section: string, page: MeasuredPage): void;
  vital(vital: Vital, page: MeasuredPage): void;
}
