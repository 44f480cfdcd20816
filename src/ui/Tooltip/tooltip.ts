/** Delays of tooltips (WG-04), in milliseconds. */
const openDelay = 700;
const skipDelay = 300;
/** Minimum distance from a tooltip to the edges of the window, in pixels. */
const margin = 8;

/**
 * Shows the `aria-label` of every control marked `data-tooltip` in one shared popover (WG-04, D23), including controls
 * added later. It opens 700 ms after hover or keyboard focus, or at once if another tooltip closed less than 300 ms
 * ago. It closes on leaving, pressing, scrolling and Escape. Touch does not open it.
 */
export function startTooltips(root: Document): void {
  const tip = root.createElement("div");
  tip.className = "tooltip";
  tip.popover = "manual";
  tip.role = "tooltip";
  root.body.append(tip);

  let control: HTMLElement | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  const controlAt = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<HTMLElement>("[data-tooltip]") ?? undefined) : undefined;

  const open = () => {
    if (!control?.isConnected) return;
    tip.textContent = control.ariaLabel;
    tip.showPopover();
    isOpen = true;
    const box = control.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = tip;
    const start = box.left + (box.width - offsetWidth) / 2;
    const rightmost = root.documentElement.clientWidth - offsetWidth - margin;
    const above = box.top - offsetHeight;
    tip.style.setProperty("--tooltip-x", `${Math.max(margin, Math.min(start, rightmost))}px`);
    tip.style.setProperty("--tooltip-y", `${above < margin ? box.bottom : above}px`);
  };

  const close = () => {
    clearTimeout(opening);
    control = undefined;
    if (!isOpen) return;
    tip.hidePopover();
    isOpen = false;
    closedAt = performance.now();
  };

  const enter = (next: HTMLElement) => {
    if (next === control) return;
    close();
    control = next;
    if (performance.now() - closedAt < skipDelay) open();
    else opening = setTimeout(open, openDelay);
  };

  root.addEventListener("pointerover", ({ target, relatedTarget, pointerType }) => {
    const next = controlAt(target);
    if (next && next !== controlAt(relatedTarget) && pointerType !== "touch") enter(next);
  });
  root.addEventListener("pointerout", ({ target, relatedTarget }) => {
    const leaves = target === tip || controlAt(target) === control;
    if (leaves && relatedTarget !== tip && controlAt(relatedTarget) !== control) close();
  });
  root.addEventListener("focusin", ({ target }) => {
    const next = controlAt(target);
    if (next?.matches(":focus-visible")) enter(next);
  });
  root.addEventListener("focusout", close);
  root.addEventListener("click", close);
  // Only an open tooltip: keyboard focus may itself scroll the page while the delay runs.
  root.addEventListener("scroll", () => isOpen && close(), true);
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}
