/** The longest that stylesheets in the body hold back what is behind them, in milliseconds. */
export const longestWait = 3000;

/** Lets the rest of a page be read where a stylesheet in its body does not come: a copy of the link blocks nothing. */
export function passStylesheets(root: Document = document): void {
  setTimeout(function pass() {
    for (const link of root.querySelectorAll<HTMLLinkElement>("body link[rel=stylesheet]"))
      if (!link.sheet) link.replaceWith(link.cloneNode());
    // There may be another one behind it.
    if (root.readyState === "loading") setTimeout(pass, 100);
  }, longestWait);
}
