/** How the visitor has come to the page; unknown where the browser does not tell. */
export function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** Whether a visitor has followed a link or address to the page, rather than reloaded it or gone back to it. */
export function isFirstView(): boolean {
  const type = navigationType();
  return type !== "reload" && type !== "back_forward";
}
