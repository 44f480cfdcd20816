import { weightedValues } from "../src/i18n/negotiation/choose.ts";
import { type Encoding, encodings } from "./manifest.ts";

/**
 * Content codings by their weight in an `Accept-Encoding` header (RFC 9110, 12.5.3); our order decides between equal
 * weights. The plain bytes come last at the latest, even if they are refused: the RFC allows a server to disregard the
 * header.
 */
export const preferredEncodings = (header: string): readonly Encoding[] => {
  const weights = new Map(weightedValues(header).map(({ value, weight }) => [value.toLowerCase(), weight]));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const accepted = encodings.filter((encoding) => weightOf(encoding) > 0);
  return [...accepted.sort((one, other) => weightOf(other) - weightOf(one)), "identity"];
};
