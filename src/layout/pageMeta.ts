import { type RouteId, routes } from "../facts/routes.ts";
import type { Translate } from "../languages/words/catalogues.ts";
import { counts } from "./counts.ts";

/** What a page is called where it is not itself in view. */
export interface PageMeta {
  title: string;
  description: string;
}

/** Title and description of a page: `meta` of its catalogue, which may name how many cases there are. */
export function pageMeta(route: RouteId, t: Translate): PageMeta {
  const { catalogue } = routes[route];
  const values = counts(t);
  return {
    title: t(`${catalogue}:meta.title`, values),
    description: t(`${catalogue}:meta.description`, values),
  };
}
