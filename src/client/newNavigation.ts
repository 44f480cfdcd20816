/** Whether a visitor has followed a link or address to the page, rather than reloaded it or gone back to it. */
export function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "reload" && navigation?.type !== "back_forward";
}
