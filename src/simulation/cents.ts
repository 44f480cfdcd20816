/** Dollars to the cent. */
export const cents = (dollars: number): number => Math.round(100 * dollars) / 100;
