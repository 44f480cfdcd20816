/** The keys that tabs answer to (src/ui/Tabs/Tabs.tsx). As links, which they are before, they answer only to Enter. */
const tabKeys: readonly string[] = ["ArrowLeft", "ArrowRight", "Home", "End", " "];

/**
 * Keeps what a visitor does to a control of an island that has not started, and does it once it has, in the same order.
 * Links keep their own action, and so do controls in the content of an island, which are not its own.
 */
export function replayEvents(root: Document = document): void {
  root.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>("button");
    if (button && !button.popoverTargetElement) keep(button, event);
  });
  root.addEventListener("keydown", (event) => {
    const tab = event.target instanceof Element && event.target.closest("[role=tab]");
    const { altKey, ctrlKey, metaKey } = event;
    if (tab && tabKeys.includes(event.key) && !altKey && !ctrlKey && !metaKey) keep(tab, event);
  });

  const keep = (control: Element, event: Event): void => {
    const island = control.closest("astro-island, astro-slot");
    if (!island?.matches("astro-island[ssr]")) return;
    event.preventDefault();
    const repeat = (): void => {
      const focused = root.activeElement;
      // A key may have moved focus within the island, and the next one goes on from there.
      const isHere = event instanceof KeyboardEvent && island.contains(focused);
      (isHere && focused ? focused : control).dispatchEvent(copyOf(event));
      // A visitor who has gone on is not called back.
      if (focused instanceof HTMLElement && !island.contains(focused)) focused.focus({ preventScroll: true });
    };
    // React listens by then, and renders at once what is pressed.
    island.addEventListener("astro:hydrate", repeat, { once: true });
  };
}

/** Presses of a keyboard or pointer come as events of these kinds. */
const copyOf = (event: Event): Event =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event as MouseEvent);
