/**
 * The table of pages. Documents, catalogues, structured data, redirects, sitemap, llms.txt, share images, budgets, Book
 * demo and the tests read it. To add a page see docs/guides/add-a-page.md.
 */

/** The three external demo schedulers. */
export type Scheduler = "propFirms" | "brokers" | "communities";

/** The navigation's Book demo on a route: opens the dialog (LY-07), links to a scheduler (LY-08) or to `#` (LY-09). */
type BookDemo = { kind: "dialog" } | { kind: "scheduler"; scheduler: Scheduler } | { kind: "none" };

export interface Route {
  /** The path in its canonical spelling. Requests match in any case (D5). */
  path: string;
  /** `catalogues/<language>/<catalogue>.json` holds the words of the page, with title and description as `meta`. */
  catalogue: string;
  bookDemo: BookDemo;
  /** Whether a picture accompanies the headline. The share image shows the same. */
  firstScreen: "picture" | "headline";
  /** The route with the canonical address of the page, if that is another route. */
  canonical?: string;
  /** Not in the sitemap, and marked `noindex`. */
  hidden?: true;
}

const dialog = { kind: "dialog" } as const;
const none = { kind: "none" } as const;
const scheduler = <Name extends Scheduler>(scheduler: Name) => ({ kind: "scheduler", scheduler }) as const;

/** The pages by id, in the order of lists. */
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
  },
  terms: {
    path: "/terms-and-conditions",
    catalogue: "terms",
    bookDemo: none,
    firstScreen: "headline",
    canonical: "privacyPolicy",
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

/** A catalogue with the words of a page. */
export type PageCatalogue = (typeof routes)[RouteId]["catalogue"];

/** The ids of all pages, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[];

/** The catalogue of each page. */
export const pageCatalogues = routeIds.map((id) => routes[id].catalogue);

/** The route with the canonical address of a page: itself, or the page that it repeats. */
export function canonicalRoute(id: RouteId): RouteId {
  const route = routes[id];
  return "canonical" in route ? route.canonical : id;
}

/** Each page once, by its canonical route. */
export const canonicalRoutes = routeIds.filter((id) => canonicalRoute(id) === id);

/** The pages listed for search engines and language models. */
export const listedRoutes = canonicalRoutes.filter((id) => !("hidden" in routes[id]));

/** The pages whose first screen has a picture. */
export const picturedRoutes = routeIds.filter((id) => routes[id].firstScreen === "picture");

/**
 * Documents without an address, sent with the status that is their key: the not-found page (D4) and the error screen
 * (D7).
 */
export const statusDocuments = {
  400: "status-400",
  404: "status-404",
  405: "status-405",
  500: "status-500",
} as const;

export type StatusWithDocument = keyof typeof statusDocuments;

/** The statuses that are answered with a document of their own. */
export const statusesWithDocument = [400, 404, 405, 500] as const satisfies readonly StatusWithDocument[];

/** What our labels call a page (D9): its catalogue, or the name of a document without an address. */
export type PageName = PageCatalogue | (typeof statusDocuments)[StatusWithDocument];

/**
 * Sample pages, framed in place of what the owner has not configured yet (D18). They exist in every language, but
 * nothing links to them or lists them.
 */
export const sampleDocuments = { newsletter: "/samples/newsletter" } as const;

/** First path segments that redirect to the content hub (D6). */
const contentHubPrefixes = ["blog", "es", "pt"] as const;

/** Whether a path in lower case is the content hub's (D6). */
export const belongsToContentHub = (path: string): boolean =>
  contentHubPrefixes.some((prefix) => path === `/${prefix}` || path.startsWith(`/${prefix}/`));

/** Whether a path in lower case names a file, which is not found rather than unknown (D4). */
export const namesFile = (path: string): boolean =>
  path.startsWith("/_astro/") || path.startsWith("/assets/") || /\.[^./]+$/.test(path);

/** The build's hash, for those who watch over the site. */
export const healthPath = "/health";
