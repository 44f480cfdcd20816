import { type RouteId, routes } from "../../content/routes.ts";
import { titleWithBrand } from "../../i18n/lint/widths.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { withoutWordJoiners } from "../../i18n/messages/noBreak.ts";
import { site } from "../../site/site.ts";
import { counts } from "../counts.ts";

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

/** Title and description as a document's head has them: the brand where there is room, no characters that join words. */
export const headMeta = ({ title, description }: PageMeta): PageMeta => ({
  title: titleWithBrand(withoutWordJoiners(title), site.brand),
  description: withoutWordJoiners(description),
});
