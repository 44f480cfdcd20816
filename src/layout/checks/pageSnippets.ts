import { routeIds, routes } from "../../content/routes.ts";
import type { SearchSnippet } from "../../i18n/lint/widths.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { headMeta, pageMeta } from "../head/pageMeta.ts";

/** Titles and descriptions of all pages in a language, as search results show them. */
export const pageSnippets = (t: Translate): SearchSnippet[] =>
  routeIds.map((id) => ({ catalogue: routes[id].catalogue, ...headMeta(pageMeta(id, t)) }));
