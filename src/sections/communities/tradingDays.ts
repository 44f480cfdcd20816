/** How many days are drawn: two weeks, up to a Friday. */
export const shownDays = 14;

/** The markets are closed at weekends. @param ago days before a Friday */
const isOpen = (ago: number): boolean => ago % 7 < 5;

/**
 * Path data of a mark for each trading day of a member, in a box of `shownDays` by 1 with today at the end.
 * @param daysAgo days since the last trade
 */
export const tradingDays = (daysAgo: number): string =>
  Array.from({ length: shownDays }, (_, day) => ({ day, ago: shownDays - 1 - day }))
    .filter(({ ago }) => ago >= daysAgo && isOpen(ago))
    .map(({ day }) => `M${day} 0h.8v1h-.8z`)
    .join("");
