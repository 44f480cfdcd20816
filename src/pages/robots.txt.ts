import type { APIRoute } from "astro";
import { robotsText } from "../site/robots.ts";
import { site } from "../site/site.ts";

/** Single documents that are not to be indexed have `noindex`. */
export const GET: APIRoute = () => new Response(robotsText(site));
