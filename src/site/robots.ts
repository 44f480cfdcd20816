import type { Site } from "./schema.ts";

/** The content of robots.txt: everything may be crawled, or nothing if search engines are to leave the site out. */
export const robotsText = ({ noindex, url }: Pick<Site, "noindex" | "url">): string =>
  `User-agent: *\n${noindex ? "Disallow" : "Allow"}: /\n\nSitemap: ${url}/sitemap.xml\n`;
