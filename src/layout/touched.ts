import type { ClientDirective } from "astro";

/**
 * Starts an island of the first screen when a visitor points at it, presses it or moves the focus into it
 * (`client:touched`), so that the first view loads no React.
 */
const touched: ClientDirective = (load, _options, island) => {
  const events = ["pointerenter", "pointerdown", "focusin"] as const;
  const start = async (): Promise<void> => {
    for (const event of events) island.removeEventListener(event, start, true);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of events) island.addEventListener(event, start, true);
};

export default touched;
