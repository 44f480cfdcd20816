/** The card of the case that an address names, such as `/case-studies#broker-1`, or null. */
function caseIn(address: string): HTMLElement | null {
  const target = document.getElementById(new URL(address).hash.slice(1));
  return target?.matches("article") ? target : null;
}

/** A copy of a case for the overlay: with its 180 days, all of it reachable, and without duplicate ids. */
function copyOf(card: HTMLElement): DocumentFragment {
  const range = document.createRange();
  range.selectNode(card);
  const copy = range.cloneContents();
  for (const attribute of ["id", "tabindex", "hidden"])
    for (const element of copy.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  return copy;
}

/** Shows a case on the whole screen while the address names it (D19, CS-05). The cards link to these addresses. */
function startOverlay(overlay: HTMLDialogElement, back: HTMLButtonElement, place: Element): void {
  /** Whether the case was opened from this page, rather than by its address. */
  let wasEntered = false;

  const focusHeading = (): void => {
    const heading = place.querySelector("h3");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  const follow = (): void => {
    const card = caseIn(location.href);
    if (card) {
      place.replaceChildren(copyOf(card));
      overlay.ariaLabel = card.querySelector("h3")?.textContent ?? "";
      overlay.scrollTop = 0;
      if (!overlay.open) overlay.showModal();
      focusHeading();
      // Cancels the scroll to the card, which would otherwise be seen after closing.
      if (wasEntered) scrollTo({ top: scrollY, behavior: "instant" });
    } else overlay.close();
  };

  addEventListener("hashchange", ({ oldURL }) => {
    wasEntered = !overlay.open && !caseIn(oldURL);
    follow();
  });
  // Following the fragment, browsers move focus: while loading, or in the first frame, which may come after `load`.
  addEventListener("load", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => overlay.open && focusHeading())),
  );
  back.addEventListener("click", () => overlay.close());
  overlay.addEventListener("close", () => {
    const card = caseIn(location.href);
    if (!card) return;
    const opener = document.querySelector<HTMLElement>(`a[href="#${card.id}"]`);
    if (wasEntered && opener) {
      // Browsers moved focus from the link when they followed its fragment.
      history.back();
      opener.focus({ preventScroll: true });
    } else {
      history.replaceState(history.state, "", location.pathname + location.search);
      card.tabIndex = -1;
      card.focus({ preventScroll: true });
      // A smooth scroll would miss the card where the list of cases still changes meanwhile.
      card.scrollIntoView({ behavior: "instant", block: "center" });
    }
  });
  follow();
}

const overlay = document.querySelector<HTMLDialogElement>("[data-case-overlay]");
const back = overlay?.querySelector("button");
const place = overlay?.querySelector("div");
if (overlay && back && place) startOverlay(overlay, back, place);
