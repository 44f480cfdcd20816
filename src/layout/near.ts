/**
 * Options of `client:visible`: an island starts when it is this close to the window, so that on a phone its script is
 * there by the time that it is seen.
 */
export const near = { rootMargin: "200px" } as const;
