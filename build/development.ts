import { getRequestListener } from "@hono/node-server";
import type { Connect } from "vite";
import { createHandler } from "../server/handler.ts";
import { documentNames, type Manifest } from "../server/manifest.ts";
import type { Language } from "../src/i18n/languages.ts";
import type { Site } from "../src/site/schema.ts";
import { servedSite } from "./servedSite.ts";

/** Addresses of the development server itself. */
const tooling =
  /^\/(?:@|_astro\/|src\/|node_modules\/|\.astro\/|\.cache\/|_image|__)|[?&](?:import|astro|v=|t=|url|raw|html-proxy)/;

/** The style page and, below it, one page per component. Only the development server has them. */
export const stylePage = "/style";

const componentAddress = new RegExp(`^${stylePage}(/\\w+)$`);

/** Marks requests for a document that Astro is to render. */
const renderHeader = "x-render";

/** Not for documents that are rendered on request, with scripts of the development server, and framed by the editor. */
const productionHeaders = ["Content-Length", "Content-Security-Policy", "ETag", "X-Frame-Options"];

/** A manifest of documents that Astro renders on request: `file` is the address at which it does. */
function developmentManifest(configured: Site, drafts: readonly Language[]): Manifest {
  // The development server has an address of its own.
  const site = servedSite(configured, drafts, true);
  return {
    build: "development",
    site,
    assets: [],
    documents: [...documentNames, stylePage].flatMap((document) =>
      site.publishedLanguages.map((language) => ({
        document,
        language,
        headers: {},
        variants: {
          identity: { file: `/${language}/${document.replace(/^\//, "")}`, hash: "", size: 0 },
        },
      })),
    ),
  };
}

/**
 * Answers by the handler of production: same languages, redirects and statuses.
 * @param drafts languages that are shown beside the published ones
 * @param isPublic whether Astro serves a path itself, as a file of `public/` or an endpoint
 */
export function answerInDevelopment(
  site: Site,
  drafts: readonly Language[],
  isPublic: (path: string) => boolean,
): Connect.NextHandleFunction {
  const handle = createHandler(developmentManifest(site, drafts));
  return (request, response, next) => {
    const target = request.url ?? "/";
    const path = target.split("?", 1)[0] ?? "/";
    if (tooling.test(target) || isPublic(path) || request.headers[renderHeader]) return next();
    const [, component = ""] = componentAddress.exec(path) ?? [];
    request.url = target.replace(component, "");
    const { localAddress = "", localPort } = request.socket;
    const origin = `http://${localAddress.includes(":") ? `[${localAddress}]` : localAddress}:${localPort}`;
    const render = async (file: string): Promise<ArrayBuffer> => {
      const rendered = await fetch(`${origin}${file}${component}`, { headers: { [renderHeader]: "1" } });
      return rendered.arrayBuffer();
    };
    const listener = getRequestListener(
      async (visitorRequest) => {
        const answered = await handle(visitorRequest, { assets: ({ file }) => render(file) });
        for (const name of productionHeaders) answered.headers.delete(name);
        return answered;
      },
      { overrideGlobalObjects: false },
    );
    return listener(request, response);
  };
}
