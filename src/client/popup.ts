import { announce } from "./announcer.ts";

/** Milliseconds in which nothing is under way, before the popup opens (LY-14). `load` is waited for as long at most. */
export const popupDelay = 5000;

/** Milliseconds from the last use of a control to the popup. */
const useDelay = 60_000;

/** Milliseconds between two looks at what is under way: all of it is state of the document, which no one event tells. */
const interval = 250;

/** The key of session storage under which its closing is remembered. */
export const popupClosedKey = "popup-closed";

const layers =
  "dialog[open], details[data-disclosure][open], [popover]:popover-open:not(#popup, [role=tooltip])";
const fields = "input, textarea, select, [contenteditable]";
const controls = "main :is(input, select, button)";

/** Opens the popup once a page; its button, its link and Escape close it for the session (D18, ADR 013). */
export function startPopup(root: Document = document): void {
  const popup = root.getElementById("popup");
  if (!popup) return;
  let cameFrom: EventTarget | null = null;
  whenIdle(root, () => {
    if (isKeptClosed()) return;
    const frame = popup.querySelector("template");
    frame?.replaceWith(frame.content);
    popup.showPopover();
    announce([popup.ariaLabel ?? "", popup.querySelector("h2")?.innerText ?? ""]);
    root.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  });
  const close = (): void => {
    keepPopupClosed();
    const heldFocus = popup.contains(root.activeElement);
    popup.hidePopover();
    const next =
      cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : root.querySelector("main");
    if (heldFocus) next?.focus({ preventScroll: true });
  };
  popup.addEventListener("focusin", ({ relatedTarget }) => {
    if (!popup.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  });
  for (const press of ["click", "auxclick"])
    popup.addEventListener(press, ({ target, button }: Event & { button?: number }) => {
      // Links react to the middle button too, but not to the secondary one.
      if (target instanceof Element && target.closest("a, button") && button !== 2) close();
    });
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && popup.matches(":popover-open") && !isLayerOpen(root)) close();
  });
}

/** Calls back after `popupDelay` in which nothing was under way, and `useDelay` after the last use of a control. */
function whenIdle(root: Document, callBack: () => void): void {
  const start = performance.now();
  let earliest = start + popupDelay;
  let isHeld = false;
  const wait = (delay: number): void => {
    earliest = Math.max(earliest, performance.now() + delay);
  };
  // Of pointer events, none says that a finger which scrolls is lifted. What is dragged, or has a context menu, ends
  // without `mouseup`.
  for (const type of "mousedown mouseup dragend contextmenu touchstart touchend touchcancel".split(" "))
    root.addEventListener(type, () => (isHeld = /down|start/.test(type)), { capture: true, passive: true });
  for (const type of ["click", "input"])
    root.addEventListener(type, ({ target, isTrusted }) => {
      // A picture that plays by itself presses its own button.
      if ((isTrusted || type === "input") && target instanceof Element && target.closest(controls))
        wait(useDelay);
    });
  const timer = setInterval(() => {
    const isLoading = root.readyState !== "complete" && performance.now() < start + popupDelay;
    const isBranded = "shownAs" in root.documentElement.dataset;
    const isUnderWay = isLoading || isHeld || isBranded || root.activeElement?.matches(fields);
    // Last, because it needs the layout.
    if (isUnderWay || isLayerOpen(root)) wait(popupDelay + interval);
    else if (performance.now() >= earliest) {
      clearInterval(timer);
      callBack();
    }
  }, interval);
}

/** Whether a visitor has opened something. A list in a closed menu may be open, and is not seen. */
const isLayerOpen = (root: Document): boolean =>
  [...root.querySelectorAll(layers)].some((layer) => layer.checkVisibility());

/** Also for visitors who came by a link with a brand: it was sent to them to look at the pictures. */
export function keepPopupClosed(): void {
  try {
    sessionStorage.setItem(popupClosedKey, "true");
  } catch {}
}

// With storage blocked, it opens on each page.
function isKeptClosed(): boolean {
  try {
    return sessionStorage.getItem(popupClosedKey) !== null;
  } catch {
    return false;
  }
}
