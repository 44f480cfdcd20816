/** Time in milliseconds between the pointer leaving Solutions and its closing (specification, section 9). */
export const closeDelay = 150;

/**
 * Drop-downs built on `<details data-disclosure>`: they close on Escape, on a click elsewhere and when focus leaves.
 * Those with the value `hover` also follow a mouse that hovers, above the burger's width.
 */
export function startDisclosures(root: Document = document): void {
  const desktop = matchMedia("(width >= 48rem)");
  for (const details of root.querySelectorAll<HTMLDetailsElement>("details[data-disclosure]")) {
    const summary = details.querySelector("summary");
    let timer: number | undefined;

    details.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      details.open = false;
      summary?.focus();
    });
    root.addEventListener("click", (event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    });
    details.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    });

    if (details.dataset.disclosure !== "hover") continue;
    const hovers = (event: PointerEvent): boolean => event.pointerType === "mouse" && desktop.matches;
    details.addEventListener("pointerenter", (event) => {
      if (!hovers(event)) return;
      clearTimeout(timer);
      details.open = true;
    });
    details.addEventListener("pointerleave", (event) => {
      if (!hovers(event)) return;
      timer = window.setTimeout(() => {
        details.open = false;
      }, closeDelay);
    });
    // A mouse has opened it by hovering before it can click; that click must not close it again.
    summary?.addEventListener("click", (event) => {
      if (event instanceof PointerEvent && hovers(event)) event.preventDefault();
    });
  }
}
