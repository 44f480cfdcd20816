/** Something that is open over the page while the fragment of the address is its id. */
interface Layer {
  id: string;
  /** Opens it if it is closed. */
  open(): void;
  /** Closes it if it is open. */
  close(): void;
}

const layers: Layer[] = [];

/** The last change of the address. Going back takes time, so each change waits for the one before. */
let change: Promise<void> = Promise.resolve();

const addressed = (): string => location.hash.slice(1);

/** The id that the address had when layers last followed it. */
let followed = "";

/** Whether the address is about to lose a layer that has been closed. */
let isLeaving = false;

/** Whether a press added the current entry of history, so that the one before it is this page without a layer. */
const isAdded = (): boolean => history.state?.isAdded === true;

function follow(): void {
  followed = addressed();
  // A dialog opened over the menu would give focus back to what the menu hides.
  for (const layer of layers) if (layer.id !== followed) layer.close();
  for (const layer of layers) if (layer.id === followed) layer.open();
}

/**
 * Keeps address and layers together: a press that opens a layer adds an entry to history, Back closes it, and closing it
 * in another way takes the entry back (D8).
 */
export function startAddress(): void {
  addEventListener("hashchange", () => {
    if (!isAdded()) history.scrollRestoration = "auto";
    // What has been opened again in the meantime stays open.
    if (isLeaving) followed = addressed();
    else follow();
    isLeaving = false;
  });
  // Back from the next page leads to this one without the menu, so its entry is taken back first.
  addEventListener("click", (event) => {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']:not([target])");
    if (!link || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || !isAdded()) return;
    event.preventDefault();
    withoutLayer(() => location.assign(link.href));
  });
}

/** Has the address open and close a layer, now and when it changes. */
export function followAddress(layer: Layer): void {
  layers.push(layer);
  followed = addressed();
  if (layer.id === followed) layer.open();
}

/** Opens a layer: its id comes into the address, in place of that of another one. */
export function openLayer(id: string): void {
  change = change.then(() => {
    // The address has opened it, and may already have changed again.
    if (followed === id) return;
    if (isAdded()) history.replaceState(history.state, "", `#${id}`);
    else {
      // Back to this entry does not scroll the page.
      history.scrollRestoration = "manual";
      history.pushState({ isAdded: true }, "", `#${id}`);
      history.scrollRestoration = "auto";
    }
    follow();
  });
}

/** Takes the id of a layer that has been closed out of the address. */
export function leaveLayer(id: string): void {
  change = change.then(() => {
    // The address has closed it.
    if (followed !== id || addressed() !== id) return undefined;
    isLeaving = isAdded();
    if (isLeaving) return goBack();
    history.replaceState(history.state, "", location.pathname + location.search);
    return follow();
  });
}

/** Calls back when the address names no layer that a press has opened. */
export function withoutLayer(next: () => void): void {
  change = change.then(() => (isAdded() ? goBack() : undefined)).then(next);
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("hashchange", () => resolve(), { once: true });
    history.back();
  });
}
