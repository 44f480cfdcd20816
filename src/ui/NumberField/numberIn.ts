/** What a field for a number takes. */
export interface NumberBounds {
  min: number;
  max: number;
  /** The most decimals; without any, a number may be written in groups. */
  decimals: number;
}

/** A number, or the bound that it is beyond. */
export const bounded = (value: number, { min, max }: Pick<NumberBounds, "min" | "max">): number =>
  Math.min(max, Math.max(min, value));

/** Nothing, or a mark that has no digits yet. */
export const isBlank = (text: string): boolean => /^[.,]?$/.test(text.trim());

/** `40,000`, `40 000`, `1,00,000`, and what is on the way there. One mark with fewer digits behind it is a decimal one. */
const groups = /^\d{1,3}(?:[., '’]\d{3}|([., '’])\d{2,3}(?:\1\d{0,3})+)$/;

/**
 * The number that a field holds, with a comma or a point before its decimals, and never beyond its bounds. Undefined if
 * it is none; with decimals `1,000` is none, because it may be one or a thousand.
 */
export function numberIn(text: string, bounds: NumberBounds): number | undefined {
  const { decimals } = bounds;
  // Japanese and Chinese keyboards also write wide digits.
  const written = text.normalize("NFKC").trim();
  if (decimals === 0 && groups.test(written)) return bounded(Number(written.replace(/\D/g, "")), bounds);
  // `40,00` is on the way to `40,000`.
  const [, whole, rest = ""] = /^(\d*)(?:[.,](\d*))?$/.exec(written) ?? [];
  if (!whole && !rest) return undefined;
  if (rest.length > (decimals || 2)) return undefined;
  const value = Number(`${whole}.${rest}`);
  return bounded(decimals === 0 ? Math.round(value) : value, bounds);
}
