/** Time in milliseconds from load, or from the closing of what was open, to the popup banner (LY-14). */
export const popupDelay = 5000;

const closedKey = "popup-closed";

/** What a visitor has opened, and the popup waits for. */
const openedByHand =
  "dialog[open], details[data-disclosure][open], [popover]:popover-open:not(#popup, [role=tooltip])";

/**
 * Opens the popup banner after `popupDelay`, once a session; its button, Escape and its own link close it (D18, LY-14).
 * It waits while anything else is open, and steps aside for what opens over it (ADR 013).
 */
export function startPopup(root: Document = document): void {
  const popup = root.getElementById("popup");
  if (!popup || remembersClosing()) return;
  let timer: number | undefined;
  let isAnnounced = false;
  let cameFrom: HTMLElement | null = null;
  const ending = new AbortController();
  const { signal } = ending;
  const isOpen = (): boolean => popup.matches(":popover-open");

  const open = (): void => {
    timer = undefined;
    const frame = popup.querySelector<HTMLTemplateElement>("template[data-frame]");
    if (frame) {
      // Among the first stops of the keyboard, not behind the whole page.
      root.querySelector(".skip")?.after(popup);
      frame.replaceWith(frame.content);
    }
    popup.showPopover();
    if (!isAnnounced) announce(popup);
    isAnnounced = true;
  };

  /** Settles what the popup does about the things that are open now. */
  const settle = (): void => {
    const others = openOthers(root);
    if (isOpen()) {
      if (!others.some((other) => isInTheWay(popup, other))) return;
      popup.hidePopover();
    }
    if (others.length === 0) timer ??= window.setTimeout(open, popupDelay);
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
      sessionStorage.setItem(closedKey, "true");
    } catch {}
  };

  const start = (): void => {
    settle();
    // Dialogs and details say so by their attribute, in engines that send no event as well.
    const observer = new MutationObserver(settle);
    observer.observe(root.body, { subtree: true, attributeFilter: ["open"] });
    signal.addEventListener("abort", () => observer.disconnect());
    root.addEventListener("toggle", settle, { capture: true, signal });
  };
  const afterLoad = (): void => {
    if (root.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
  };
  // A prerendered page has no visitor yet.
  if (root.prerendering) root.addEventListener("prerenderingchange", afterLoad, { once: true });
  else afterLoad();

  popup.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !popup.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  for (const press of ["click", "auxclick"])
    popup.addEventListener(press, (event) => {
      const { target, button } = event as MouseEvent;
      // The middle button follows links too; the right one does not.
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

/** A list can be open in a menu that is not; then nobody sees it. */
const openOthers = (root: Document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(openedByHand)].filter((other) => other.getClientRects().length > 0);

/** A modal dialog makes everything else inert; what else opens is in the way only where the two would touch. */
function isInTheWay(popup: HTMLElement, other: HTMLElement): boolean {
  if (other instanceof HTMLDialogElement) return true;
  const list = other instanceof HTMLDetailsElement ? other.lastElementChild : other;
  const [own, its] = [popup.getBoundingClientRect(), list?.getBoundingClientRect()];
  if (!its) return false;
  return its.left < own.right && its.right > own.left && its.top < own.bottom && its.bottom > own.top;
}

/** Tells assistive technology that something has come, in the words of the title that is shown. */
function announce(popup: HTMLElement): void {
  const announcer = document.querySelector("[data-announcer]");
  const title = [...popup.querySelectorAll("h2")].find(({ offsetHeight }) => offsetHeight > 0);
  if (announcer) announcer.textContent = `${popup.ariaLabel}: ${title?.textContent}`;
}

// Storage can be blocked; then the popup opens on each visit to the page.
function remembersClosing(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}
