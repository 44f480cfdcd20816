/** Headers that do not depend on the visitor. */

/** Browser features that neither our pages nor framed ones may use. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Headers of every answer. A document has its own content security policy instead. */
export const policyHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "X-Frame-Options": "DENY",
} as const;

/** Documents and redirects are revalidated on each use. `no-store` would disable the back/forward cache. */
export const documentHeaders = {
  ...policyHeaders,
  Vary: "Accept-Encoding, Accept-Language, Cookie",
  "Cache-Control": "no-cache",
} as const;

/** `immutable` is for assets with a hash of their content in the path. */
export const assetHeaders = ({ immutable }: { immutable: boolean }) => ({
  ...policyHeaders,
  Vary: "Accept-Encoding",
  "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
});
