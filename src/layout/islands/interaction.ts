import type { ClientDirective } from "astro";

const events = ["pointerenter", "pointerdown", "focusin", "input"] as const;

/** Whether a field differs from the document: by a visitor, or restored by the browser after Back or a reload. */
const isChanged = (field: HTMLInputElement): boolean =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/**
 * Starts an island of the first screen when a visitor points at it, presses it or moves the focus into it
 * (`client:interaction`), so that the first view loads no React. That may have happened before the scripts came.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const start = async (): Promise<void> => {
    for (const event of events) island.removeEventListener(event, start, true);
    removeEventListener("pageshow", startIfUsed);
    const hydrate = await load();
    await hydrate();
  };
  const startIfUsed = (): void => {
    const wasUsed =
      island.contains(document.activeElement) || [...island.querySelectorAll("input")].some(isChanged);
    if (wasUsed) void start();
  };
  for (const event of events) island.addEventListener(event, start, true);
  // Chromium restores fields before this event.
  addEventListener("pageshow", startIfUsed);
  startIfUsed();
};

export default interaction;
