import { weightedValues } from "../src/languages/choosing/choose.ts";
import type { Variant, Variants } from "./manifest.ts";

/** The content codings in which files are stored, in order of preference (RFC 9110, 8.4.1). */
const encodings = ["br", "zstd", "gzip", "identity"] as const satisfies (keyof Variants)[];

export type Encoding = (typeof encodings)[number];

/**
 * Chooses the stored variant with the highest weight in an `Accept-Encoding` header (RFC 9110, 12.5.3); our order
 * decides between equal weights. If all are refused, the plain bytes: the RFC allows a server to disregard the header.
 */
export const chooseVariant = (
  header: string | undefined,
  variants: Variants,
): { encoding: Encoding; variant: Variant } => {
  const weights = new Map(weightedValues(header).map(({ value, weight }) => [value.toLowerCase(), weight]));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;

  // `identity` is acceptable unless refused, but any requested coding is preferred.
  let best = { encoding: "identity" as Encoding, variant: variants.identity, weight: 0 };
  for (const encoding of encodings) {
    const variant = variants[encoding];
    const weight = weightOf(encoding);
    if (variant && weight > best.weight) best = { encoding, variant, weight };
  }
  return best;
};
