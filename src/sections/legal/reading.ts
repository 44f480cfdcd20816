/** Pixels scrolled before the link back to the top appears (LG-04). */
const topThreshold = 300;

/** A section is current once its heading is above this line, in pixels below the top of the window. */
const readingLine = 160;

/**
 * Marks the current section in the contents while scrolling, shows its name on their closed bar (LG-03), and shows the
 * link back to the top (LG-04).
 */
function startReading(root: Document): void {
  const entries = [...root.querySelectorAll<HTMLAnchorElement>("[data-contents] a[href^='#']")].flatMap(
    (link) => {
      const section = root.getElementById(link.hash.slice(1));
      return section ? [{ link, section }] : [];
    },
  );
  const top = root.querySelector<HTMLElement>("[data-back-to-top]");
  const here = root.querySelector<HTMLElement>("[data-here]");
  let current: HTMLAnchorElement | undefined;

  const update = (): void => {
    if (top) top.hidden = scrollY <= topThreshold;
    const reached =
      // What is not displayed yet has no place.
      entries.findLast(({ section }) => (section.getClientRects()[0]?.top ?? Infinity) <= readingLine) ??
      entries[0];
    if (!reached || reached.link === current) return;
    current?.removeAttribute("aria-current");
    reached.link.setAttribute("aria-current", "location");
    current = reached.link;
    if (here) {
      here.textContent = reached.link.textContent;
      here.dataset.here = `${entries.indexOf(reached) + 1}`;
    }
    const list = reached.link.closest<HTMLElement>("[data-contents]");
    // Unlike `scrollIntoView`, this scrolls only the contents, not the page.
    if (list && list.scrollHeight > list.clientHeight)
      list.scrollTop = reached.link.offsetTop - list.clientHeight / 2;
  };

  let scheduled = false;
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      update();
    });
  };
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule, { passive: true });
  // Most sections may come after this.
  addEventListener("load", schedule, { once: true });
  update();
}

startReading(document);
