/**
 * Opens a dialog as a modal one. The page loses its scrollbar then (base.css), and keeps the room for it, so that nothing
 * shifts: `scrollbar-gutter` would change what `vw` means.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { documentElement: root } = document;
  root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
