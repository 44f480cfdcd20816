import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Controls of the fake browser around a component under test. */
export interface FakeScreen {
  /** Makes these media queries match, and no others. */
  match(...queries: string[]): void;
  /** Scrolls a part (0 to 1) of every observed element into view. */
  scrollTo(ratio: number): void;
  /** Sets the state of the document. */
  setDocument(state: "visible" | "hidden"): void;
}

/** Replaces what jsdom lacks: media queries, page visibility and intersection observers. */
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

  const setDocument = (state: "visible" | "hidden") => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    act(() => document.dispatchEvent(new Event("visibilitychange")));
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
