import type { APIRoute } from "astro";
import { securityText } from "../../site/security.ts";
import { site } from "../../site/site.ts";

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = () => new Response(securityText(site));
