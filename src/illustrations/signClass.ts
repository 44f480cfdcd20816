/** The class with the colour of a gain or a loss; empty for neither. */
export const signClass = (change: number): string =>
  change > 0 ? "u-positive" : change < 0 ? "u-negative" : "";
