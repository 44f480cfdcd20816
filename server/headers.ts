/** Headers that do not depend on the visitor. */

/** Features of the browser that neither our pages nor what they frame may use. */
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

/** Carried by every answer. A document replaces the content security policy with its own. */
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

/** Documents and redirects may be kept but are asked for anew; `no-store` would kill the back/forward cache. */
export const documentHeaders = {
  ...policyHeaders,
  Vary: "Accept-Encoding, Accept-Language, Cookie",
  "Cache-Control": "no-cache",
} as const;

/** `immutable` is for assets whose path holds a hash of their content. */
export const assetHeaders = ({ immutable }: { immutable: boolean }) => ({
  ...policyHeaders,
  Vary: "Accept-Encoding",
  "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
});
