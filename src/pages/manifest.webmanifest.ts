import type { APIRoute } from "astro";
import { colour } from "../content/brand.ts";
import { appIcons } from "../content/icons.ts";
import { site } from "../site/site.ts";

const icons = (["icon-192", "icon-512", "icon-maskable-512"] as const).map((name) => ({
  src: `/${name}.png`,
  sizes: `${appIcons[name].size}x${appIcons[name].size}`,
  type: "image/png",
  purpose: name.includes("maskable") ? "maskable" : "any",
}));

/** Web app manifest: name, colours and icons for home screens. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: colour("paper", "light"),
    theme_color: colour("dark", "light"),
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
  });
