import { basename } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { charts } from "../../sections/case-studies/charts.tsx";
import { drawings as communityDrawings } from "../../sections/communities/drawings.tsx";
import { drawings as propFirmDrawings } from "../../sections/prop-firms/drawings.tsx";
import { symbols as partnerSymbols } from "../../sections/shared/Wordmark.tsx";
import { icons } from "../../ui/Icon/SpriteIcon.tsx";
import type { SymbolFile } from "../../ui/SymbolFile/symbolFile.ts";

const files = [icons, charts, communityDrawings, propFirmDrawings, partnerSymbols];

export const getStaticPaths = (() =>
  files.map(({ path, content }) => ({
    params: { file: basename(path, ".svg") },
    props: { content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<SymbolFile, "content">> = ({ props }) =>
  new Response(props.content, { headers: { "Content-Type": "image/svg+xml" } });
