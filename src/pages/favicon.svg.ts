import type { APIRoute } from "astro";
import { brand } from "../content/brand.ts";
import { favicon } from "../layout/head/icons.ts";

export const GET: APIRoute = () =>
  new Response(favicon(brand.logo), { headers: { "Content-Type": "image/svg+xml" } });
