/** What may follow the end of a paragraph in place of its end tag. */
const flow =
  "address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul";

/** Elements without their end tag, by what is next: a start tag of the first list, or an end tag of the second. */
const optional: Readonly<Record<string, readonly [starts: string, ends: string]>> = {
  li: ["li", "ol|ul"],
  dt: ["dd|dt", ""],
  dd: ["dd|dt", "div|dl"],
  p: [flow, "article|aside|blockquote|body|dd|div|figure|footer|header|li|main|nav|section|td|th"],
  td: ["td|th", "tr"],
  th: ["td|th", "tr"],
  tr: ["tr", "tbody|tfoot|thead"],
  thead: ["tbody|tfoot", ""],
  tbody: ["tbody|tfoot", "table"],
};

const optionalTag = new RegExp(
  Object.entries(optional)
    .map(([name, [starts, ends]]) => `</${name}>(?=<(?:${starts})[ >]${ends && `|</(?:${ends})>`})`)
    .join("|"),
  "g",
);

/** An empty element of SVG. */
const emptyShape = /<(circle|ellipse|line|path|polygon|polyline|rect|use)\b([^<>]*)><\/\1>/g;

/**
 * Leaves out end tags that a document means all the same (HTML, 13.1.2.4), of elements that repeat, and closes shapes of
 * SVG in their start tags. Attributes, styles and scripts hold none.
 */
export const withoutOptionalTags = (html: string): string =>
  html.replace(optionalTag, "").replace(emptyShape, "<$1$2/>");
