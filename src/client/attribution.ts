import {
  linkPrefix,
  type SchedulerFields,
  type Touches,
  touchesAfter,
  withTouches,
} from "../site/attribution.ts";
import { isNewNavigation } from "./newNavigation.ts";

const firstKey = "first-touch";
const lastKey = "last-touch";

/**
 * Remembers for the session where a visitor came from, and adds it to a link to a scheduler when that is used (D9,
 * LY-11). With storage blocked, the page knows what its own address says.
 */
export function startAttribution(schedulers: SchedulerFields, root: Document = document): void {
  /** Links as they were, by what they are now: another touch may come before they are used again. */
  const plainLinks = new Map<string, string>();

  const touches = touchesAfter(
    { address: location.href, referrer: document.referrer, again: !isNewNavigation() },
    storedTouches(),
    Object.keys(schedulers).map((start) => new URL(start).host),
  );
  if (touches) store(touches);

  // Before a link is followed, copied, dragged or opened from a menu it is pressed, focused or clicked.
  for (const use of ["pointerdown", "focusin", "click"])
    root.addEventListener(
      use,
      ({ target }) => {
        const link = target instanceof Element && target.closest("a");
        const fields = link && schedulers[linkPrefix(link.href)];
        const current = storedTouches() ?? touches;
        if (!fields || !current) return;
        const plain = plainLinks.get(link.href) ?? link.href;
        link.href = withTouches(plain, current, fields);
        plainLinks.set(link.href, plain);
      },
      { capture: true },
    );
}

function storedTouches(): Touches | undefined {
  try {
    const [first, last] = [firstKey, lastKey].map((key) => sessionStorage.getItem(key));
    return first && last ? { first, last } : undefined;
  } catch {
    return undefined;
  }
}

function store({ first, last }: Touches): void {
  try {
    sessionStorage.setItem(firstKey, first);
    sessionStorage.setItem(lastKey, last);
  } catch {}
}
