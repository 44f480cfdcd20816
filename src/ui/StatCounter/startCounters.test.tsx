// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { examples } from "./StatCounter.examples.tsx";
import { startCounters } from "./startCounters.ts";

/** How much of the counter is in view at the start. */
let atStart = 0;

/** Tells the observer how much of the counter is in view, from 0 to 1. */
let comeIntoView: (ratio: number) => void;

beforeEach(() => {
  atStart = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { target: Element | null; intersectionRatio: number }[]) => void) {
        comeIntoView = (ratio) =>
          notify([{ target: document.querySelector("[data-counter]"), intersectionRatio: ratio }]);
      }
      observe() {
        comeIntoView(atStart);
      }
      unobserve() {
        comeIntoView = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

function start(example: keyof typeof examples): void {
  document.body.innerHTML = `<p data-counted="">${renderToStaticMarkup(examples[example])}</p>`;
  startCounters(document);
}

/** The figure that is drawn, and how much of its drawing is. */
const shown = () => [
  document.querySelector<HTMLElement>("[data-counter]:not([data-counter=final])")?.dataset.shown,
  document.querySelector("p")?.style.getPropertyValue("--counted"),
];

test("WG-01 counts from 0 in 24 ms steps and shows the figure after 1200 ms, its drawing with it", () => {
  start("sales");
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(["+$0M", "0"]);
  comeIntoView(0.09);
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(["+$0M", "0"]);
  comeIntoView(0.1);
  vi.advanceTimersByTime(23);
  expect(shown()).toEqual(["+$0M", "0"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["+$1M", "0.02"]);
  vi.advanceTimersByTime(24 * 24);
  expect(shown()).toEqual(["+$25M", "0.5"]);
  expect(document.body.textContent).toBe("+$50M");
  vi.advanceTimersByTime(24 * 25 - 1);
  expect(shown()).toEqual(["+$49M", "0.98"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([undefined, "1"]);
});

test("WG-01 counts once, and to the end even if it is scrolled out of view", () => {
  start("challenges");
  comeIntoView(1);
  comeIntoView(0);
  vi.advanceTimersByTime(600);
  expect(shown()).toEqual(["250K+", "0.5"]);
  vi.advanceTimersByTime(600);
  comeIntoView(1);
  vi.advanceTimersByTime(24);
  expect(shown()).toEqual([undefined, "1"]);
});

test.each([0.01, 0.5])(
  "WG-01 D22 a figure of which %d is in view at the start is never seen to fall",
  (ratio) => {
    atStart = ratio;
    start("sales");
    comeIntoView(1);
    vi.advanceTimersByTime(600);
    expect(shown()).toEqual([undefined, ""]);
  },
);
