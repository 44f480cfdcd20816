import type { Language } from "../../languages/languages.ts";

/** Dollars in the visitor's form. @param digits after the point */
export const dollars = (language: Language, amount: number, digits = 0): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);

/** A result in multiples of what was risked, as traders write it: `+0.6 R`. */
export const multiple = (language: Language, result: number): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" }).format(result)}\u00a0R`;
