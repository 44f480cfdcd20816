/**
 * The one table of routes. Navigation, documents, redirects, the sitemap, Book demo and the tests all read it.
 */

/** The three external demo schedulers. */
export type Scheduler = "propFirms" | "brokers" | "communities";

/** What the navigation's Book demo does on a route: open the dialog (LY-07), link to a scheduler (LY-08), or `#` (LY-09). */
export type BookDemo = { kind: "dialog" } | { kind: "scheduler"; scheduler: Scheduler } | { kind: "none" };

export interface Route {
  /** Canonical spelling of the path; requests match without regard to case (D5). */
  path: string;
  bookDemo: BookDemo;
  /** Set where another route's path is the canonical address of the same page. */
  canonical?: string;
  /** Left out of the sitemap and marked `noindex`. */
  hidden?: true;
}

const dialog = { kind: "dialog" } as const;
const none = { kind: "none" } as const;

export const routes = {
  home: { path: "/", bookDemo: dialog },
  propFirms: { path: "/for-prop-firms", bookDemo: { kind: "scheduler", scheduler: "propFirms" } },
  brokers: { path: "/for-brokers", bookDemo: { kind: "scheduler", scheduler: "brokers" } },
  communities: { path: "/IBs-communities", bookDemo: { kind: "scheduler", scheduler: "communities" } },
  partners: { path: "/partners", bookDemo: { kind: "scheduler", scheduler: "brokers" } },
  caseStudies: { path: "/case-studies", bookDemo: dialog },
  privacyPolicy: { path: "/privacy-policy", bookDemo: dialog },
  terms: { path: "/terms-and-conditions", bookDemo: none, canonical: "/privacy-policy" },
  confirmation: { path: "/confirmation-page", bookDemo: none, hidden: true },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/**
 * Documents no address leads to; the server answers with them. Keys are the status they go with.
 * 404 is the not-found page (D4), the others the generic error screen (D7).
 */
export const statusDocuments = {
  400: "status-400",
  404: "status-404",
  405: "status-405",
  500: "status-500",
} as const;

export type StatusWithDocument = keyof typeof statusDocuments;

export const statusesWithDocument = [400, 404, 405, 500] as const satisfies readonly StatusWithDocument[];

/**
 * Pages of ours that stand in, framed, for what the owner has yet to set (D18). They are documents in every language like
 * those of routes, but nothing links to them and nothing lists them.
 */
export const sampleDocuments = { newsletter: "/samples/newsletter" } as const;

/** First path segments that belong to the content hub (D6). */
export const contentHubPrefixes = ["blog", "es", "pt"] as const;
