import type { ClientDirective } from "astro";
import { isChanged } from "../../ui/hooks/isChanged.ts";

const events = ["pointerenter", "pointerdown", "focusin", "input"] as const;

/**
 * Starts an island of the first screen when a visitor points at it, presses it or moves the focus into it
 * (`client:interaction`), so that the first view loads no React. That may have happened before the scripts came. With a
 * key, `client:interaction="clients"`, an address that has it after `#` starts it too, and so does a root that has it
 * as `data-clients`. If its script does not come, as offline, it is asked for again once the browser is online, and at
 * the next press on the page.
 */
const interaction: ClientDirective = (load, { value: key }, island) => {
  let waiting = new AbortController();
  const start = async (): Promise<void> => {
    waiting.abort();
    const hydrate = await load();
    await hydrate();
    if (!island.hasAttribute("ssr")) return;
    waiting = new AbortController();
    const { signal } = waiting;
    addEventListener("online", start, { signal });
    // The island itself is hidden meanwhile, or parts of it.
    for (const event of ["pointerdown", "focusin"])
      document.addEventListener(event, start, { capture: true, signal });
  };
  const isNamed = (): boolean =>
    !!key && (location.hash.includes(`${key}=`) || key in document.documentElement.dataset);
  const startIfUsed = (): void => {
    const wasUsed =
      island.contains(document.activeElement) || [...island.querySelectorAll("input")].some(isChanged);
    if (wasUsed || isNamed()) void start();
  };
  const { signal } = waiting;
  for (const event of events) island.addEventListener(event, start, { capture: true, signal });
  // Chromium restores fields before this event.
  addEventListener("pageshow", startIfUsed, { signal });
  addEventListener("hashchange", startIfUsed, { signal });
  startIfUsed();
};

export default interaction;
