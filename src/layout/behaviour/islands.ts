/** Marks an island whose script did not come, for the stylesheets: they show what is in it as they do without a script. */
export function markFailedIslands(): void {
  document.addEventListener("astro:hydration-error", ({ target }) => {
    if (target instanceof HTMLElement) target.dataset.failed = "";
  });
}
