import { announce } from "../client/announcer.ts";
import { keepPopupClosed } from "../client/popup.ts";
import { whenActivated } from "../client/prerendering.ts";
import { brandKey } from "./brandKey.ts";

/**
 * Shows the pictures under a name that a visitor has typed on Home in this session, or that came with a link (D28). All
 * that does so loads only then.
 */
export function startVisitorBrand(root: Document = document): void {
  let show: ((link: string | undefined) => void) | undefined;
  const follow = (link?: string): void => {
    if (link || isStored() || "shownAs" in root.documentElement.dataset) load(link).catch(() => {});
  };
  const load = async (link?: string): Promise<void> => {
    const { showVisitorBrand } = await import("./visitorBrand.ts");
    show ??= showVisitorBrand(root, announce);
    show(link);
  };
  const link = takeLink();
  // Ready before the visitor comes.
  if (root.prerendering) follow();
  whenActivated(() => follow(link), root);
  addEventListener("hashchange", () => {
    const other = takeLink();
    if (other) follow(other);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
  const field = root.querySelector<HTMLElement>("[data-brand-field]");
  let isLoading = false;
  const begin = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      // A script that cannot be fetched once is not fetched again by most engines, so offline another file is tried.
      if (!navigator.onLine) await fetch("/health", { method: "HEAD", cache: "no-store" });
      await load();
    } catch {
      isLoading = false;
    }
  };
  const beginIfUsed = (): void => {
    if (field?.contains(root.activeElement) || field?.querySelector("input")?.value) void begin();
  };
  field?.addEventListener("focusin", begin);
  addEventListener("online", beginIfUsed);
  // It has been used before this script came.
  beginIfUsed();
}

/** Takes a brand out of the address, before anything else reads that, and leaves what follows it, such as numbers. */
function takeLink(): string | undefined {
  const fragment = location.hash.slice(1);
  if (!fragment.startsWith(`${brandKey}=`)) return undefined;
  const rest = new URLSearchParams(fragment);
  for (const key of [brandKey, "colour"]) rest.delete(key);
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}${rest.size > 0 ? `#${rest}` : ""}`);
  keepPopupClosed();
  return fragment;
}

function isStored(): boolean {
  try {
    return sessionStorage.getItem(brandKey) !== null;
  } catch {
    return false;
  }
}
