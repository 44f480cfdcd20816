import type { APIRoute } from "astro";
import { site } from "../site/site.ts";

/** Everything may be crawled; documents not to be indexed have `noindex`. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
