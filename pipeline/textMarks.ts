/** Tags that begin or end what React starts in the browser, and what it leaves alone in there. */
const borders = /(<(\/?)astro-(island|slot|static-slot)\b[^>]*>)/;

/**
 * Takes out the empty comments that React writes between two texts of an element. It looks for them where it starts,
 * among the own elements of an island; those of slots and of all else are only read.
 */
export function withoutTextMarks(html: string): string {
  const open: string[] = [];
  // The pieces are texts, each followed by a tag, its slash and its name.
  const pieces = html.split(borders);
  let kept = "";
  for (let at = 0; at < pieces.length; at += 4) {
    const [text = "", tag = "", slash, name] = pieces.slice(at, at + 4);
    kept += (open.at(-1) === "island" ? text : text.replaceAll("<!-- -->", "")) + tag;
    if (slash) open.pop();
    else if (name) open.push(name);
  }
  return kept;
}
