import { basename } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { banners } from "../../sections/case-studies/banners.tsx";
import { icons } from "../../ui/Icon/SpriteIcon.tsx";
import type { SymbolFile } from "../../ui/SymbolFile/symbolFile.ts";

const files = [icons, banners];

export const getStaticPaths = (() =>
  files.map((props) => ({ params: { file: basename(props.path, ".svg") }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<SymbolFile> = ({ props }) =>
  new Response(props.content, { headers: { "Content-Type": "image/svg+xml" } });
