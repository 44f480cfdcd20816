/**
 * Links with `data-opens` open the dialog they point to; `data-closes` and a click on the backdrop close it (LY-10).
 * The browser traps focus, closes on Escape and restores focus.
 */
export function startDialogs(root: Document = document): void {
  const dialogOf = (id: string | undefined): HTMLDialogElement | null =>
    id ? root.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`) : null;

  // Stops `:target` from showing them.
  for (const dialog of root.querySelectorAll("dialog")) dialog.dataset.started = "";

  for (const opener of root.querySelectorAll<HTMLAnchorElement>("a[data-opens]")) {
    opener.role = "button";
    opener.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      opener.click();
    });
  }

  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>("[data-opens]");
    const closer = event.target.closest<HTMLElement>("[data-closes]");
    if (opener) {
      const dialog = dialogOf(opener.dataset.opens);
      if (!dialog) return;
      event.preventDefault();
      // The open burger menu is in the top layer, and would still be there after the dialog closes.
      root.querySelector<HTMLElement>("#menu:popover-open")?.hidePopover();
      dialog.showModal();
    } else if (closer) {
      if (closer.getAttribute("href")?.startsWith("#")) event.preventDefault();
      dialogOf(closer.dataset.closes)?.close();
    } else if (event.target instanceof HTMLDialogElement && isOutside(event.target, event as MouseEvent)) {
      event.target.close();
    }
  });

  const addressed = dialogOf(location.hash.slice(1));
  addressed?.showModal();
}

/** A click on the backdrop has the dialog as its target, and a position outside of it. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
