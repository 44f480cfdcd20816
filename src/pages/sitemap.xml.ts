import type { APIRoute } from "astro";
import { listedRoutes } from "../content/routes.ts";
import { alternates, canonical } from "../layout/addresses.ts";
import { site } from "../site/site.ts";

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;");

/** Canonical addresses of listed routes in all published languages, with alternates (sitemaps.org, hreflang). */
export const GET: APIRoute = () => {
  const entries = listedRoutes.flatMap((id) =>
    site.languages.map((language) => {
      const links = alternates(id).map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
      );
      return `<url><loc>${escapeXml(canonical(id, language))}</loc>${links.join("")}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml);
};
