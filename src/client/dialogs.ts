import { afterPaint } from "./afterPaint.ts";

/** Milliseconds in which the second tap of a double tap comes, which must not press what has opened under it. */
const doubleTap = 400;

/**
 * Links with `data-opens` open the dialog they point to, and so does its fragment in the address; `data-closes` and a
 * click on the backdrop close it (LY-10). The browser traps focus, closes on Escape and restores focus.
 */
export function startDialogs(root: Document = document): void {
  const dialogOf = (id: string | undefined): HTMLDialogElement | null =>
    id ? root.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`) : null;

  // Stops `:target` from showing them.
  for (const dialog of root.querySelectorAll<HTMLDialogElement>("dialog[id]")) dialog.dataset.started = "";

  const openAddressed = (): void => {
    const dialog = dialogOf(location.hash.slice(1));
    if (!dialog) return;
    // A reload does not open it again.
    history.replaceState(history.state, "", location.pathname + location.search);
    open(dialog);
  };
  openAddressed();
  addEventListener("hashchange", openAddressed);

  /** The dialog that opens after the next paint, unless Escape is pressed before. */
  let next: HTMLDialogElement | undefined;
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") next = undefined;
  });

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
      next = dialog;
      afterPaint(() => {
        if (next) open(next);
        next = undefined;
      });
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
