/**
 * Links with `data-opens` show the dialog they point to; `data-closes` and the backdrop close it (LY-10).
 * The browser keeps focus inside, closes on Escape and gives focus back.
 */
export function startDialogs(root: Document = document): void {
  const dialogOf = (id: string | undefined): HTMLDialogElement | null =>
    id ? root.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`) : null;

  // From here on it is not the address that shows them.
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
      // The burger menu would stay above the page after the dialog has gone.
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

/** A click on a dialog's backdrop has the dialog as its target and a position beyond its edges. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
