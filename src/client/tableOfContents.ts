/** Pixels scrolled before the link back to the top appears (LG-04). */
const topThreshold = 300;

/** A section is current once its start is above this line, in pixels below the top of the window. */
const currentSectionOffset = 160;

/**
 * Marks the current section in the contents while scrolling, shows its name on their closed bar (LG-03), and shows the
 * link back to the top (LG-04).
 */
function startTableOfContents(root: Document): void {
  const entries = [...root.querySelectorAll<HTMLAnchorElement>("[data-contents] a[href^='#']")].flatMap(
    (link) => {
      const section = root.getElementById(link.hash.slice(1));
      return section ? [{ link, section }] : [];
    },
  );
  const top = root.querySelector<HTMLElement>("[data-back-to-top]");
  const here = root.querySelector<HTMLElement>("[data-here]");
  let current: HTMLAnchorElement | undefined;

  const mark = (link: HTMLAnchorElement): void => {
    if (link === current) return;
    const list = link.closest<HTMLElement>("[data-contents]");
    // Unlike `scrollIntoView`, this scrolls only the contents, not the page.
    if (list && list.scrollHeight > list.clientHeight)
      list.scrollTop = link.offsetTop - list.clientHeight / 2;
    current?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "location");
    current = link;
    if (!here) return;
    // The label is for screen readers from now on.
    here.previousElementSibling?.classList.add("u-visually-hidden");
    here.textContent = link.textContent;
    here.dataset.here = `${entries.findIndex((entry) => entry.link === link) + 1}`;
  };

  /** Sections that begin above the reading line. */
  const begun = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = (): void => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) begun[isIntersecting ? "add" : "delete"](target);
        const [first] = entries;
        const last = entries.findLast(({ section }) => begun.has(section)) ?? first;
        if (last) mark(last.link);
      },
      // From far above the window, so that sections above it count, down to the line.
      { rootMargin: `1000000px 0px ${currentSectionOffset - innerHeight}px` },
    );
    for (const { section } of entries) observer.observe(section);
  };
  const showTop = (): void => {
    if (top) top.hidden = scrollY <= topThreshold;
  };
  observe();
  showTop();
  addEventListener("resize", observe, { passive: true });
  addEventListener("scroll", showTop, { passive: true });
}

/**
 * On a phone only the sections near the window have been laid out (`Legal.module.css`). Does the others one by one, so that
 * no task is long, or all at once where a place in the page is asked for: their heights say where it is.
 */
function layOutSections(root: Document): void {
  const sections = [...root.querySelectorAll<HTMLElement>("main section[id]")];
  const layOutNext = (): boolean => {
    const section = sections.shift();
    if (section) section.style.contentVisibility = "visible";
    return !!section;
  };
  const layOutAll = (): void => {
    while (layOutNext());
  };
  const layOutRest = (): void => {
    if (layOutNext()) requestAnimationFrame(() => setTimeout(layOutRest));
  };
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Unlike `location`, this also has a fragment that names a text.
  if (navigation?.type !== "navigate" || navigation.name.includes("#")) layOutAll();
  else requestAnimationFrame(() => setTimeout(layOutRest));
  root.addEventListener("click", layOutAll, { capture: true, once: true });
}
layOutSections(document);

// After the first frame the browser knows what this reads; before, it would lay out the whole text an additional time.
requestAnimationFrame(() => setTimeout(() => startTableOfContents(document)));
