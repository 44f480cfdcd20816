/**
 * Takes out of a document's markup what browsers read the same without: attributes of islands that nothing asks for,
 * React's marks between texts, and end tags that HTML lets one omit (13.1.2.4). The tree of elements stays the same.
 */
export const lightenMarkup = (html: string): string =>
  html
    .replace(islandTag, lightenIsland)
    .split(island)
    .map((part, index) => (index % 2 ? part : part.replaceAll("<!-- -->", "")))
    .join("")
    .replace(needlessEndTag, "")
    .replace(emptyElement, "/>");

/** React looks for its marks when an island starts, and nowhere else. */
const island = /(<astro-island .*?<\/astro-island>)/s;

const islandTag = /<astro-island [^>]*>/g;

/**
 * `uid` serves hot reloading, `prefix` React's `useId`, which we do not use, `await-children` loaders that do not wait
 * for the document, and the slot an island stands in is its parent's affair.
 */
const lightenIsland = (tag: string): string =>
  tag
    .replace(/ (?:uid|prefix)="[^"]*"| await-children/g, "")
    .replace(/&quot;slot&quot;:\[0,&quot;[^&]*&quot;\],|,?&quot;slot&quot;:\[0,&quot;[^&]*&quot;\]/, "")
    .replace(/ opts="[^"]*&quot;value&quot;:true\}"/, ' opts="{}"')
    .replace(
      / props="([^"]*)"/,
      (_, props: string) => ` props='${props.replaceAll("&quot;", '"').replaceAll("'", "&#39;")}'`,
    );

const needlessEndTag =
  /<!--astro:end-->|<\/(?:li|p|dt|dd|t[dhr])>(?=<\/?(?:li|[ou]l|p|d[dlt]|div|section|article|header|footer|fig(?:ure|caption)|blockquote|details|h[1-6]|t[dhr]|tbody|table)\b)|<\/body><\/html>/g;

const emptyElement = /><\/(?:path|circle|rect|line)>/g;
