import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { isNewNavigation } from "../client/newNavigation.ts";
import { whenActivated } from "../client/prerendering.ts";
import type { Adapter } from "./events.ts";
import { listen } from "./listen.ts";
import { measuredPage } from "./page.ts";

interface SiteContext {
  /** Addresses of the demo schedulers by name. */
  schedulers: Readonly<Record<string, string>>;
  /** Paths of pages by their id. */
  paths: Readonly<Record<string, string>>;
}

/**
 * Measures this page view: the page, what its visitor does, and its vitals. A page that comes back from the
 * back/forward cache counts again, as it would if it were loaded.
 */
export function startAnalytics(adapter: Adapter, { schedulers, paths }: SiteContext): void {
  const page = measuredPage(paths);
  adapter.page(page);
  addEventListener("pageshow", ({ persisted }) => persisted && adapter.page(page));
  if (page.id === "confirmation" && isNewNavigation())
    adapter.event({ name: "confirmation_reached" }, "confirmation", page);
  listen(schedulers, (event, section) => adapter.event(event, section, page));

  const reported = new Set<string>();
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ id, name, value, rating }) => {
      // CLS and INP are reported each time the page is hidden, and most vendors cannot tell a correction from a page.
      if (reported.has(id)) return;
      reported.add(id);
      adapter.vital({ name, value, rating }, page);
    });
}

/**
 * Calls back when the visitor sees the page, which a prerendered one may never be, and not at all for a visitor whose
 * browser objects: Global Privacy Control, or Do Not Track (ADR 033).
 */
export function whenMeasurable(start: () => void): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === "1") return;
  whenActivated(start);
}
