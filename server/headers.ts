/** Headers that do not depend on the visitor. */
import type { ServedSite } from "./manifest.ts";

/**
 * What neither our pages nor framed ones may ask a visitor for. Our policies allow no script of others, so the list names
 * only what would hurt most.
 */
const deniedFeatures = [
  "camera",
  "display-capture",
  "geolocation",
  "local-fonts",
  "microphone",
  "payment",
  "usb",
];

/** Two years, as lists of preloaded hosts ask for. */
const strictTransportSecurity = ({ hsts }: ServedSite): string =>
  ["max-age=63072000", hsts.includeSubDomains && "includeSubDomains", hsts.preload && "preload"]
    .filter(Boolean)
    .join("; ");

/** Whether visitors reach the site over TLS. Behind a proxy the connection itself does not tell. */
export const isSecure = ({ url, preview }: ServedSite): boolean => !preview && url.startsWith("https:");

/** Headers of every answer. A document has its own content security policy instead. */
export const policyHeaders = (site: ServedSite) => ({
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  // Over plain HTTP it means nothing and must not be sent (RFC 6797, 7.2).
  ...(isSecure(site) && { "Strict-Transport-Security": strictTransportSecurity(site) }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(","),
  "X-Frame-Options": "DENY",
  ...(site.noindex && { "X-Robots-Tag": "noindex" }),
});

/**
 * Documents and redirects are revalidated on each use. `no-store` would disable the back/forward cache.
 * @param sharedCacheSeconds how long a cache that visitors share may keep it, 0 for not at all
 */
export const documentHeaders = (site: ServedSite, sharedCacheSeconds = 0) => ({
  ...policyHeaders(site),
  Vary: "Accept-Encoding, Accept-Language, Cookie",
  "Cache-Control":
    sharedCacheSeconds > 0
      ? `public, max-age=0, must-revalidate, s-maxage=${sharedCacheSeconds}`
      : "no-cache",
});

/** By what a path ends with. The build takes no other files. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  [".avif", "image/avif"],
  [".css", "text/css; charset=utf-8"],
  [".gif", "image/gif"],
  [".ico", "image/x-icon"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".mjs", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".webmanifest", "application/manifest+json"],
  [".webp", "image/webp"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml"],
]);

/** Whether the path of an asset has a hash of its content: all in these folders do. */
export const isImmutable = (path: string): boolean => /^\/(?:_astro|drawings|share)\//.test(path);

/** Headers of a file, by its path. Files with a hash in their name are kept for a year, others for an hour. */
export const assetHeaders = (site: ServedSite, path: string) => ({
  ...policyHeaders(site),
  Vary: "Accept-Encoding",
  "Cache-Control": isImmutable(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  "Content-Type": mediaTypes.get(path.slice(path.lastIndexOf("."))) ?? "application/octet-stream",
});
