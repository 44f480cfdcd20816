import type { APIRoute, GetStaticPaths } from "astro";
import { brand } from "../content/brand.ts";
import { type AppIconName, appIcons } from "../content/icons.ts";
import { appIcon } from "../layout/head/icons.ts";

/** Icons for home screens. */
export const getStaticPaths = (() =>
  Object.keys(appIcons).map((name) => ({ params: { appIcon: name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const png = await appIcon(brand.logo, appIcons[params.appIcon as AppIconName]);
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
};
