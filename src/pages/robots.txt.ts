import type { APIRoute } from "astro";
import { site } from "../site/site.ts";

/** Everything may be read; documents that should not be listed say so themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
