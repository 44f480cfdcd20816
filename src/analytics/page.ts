import type { Language } from "../i18n/languages.ts";
import { pathIn } from "../i18n/negotiation/pathIn.ts";
import type { MeasuredPage } from "./events.ts";

/**
 * The page that a document shows, with nothing in it that names its visitor.
 * @param paths of pages by their id
 */
export function measuredPage(paths: Readonly<Record<string, string>>, root = document): MeasuredPage {
  const { origin, pathname, search } = root.location;
  // Documents exist only in our languages.
  const language = root.documentElement.lang as Language;
  const [id = "other", path = pathname] =
    Object.entries(paths).find(([, each]) => each.toLowerCase() === pathname.toLowerCase()) ?? [];
  const address = new URL(pathIn(language, path), origin);
  for (const [name, value] of new URLSearchParams(search))
    if (name.startsWith("utm_")) address.searchParams.append(name, value);
  return { id, language, address: address.href, referrer: withoutQuery(root.referrer) };
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
