/**
 * The result of a trade in dollars, to the cent, as all pictures compute it.
 * @param dollars what an ounce gained during the trade, or lost, if negative
 */
export const tradeResult = (lots: number, ounces: number, dollars: number): number =>
  Math.round(100 * lots * ounces * dollars) / 100;
