import { afterPaint } from "./afterPaint.ts";

/** Milliseconds from the pointer leaving Solutions to its closing (LY-03). */
const closeDelay = 150;

/** Opens what is folded around the target of the address, which not all supported engines do themselves. */
export function revealTarget(root: Document): void {
  const target = root.getElementById(location.hash.slice(1));
  const details = target?.closest<HTMLDetailsElement>("details:not([data-disclosure], [open])");
  if (!details) return;
  details.open = true;
  target?.scrollIntoView();
}

/**
 * Drop-downs built on `<details data-disclosure>`: they close on Escape, on a click outside and when keyboard focus
 * leaves. Those with the value `hover` also follow a hovering mouse; in the open burger menu, only their own press and
 * the keyboard close them.
 */
export function startDisclosures(root: Document = document): void {
  revealTarget(root);
  addEventListener("hashchange", () => revealTarget(root));
  for (const details of root.querySelectorAll<HTMLDetailsElement>("details[data-disclosure]")) {
    const summary = details.querySelector("summary");
    let timer: number | undefined;
    const isInMenu = (): boolean => details.closest(":popover-open") !== null;

    details.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      details.open = false;
      summary?.focus();
    });
    // Finding the fonts of all languages takes 60 ms on a phone: do it after the burger menu has opened, not at the press.
    details
      .closest("[popover]")
      ?.addEventListener(
        "toggle",
        () => afterPaint(() => void details.lastElementChild?.firstElementChild?.getBoundingClientRect()),
        { once: true },
      );
    const opensOnHover = details.dataset.disclosure === "hover";
    root.addEventListener("click", ({ target }) => {
      if (opensOnHover && isInMenu()) return;
      if (target instanceof Node && !details.contains(target)) details.open = false;
    });
    // A press moves focus before its click; closing at once would move what is pressed.
    root.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && !details.contains(target) && target.matches(":focus-visible"))
        details.open = false;
    });

    if (!opensOnHover) continue;
    const hovers = (event: PointerEvent): boolean => event.pointerType === "mouse" && !isInMenu();
    details.addEventListener("pointerenter", (event) => {
      if (!hovers(event)) return;
      clearTimeout(timer);
      details.open = true;
    });
    details.addEventListener("pointerleave", (event) => {
      if (!hovers(event)) return;
      timer = window.setTimeout(() => {
        details.open = false;
      }, closeDelay);
    });
    // A mouse has already opened it by hovering; its click must not close it.
    summary?.addEventListener("click", (event) => {
      if (event instanceof PointerEvent && hovers(event)) event.preventDefault();
    });
  }
}
