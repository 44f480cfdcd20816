import { followAddress, leaveLayer, openLayer } from "./address.ts";
import { afterPaint } from "./afterPaint.ts";

/** Milliseconds in which the second tap of a double tap comes, which must not press what has opened under it. */
const doubleTap = 400;

/**
 * Links with `data-opens` open the dialog they point to; `data-closes` and a click on the backdrop close it (LY-10).
 * The browser traps focus, closes on Escape and restores focus.
 */
export function startDialogs(root: Document = document): void {
  const dialogOf = (id: string | undefined): HTMLDialogElement | null =>
    id ? root.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`) : null;

  for (const dialog of root.querySelectorAll<HTMLDialogElement>("dialog[id]")) {
    // Stops `:target` from showing it.
    dialog.dataset.started = "";
    // By the time of the event, the address may have opened it again.
    dialog.addEventListener("close", () => dialog.open || leaveLayer(dialog.id));
    followAddress({ id: dialog.id, open: () => open(dialog), close: () => dialog.close() });
  }

  for (const opener of root.querySelectorAll<HTMLAnchorElement>("a[data-opens]")) {
    opener.role = "button";
    opener.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      opener.click();
    });
  }

  // It does not bubble.
  root.addEventListener("beforetoggle", keepScrollbarRoom, { capture: true });

  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>("[data-opens]");
    const closer = event.target.closest<HTMLElement>("[data-closes]");
    if (opener) {
      const dialog = dialogOf(opener.dataset.opens);
      if (!dialog) return;
      event.preventDefault();
      afterPaint(() => openLayer(dialog.id));
    } else if (closer) {
      if (closer.getAttribute("href")?.startsWith("#")) event.preventDefault();
      afterPaint(() => dialogOf(closer.dataset.closes)?.close());
    } else if (event.target instanceof HTMLDialogElement && isOutside(event.target, event as MouseEvent)) {
      const dialog = event.target;
      afterPaint(() => dialog.close());
    }
  });
}

/**
 * Behind a dialog the page loses its scrollbar (base.css). It keeps the room for it, so that nothing shifts;
 * `scrollbar-gutter` would change what `vw` means.
 */
function keepScrollbarRoom({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
  const root = target.ownerDocument.documentElement;
  root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.dataset.opening = "";
  setTimeout(() => delete dialog.dataset.opening, doubleTap);
  dialog.showModal();
}

/** A click on the backdrop has the dialog as its target, and a position outside of it. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
