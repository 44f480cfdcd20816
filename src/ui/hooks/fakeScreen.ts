import { act } from "@testing-library/react";
import { vi } from "vitest";

/** What a test can do to the screen around a component. */
export interface FakeScreen {
  /** Makes the media queries given here match, and all others not. */
  match(...queries: string[]): void;
  /** Scrolls every observed element so that this part of it (0 to 1) is in view. */
  scrollTo(ratio: number): void;
  /** Hides or shows the document, or lets it wait as a prerendered page. */
  setDocument(state: "visible" | "hidden" | "prerendering"): void;
}

/** Stands in for the parts of a browser that jsdom lacks: media queries, visibility and scrolling. */
export function fakeScreen(): FakeScreen {
  const matching = new Set<string>();
  const media = new EventTarget();
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return matching.has(query);
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }));

  const observers = new Set<(entries: { intersectionRatio: number }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly notify: (entries: { intersectionRatio: number }[]) => void;
      constructor(notify: (entries: { intersectionRatio: number }[]) => void) {
        this.notify = notify;
      }
      observe() {
        observers.add(this.notify);
      }
      disconnect() {
        observers.delete(this.notify);
      }
    },
  );
  Element.prototype.scrollTo = () => {};

  const setDocument = (state: "visible" | "hidden" | "prerendering") => {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      value: state === "hidden" ? "hidden" : "visible",
    });
    Object.defineProperty(document, "prerendering", { configurable: true, value: state === "prerendering" });
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  };
  setDocument("visible");

  return {
    match(...queries) {
      matching.clear();
      for (const query of queries) matching.add(query);
      act(() => media.dispatchEvent(new Event("change")));
    },
    scrollTo(ratio) {
      act(() => {
        for (const notify of observers) notify([{ intersectionRatio: ratio }]);
      });
    },
    setDocument,
  };
}
