/**
 * Popovers with links: the burger menu (LY-06) and the contents of the legal page. The browser opens them and closes
 * them on Escape. They also close when a link is followed, when focus moves to what they cover, and when the window
 * becomes too wide for them.
 */
export function startMenus(root: Document = document): void {
  const desktop = matchMedia("(width >= 48rem)");
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
      if (event.target instanceof Element && event.target.closest("a")) close();
    });
    desktop.addEventListener("change", close);
  }
}
