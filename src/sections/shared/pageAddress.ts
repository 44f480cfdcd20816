/** The address of this page with its language, without what else a visitor has in it. */
export function pageAddress(): string {
  const { origin, pathname, search } = location;
  const language = new URLSearchParams(search).has("lng") ? `?lng=${document.documentElement.lang}` : "";
  return `${origin}${pathname}${language}`;
}
