import { cents } from "./cents.ts";

/** Sizes are traded in steps of a tenth of a lot. */
export const lotStep = 0.1;

/** Up (1) or down (-1). */
export type Direction = 1 | -1;

/** A move of the gold price: ounces in a lot, and dollars that each ounce gains or loses. */
export interface Move {
  ounces: number;
  dollars: number;
}

/** The result of a trade in dollars, to the cent. @param direction of the price, for one who has bought */
export const tradeResult = (lots: number, { ounces, dollars }: Move, direction: Direction): number =>
  cents(direction * lots * ounces * dollars);

/** All sizes that can be traded, smallest first. @param most the largest, in lots @param step between two of them */
export const sizesUpTo = (most: number, step = lotStep): number[] =>
  Array.from({ length: Math.round(most / step) }, (_, index) => Math.round(100 * (index + 1) * step) / 100);
