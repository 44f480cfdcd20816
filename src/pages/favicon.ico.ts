import type { APIRoute } from "astro";
import { brand } from "../content/brand.ts";
import { appIcon, ico } from "../layout/head/icons.ts";

export const GET: APIRoute = async () => {
  const icon = ico(await appIcon(brand.logo, { size: 32, unit: 1 }));
  return new Response(new Uint8Array(icon), { headers: { "Content-Type": "image/x-icon" } });
};
