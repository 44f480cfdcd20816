import { type RouteId, routes } from "../facts/routes.ts";
import type { Translate } from "../languages/words/catalogues.ts";
import { counts } from "./counts.ts";

/** Title and description of a page, for its head and for links to it. */
export interface PageMeta {
  title: string;
  description: string;
}

/** Title and description of a page from `meta` of its catalogue, which may use counts of cases. */
export function pageMeta(route: RouteId, t: Translate): PageMeta {
  const { catalogue } = routes[route];
  const values = counts(t);
  return {
    title: t(`${catalogue}:meta.title`, values),
    description: t(`${catalogue}:meta.description`, values),
  };
}
