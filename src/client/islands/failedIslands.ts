/** Marks islands whose script fails to load; the styles show their content as without scripts. */
export function markFailedIslands(): void {
  document.addEventListener("astro:hydration-error", ({ target }) => {
    if (target instanceof HTMLElement) target.dataset.failed = "";
  });
}
