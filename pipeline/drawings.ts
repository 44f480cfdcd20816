/** A `<use>` that shows a symbol of a file, as `symbolFile` makes them (src/ui/SymbolFile/). */
const externalUse = /(<use\b[^>]*\bhref=")(\/drawings\/\w[\w-]*\.\w+\.svg#[^"]+)(?=")/g;

/**
 * Lets drawings wait for the first paint. Browsers ask for the file of a `<use>` as soon as they have read it, wherever
 * it is; so each leads to an element of the document that shows the symbol in turn. Those elements are in a `<noscript>`
 * at the end, out of which the page's script takes them (src/layout/behaviour/drawings.ts; ADR 040).
 */
export function deferDrawings(html: string): string {
  const ids = new Map<string, string>();
  const deferred = html.replace(externalUse, (_, before: string, address: string) => {
    const id = ids.get(address) ?? `drawing-${ids.size}`;
    ids.set(address, id);
    return `${before}#${id}`;
  });
  if (ids.size === 0) return html;
  const groups = Array.from(ids, ([address, id]) => `<g id="${id}"><use href="${address}"></use></g>`);
  const holder = `<noscript data-drawings><svg width="0" height="0">${groups.join("")}</svg></noscript>`;
  return deferred.replace("</body>", () => `${holder}</body>`);
}
