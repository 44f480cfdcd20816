import { weightedValues } from "../src/languages/choosing/choose.ts";
import type { Variant, Variants } from "./manifest.ts";

/** The content codings files are stored in, the preferred first (RFC 9110, 8.4.1). */
const encodings = ["br", "zstd", "gzip", "identity"] as const satisfies (keyof Variants)[];

export type Encoding = (typeof encodings)[number];

/**
 * The stored variant that an `Accept-Encoding` header wants most (RFC 9110, 12.5.3), in our order where it wants
 * several alike. Where it refuses all there are, the plain bytes: the RFC lets a server disregard the header.
 */
export const chooseVariant = (
  header: string | undefined,
  variants: Variants,
): { encoding: Encoding; variant: Variant } => {
  const weights = new Map(weightedValues(header).map(({ value, weight }) => [value.toLowerCase(), weight]));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;

  // Acceptable unless refused, but not wanted more than what was asked for.
  let best = { encoding: "identity" as Encoding, variant: variants.identity, weight: 0 };
  for (const encoding of encodings) {
    const variant = variants[encoding];
    const weight = weightOf(encoding);
    if (variant && weight > best.weight) best = { encoding, variant, weight };
  }
  return best;
};
