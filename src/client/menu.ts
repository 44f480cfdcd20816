import { afterPaint } from "./afterPaint.ts";

/**
 * Popovers with links: the burger menu (LY-06) and the contents of the legal page. The browser opens them and closes
 * them on Escape. They also close when a link is followed, when focus moves to what they cover, and when their
 * button is hidden, because there is room for what they hold.
 */
export function startMenus(root: Document = document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const menu = button.popoverTargetElement;
    const bar = button.closest("nav");
    if (!bar || !(menu instanceof HTMLElement) || menu.popover !== "auto") continue;
    const close = (): void => {
      if (menu.matches(":popover-open")) menu.hidePopover();
    };
    menu.addEventListener("beforetoggle", (event) => {
      // The bar's position depends on how far the page is scrolled, so it is read on opening.
      if (event.newState === "open")
        menu.style.setProperty("--menu-top", `${bar.getBoundingClientRect().bottom}px`);
    });
    root.addEventListener("focusin", ({ target }) => {
      if (target instanceof Node && !bar.contains(target)) close();
    });
    menu.addEventListener("click", (event) => {
      // A dialog closes it when it opens.
      if (event.target instanceof Element && event.target.closest("a:not([data-opens])")) afterPaint(close);
    });
    new ResizeObserver(() => {
      if (button.getClientRects().length === 0) close();
    }).observe(button);
  }
}
