/** Time in milliseconds from load to the popup banner (specification, section 9). */
export const popupDelay = 5000;

const closedKey = "popup-closed";

/** Opens the popup banner after `popupDelay`, once a session; its button and Escape close it (D18, LY-14). */
export function startPopup(root: Document = document): void {
  const popup = root.getElementById("popup");
  if (!popup || remembersClosing()) return;
  const open = (): void => {
    const frame = popup.querySelector<HTMLTemplateElement>("template[data-frame]");
    frame?.replaceWith(frame.content);
    popup.showPopover();
  };
  const wait = (): void => {
    setTimeout(open, popupDelay);
  };
  const afterLoad = (): void => {
    if (root.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  };
  // A prerendered page has no visitor yet.
  if (root.prerendering) root.addEventListener("prerenderingchange", afterLoad, { once: true });
  else afterLoad();

  // Not `toggle`: that one comes later, when the page may be gone.
  popup.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") rememberClosing();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && popup.matches(":popover-open") && !root.querySelector("dialog[open]"))
      popup.hidePopover();
  });
}

// Storage can be blocked; then the popup opens on each visit to the page.
function remembersClosing(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

function rememberClosing(): void {
  try {
    sessionStorage.setItem(closedKey, "true");
  } catch {}
}
