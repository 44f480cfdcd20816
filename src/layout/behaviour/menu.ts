/**
 * Popovers that hold links: the burger menu (LY-06) and the contents of the legal page. The browser opens them and
 * closes them on Escape; a chosen link closes them too, and so does a window grown too wide for them.
 */
export function startMenus(root: Document = document): void {
  const desktop = matchMedia("(width >= 48rem)");
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement) || menu.popover !== "auto") continue;
    const close = (): void => {
      if (menu.matches(":popover-open")) menu.hidePopover();
    };
    menu.addEventListener("beforetoggle", (event) => {
      // What stands above the button scrolls away, so the place below it is known only now.
      if (event.newState === "open")
        menu.style.setProperty("--menu-top", `${button.getBoundingClientRect().bottom + 10}px`);
    });
    menu.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) close();
    });
    desktop.addEventListener("change", close);
  }
}
