import { announce } from "./announcer.ts";

/**
 * Milliseconds from load, or from the closing of another layer, to the popup (LY-14). Load is waited for as long at
 * most.
 */
export const popupDelay = 5000;

/** The key of session storage under which its closing is remembered. */
export const popupClosedKey = "popup-closed";

/** Layers that the visitor has opened; the popup waits for them to close. */
const openedByHand =
  "dialog[open], details[data-disclosure][open], [popover]:popover-open:not(#popup, [role=tooltip])";

const fields = "input, textarea, select, [contenteditable]";

/** Pixels between the popup and what it must not cover. */
const gap = 8;

/**
 * Opens the popup after `popupDelay`, once a session; its button, Escape and its own link close it (D18, LY-14). It
 * waits while another layer is open, a field has the focus or something is dragged, and hides when a layer opens over it
 * (ADR 013).
 */
export function startPopup(root: Document = document): void {
  const popup = root.getElementById("popup");
  if (!popup || remembersClosing()) return;
  let timer: number | undefined;
  let isHeld = false;
  let isAnnounced = false;
  let cameFrom: HTMLElement | null = null;
  const ending = new AbortController();
  const { signal } = ending;
  const isOpen = (): boolean => popup.matches(":popover-open");

  const open = (): void => {
    timer = undefined;
    const frame = popup.querySelector<HTMLTemplateElement>("template[data-frame]");
    if (frame) {
      // Early in tab order rather than at the end of the page.
      root.querySelector(".skip-link")?.after(popup);
      frame.replaceWith(frame.content);
    }
    popup.showPopover();
    keepClear();
    if (!isAnnounced) announceTitle(popup);
    isAnnounced = true;
  };

  /** Lifts it above what it would cover of Book demo and of what has the focus, if there is room below the bar. */
  const keepClear = (): void => {
    if (!isOpen()) return;
    const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = popup;
    const lowest = root.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
    const lifts = [...root.querySelectorAll("main [data-opens]"), root.activeElement ?? root.body]
      .filter((element) => element !== root.body && !popup.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.right > left && box.left < left + width)
      .filter((box) => box.bottom > top && box.top < top + height)
      .map((box) => top + height + gap - box.top)
      .filter((lift) => top - lift >= lowest);
    popup.style.setProperty("--lift", `${Math.max(0, ...lifts)}px`);
  };

  /** Opens, delays or hides the popup according to what the visitor does. */
  const settle = (): void => {
    const others = openOthers(root);
    if (isOpen()) {
      keepClear();
      if (!others.some((other) => isInTheWay(popup, other))) return;
      popup.hidePopover();
    }
    const isFree = others.length === 0 && !isHeld && !root.activeElement?.matches(fields);
    if (isFree) timer ??= window.setTimeout(open, popupDelay);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
  };

  const end = (): void => {
    ending.abort();
    clearTimeout(timer);
    const heldFocus = popup.contains(root.activeElement);
    popup.hidePopover();
    if (heldFocus)
      (cameFrom?.isConnected ? cameFrom : root.querySelector("main"))?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(popupClosedKey, "true");
    } catch {}
  };

  const start = (): void => {
    settle();
    for (const event of ["scroll", "resize"]) addEventListener(event, keepClear, { passive: true, signal });
    for (const event of ["focusin", "focusout"]) root.addEventListener(event, settle, { signal });
    const hold = (event: Event): void => {
      if (event instanceof MouseEvent) isHeld = event.type === "mousedown" && event.button === 0;
      else if (event instanceof TouchEvent) isHeld = event.touches.length > 0;
      settle();
    };
    // Of pointer events, none says that a finger which scrolls is lifted. What is dragged, or has a context menu, ends
    // without `mouseup`.
    for (const event of ["mousedown", "mouseup", "dragend", "contextmenu"])
      root.addEventListener(event, hold, { capture: true, signal });
    for (const event of ["touchstart", "touchend", "touchcancel"])
      root.addEventListener(event, hold, { capture: true, passive: true, signal });
    // The `open` attribute also covers engines without a `toggle` event on dialogs.
    const observer = new MutationObserver(settle);
    observer.observe(root.body, { subtree: true, attributeFilter: ["open"] });
    signal.addEventListener("abort", () => observer.disconnect());
    root.addEventListener("toggle", settle, { capture: true, signal });
  };
  if (root.readyState === "complete") start();
  else
    void new Promise((done) => {
      addEventListener("load", done, { once: true });
      // A file that hangs would keep `load` back for ever.
      setTimeout(done, popupDelay);
    }).then(start);

  popup.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !popup.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  for (const press of ["click", "auxclick"])
    popup.addEventListener(press, (event) => {
      const { target, button } = event as MouseEvent;
      // Links react to the middle button too, but not to the secondary one.
      if (target instanceof Element && target.closest("a, button") && button < 2) end();
    });
  root.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape" && isOpen() && openOthers(root).length === 0) end();
    },
    { signal },
  );
}

/** An open list in a closed menu is not rendered, and does not count. */
const openOthers = (root: Document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(openedByHand)].filter((other) => other.getClientRects().length > 0);

/** A modal dialog always is; other layers only if they overlap the popup. */
function isInTheWay(popup: HTMLElement, other: HTMLElement): boolean {
  if (other instanceof HTMLDialogElement) return true;
  const list = other instanceof HTMLDetailsElement ? other.lastElementChild : other;
  const [own, its] = [popup.getBoundingClientRect(), list?.getBoundingClientRect()];
  if (!its) return false;
  return its.left < own.right && its.right > own.left && its.top < own.bottom && its.bottom > own.top;
}

/** Announces the popup with its visible title. */
function announceTitle(popup: HTMLElement): void {
  const title = [...popup.querySelectorAll("h2")].find(({ offsetHeight }) => offsetHeight > 0);
  announce([popup.ariaLabel ?? "", title?.textContent ?? ""]);
}

// With storage blocked, the popup opens on each page.
function remembersClosing(): boolean {
  try {
    return sessionStorage.getItem(popupClosedKey) !== null;
  } catch {
    return false;
  }
}
