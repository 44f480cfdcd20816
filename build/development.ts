import type { IntegrationResolvedRoute } from "astro";
import type { Connect } from "vite";
import { answer } from "../server/answer.ts";
import { documentNames, type Manifest } from "../server/manifest.ts";
import { viewManifest } from "../server/view.ts";
import type { Language } from "../src/i18n/languages.ts";
import type { Site } from "../src/site/schema.ts";
import { servedSite } from "./servedSite.ts";

/** The style page and, below it, one page per component. Only the development server has them. */
export const stylePage = "/style";

const componentAddress = new RegExp(`^${stylePage}(/\\w+)$`);

/** Not for documents that are rendered on request, with scripts of the development server, and framed by the editor. */
const productionHeaders = new Set(["Content-Length", "Content-Security-Policy", "ETag", "X-Frame-Options"]);

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
 * Decides as production does, with the same languages, redirects and statuses, and has Astro render the document: it
 * gets the address of that in place of the one asked for. Comes between Vite, which has answered what is a file or a
 * module, and Astro.
 * @param drafts languages that are shown beside the published ones
 * @param routes those that Astro knows now; endpoints answer for themselves
 */
export function answerInDevelopment(
  site: Site,
  drafts: readonly Language[],
  routes: () => readonly Pick<IntegrationResolvedRoute, "type" | "patternRegex">[],
): Connect.NextHandleFunction {
  const view = viewManifest(developmentManifest(site, drafts));
  return (request, response, next) => {
    const { method = "GET", headers, url: target = "/" } = request;
    const path = target.split("?", 1)[0] ?? "/";
    if (routes().some(({ type, patternRegex }) => type === "endpoint" && patternRegex.test(path)))
      return next();
    const [, component = ""] = componentAddress.exec(path) ?? [];
    const decided = answer(
      {
        method,
        url: `http://${headers.host}${target.replace(component, "")}`,
        headers: { get: (name) => headers[name]?.toString() ?? null },
      },
      view,
    );
    response.statusCode = decided.status;
    for (const [name, value] of Object.entries(decided.headers))
      if (!productionHeaders.has(name)) response.setHeader(name, value);
    if (typeof decided.body !== "object") return response.end(decided.body);
    request.method = "GET";
    request.url = decided.body.file + component;
    next();
  };
}
