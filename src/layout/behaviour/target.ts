/** Scrolls to what the address names: browsers do it too early for what is still hidden. */
export function scrollToTarget(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
