import type { Connect } from "vite";
import { answer } from "../server/answer.ts";
import { documentNames, type Variants } from "../server/manifest.ts";
import { headerPairs, type ManifestView, viewManifest } from "../server/view.ts";
import type { Language } from "../src/languages/languages.ts";
import type { Site } from "../src/site/schema.ts";
import { servedSite } from "./servedSite.ts";

/** Addresses of the development server itself. */
const tooling =
  /^\/(?:@|_astro\/|src\/|node_modules\/|\.astro\/|\.cache\/|_image|__)|[?&](?:import|astro|v=|t=|url|raw|html-proxy)/;

/** The style page and, below it, one page per component. Only the development server has them. */
export const stylePage = "/style";

const componentAddress = new RegExp(`^${stylePage}(/\\w+)$`);

const developmentHeaders = new Set([
  "Content-Language",
  "Set-Cookie",
  "Vary",
  "Location",
  "Allow",
  "Cache-Control",
]);

/** A manifest view for documents that Astro renders on request: `file` is the address at which it does. */
function developmentView(configured: Site, drafts: readonly Language[]): ManifestView {
  // The development server has an address of its own.
  const site = servedSite(configured, drafts, true);
  const rendered = (language: Language, name: string): Variants => ({
    identity: { file: `/${language}${name.startsWith("/") ? name : `/${name}`}`, hash: "", size: 0 },
  });
  return viewManifest({
    build: "development",
    site,
    assets: [],
    documents: [...documentNames, stylePage].flatMap((document) =>
      site.publishedLanguages.map((language) => ({
        document,
        language,
        headers: {},
        variants: rendered(language, document),
      })),
    ),
  });
}

/**
 * Answers like the production server: same languages, redirects and statuses. It sends no policy headers, because the
 * development server injects scripts and styles of its own.
 * @param drafts languages that are shown beside the published ones
 * @param isPublic whether Astro serves a path itself, as a file of `public/` or an endpoint
 */
export function answerInDevelopment(
  site: Site,
  drafts: readonly Language[],
  isPublic: (path: string) => boolean,
): Connect.NextHandleFunction {
  const view = developmentView(site, drafts);
  return (request, response, next) => {
    const target = request.url ?? "/";
    const path = target.split("?", 1)[0] ?? "/";
    if (tooling.test(target) || isPublic(path)) return next();
    const [, component = ""] = componentAddress.exec(path) ?? [];
    const { status, headers, body } = answer(
      {
        method: request.method ?? "GET",
        target: target.replace(component, ""),
        headers: { ...request.headers, "if-none-match": undefined },
      },
      view,
    );
    for (const [name, value] of headerPairs(headers))
      if (developmentHeaders.has(name)) response.setHeader(name, value);
    response.statusCode = status;
    if (typeof body !== "object") {
      response.end(body);
      return;
    }
    request.url = body.file + component;
    request.originalUrl = request.url;
    next();
  };
}
