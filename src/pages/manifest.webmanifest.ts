import type { APIRoute } from "astro";
import { site } from "../site/site.ts";

/** Web app manifest: name, colours and mark for those who keep the site on a home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    start_url: "/",
    display: "browser",
    background_color: "#f9f6f0",
    theme_color: "#0c1526",
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
  });
