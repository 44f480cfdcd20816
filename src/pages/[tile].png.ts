import type { APIRoute, GetStaticPaths } from "astro";
import { brand } from "../facts/brand.ts";
import { type TileName, tiles } from "../facts/icons.ts";
import { tile } from "../layout/head/icons.ts";

/** Icons for home screens. */
export const getStaticPaths = (() =>
  Object.keys(tiles).map((name) => ({ params: { tile: name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const png = await tile(brand.logo, tiles[params.tile as TileName]);
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
};
