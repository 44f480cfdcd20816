import type { EngineName } from "./engines.ts";

/** What an engine or its driver lacks, and what replaces it. Details are in `docs/testing.md`. */
export const differences: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [],
  firefox: [
    "no view timelines: what moves with the scroll stands as it ends",
    "no view transitions between pages and no heights that animate: the next page or an answer comes at once",
    "no blocking=render: a document that arrives slowly is painted in parts",
    "a scrollbar takes 12 px: pages are 308 px wide in a window of 320, and fit",
  ],
  webkit: [
    "no scrollend: carousels take 150 ms without a scroll for the end of one",
    "no heights that animate: an answer opens at once",
    "its driver has no finger (WG-02 is not run), no window below 334 px and no language of its own",
  ],
};
