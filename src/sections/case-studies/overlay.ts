/** The case that an address names, such as `/case-studies#broker-1`; null when none. */
function caseIn(address: string): HTMLElement | null {
  const target = document.getElementById(new URL(address).hash.slice(1));
  return target?.matches("article") ? target : null;
}

/** A case as the overlay shows it: with its voice, all of it within reach, and no id a second time. */
function copyOf(card: HTMLElement): DocumentFragment {
  const range = document.createRange();
  range.selectNode(card);
  const copy = range.cloneContents();
  for (const attribute of ["id", "tabindex", "hidden"])
    for (const element of copy.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  return copy;
}

/** Shows a case on the whole screen while the address names it (D19, CS-05). The cards themselves link out. */
function startOverlay(overlay: HTMLDialogElement, back: HTMLButtonElement, place: Element): void {
  /** Whether the case was entered from this page, rather than by an address that someone shared. */
  let wasEntered = false;

  const follow = (): void => {
    const card = caseIn(location.href);
    if (card) {
      place.replaceChildren(copyOf(card));
      overlay.ariaLabel = card.querySelector("h3")?.textContent ?? "";
      overlay.scrollTop = 0;
      if (!overlay.open) overlay.showModal();
      // The page is on its way to the card; it would still be when the case has closed again.
      if (wasEntered) scrollTo({ top: scrollY, behavior: "instant" });
    } else overlay.close();
  };

  addEventListener("hashchange", ({ oldURL }) => {
    wasEntered = !overlay.open && !caseIn(oldURL);
    follow();
  });
  // Browsers take focus away again for the address's fragment: while a page loads, or in its first frame, which on a
  // busy device comes after the load.
  addEventListener("load", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => overlay.open && back.focus())),
  );
  back.addEventListener("click", () => overlay.close());
  overlay.addEventListener("close", () => {
    const card = caseIn(location.href);
    if (!card) return;
    const opener = document.querySelector<HTMLElement>(`a[href="#${card.id}"]`);
    if (wasEntered && opener) {
      // Browsers took focus from the link when they followed its fragment.
      history.back();
      opener.focus({ preventScroll: true });
    } else {
      history.replaceState(history.state, "", location.pathname + location.search);
      card.tabIndex = -1;
      card.focus();
    }
  });
  follow();
}

const overlay = document.querySelector<HTMLDialogElement>("[data-case-overlay]");
const back = overlay?.querySelector("button");
const place = overlay?.querySelector("div");
if (overlay && back && place) startOverlay(overlay, back, place);
