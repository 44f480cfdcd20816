/**
 * The one table of pages. Documents, catalogues, redirects, sitemap, llms.txt, share images, budgets, Book demo and the tests
 * all read it; docs/guides/add-a-page.md adds to it.
 */

/** The three external demo schedulers. */
export type Scheduler = "propFirms" | "brokers" | "communities";

/** What the navigation's Book demo does on a route: open the dialog (LY-07), link to a scheduler (LY-08), or `#` (LY-09). */
export type BookDemo = { kind: "dialog" } | { kind: "scheduler"; scheduler: Scheduler } | { kind: "none" };

export interface Route {
  /** Canonical spelling of the path; requests match without regard to case (D5). */
  path: string;
  /** `catalogues/<language>/<catalogue>.json` holds the page's words, its title and description as `meta`. */
  catalogue: string;
  bookDemo: BookDemo;
  /** A picture on the tape beside the headline, or the headline alone; the share image shows the same. */
  firstScreen: "picture" | "headline";
  /** The route whose path is the canonical address of the same page, where it is another one. */
  canonical?: string;
  /** Left out of the sitemap and marked `noindex`. */
  hidden?: true;
  /** A text whose end nobody waits for: its document may weigh more (tests/documents.spec.ts). */
  long?: true;
}

const dialog = { kind: "dialog" } as const;
const none = { kind: "none" } as const;
const scheduler = <Name extends Scheduler>(scheduler: Name) => ({ kind: "scheduler", scheduler }) as const;

export const routes = {
  home: { path: "/", catalogue: "home", bookDemo: dialog, firstScreen: "picture" },
  propFirms: {
    path: "/for-prop-firms",
    catalogue: "prop-firms",
    bookDemo: scheduler("propFirms"),
    firstScreen: "picture",
  },
  brokers: {
    path: "/for-brokers",
    catalogue: "brokers",
    bookDemo: scheduler("brokers"),
    firstScreen: "picture",
  },
  communities: {
    path: "/IBs-communities",
    catalogue: "communities",
    bookDemo: scheduler("communities"),
    firstScreen: "picture",
  },
  partners: {
    path: "/partners",
    catalogue: "partners",
    bookDemo: scheduler("brokers"),
    firstScreen: "picture",
  },
  caseStudies: {
    path: "/case-studies",
    catalogue: "case-studies",
    bookDemo: dialog,
    firstScreen: "picture",
  },
  privacyPolicy: {
    path: "/privacy-policy",
    catalogue: "legal",
    bookDemo: dialog,
    firstScreen: "headline",
    long: true,
  },
  terms: {
    path: "/terms-and-conditions",
    catalogue: "terms",
    bookDemo: none,
    firstScreen: "headline",
    canonical: "privacyPolicy",
    long: true,
  },
  confirmation: {
    path: "/confirmation-page",
    catalogue: "confirmation",
    bookDemo: none,
    firstScreen: "headline",
    hidden: true,
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** A catalogue that holds the words of a page. */
export type PageCatalogue = (typeof routes)[RouteId]["catalogue"];

export const routeIds = Object.keys(routes) as RouteId[];

export const pageCatalogues = routeIds.map((id) => routes[id].catalogue);

/** The route whose path is the canonical address of a page: its own, or that of the page that it repeats. */
export function canonicalRoute(id: RouteId): RouteId {
  const route = routes[id];
  return "canonical" in route ? route.canonical : id;
}

/** Each page once, under its canonical address. */
export const canonicalRoutes = routeIds.filter((id) => canonicalRoute(id) === id);

/** The pages that search engines and language models are told of. */
export const listedRoutes = canonicalRoutes.filter((id) => !("hidden" in routes[id]));

/** The pages that begin with a picture. */
export const picturedRoutes = routeIds.filter((id) => routes[id].firstScreen === "picture");

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
