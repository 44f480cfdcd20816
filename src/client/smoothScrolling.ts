/**
 * Makes links within the page scroll smoothly from the first press on (base.css). Before it, an address with a fragment
 * leads to its place at once, however far that is (LG-02).
 */
export function startSmoothScrolling(root: Document = document): void {
  const press = (): void => {
    root.documentElement.dataset.pressed = "";
  };
  root.addEventListener("click", press, { capture: true, once: true });
}
