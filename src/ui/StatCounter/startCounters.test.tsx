// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { examples } from "./StatCounter.examples.tsx";
import { startCounters } from "./startCounters.ts";

/** Tells the observer how much of the counter is in view, from 0 to 1. */
let comeIntoView: (ratio: number) => void;
/** Where the counter is, as its distance from the top of the window. */
let top: number;

beforeEach(() => {
  vi.useFakeTimers();
  top = 2 * innerHeight;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { target: Element | null; intersectionRatio: number }[]) => void) {
        comeIntoView = (ratio) =>
          notify([{ target: document.querySelector("[data-counter]"), intersectionRatio: ratio }]);
      }
      observe() {
        comeIntoView(0);
      }
      unobserve() {
        comeIntoView = () => {};
      }
    },
  );
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
});

afterEach(() => {
  vi.useRealTimers();
});

function start(example: keyof typeof examples): void {
  document.body.innerHTML = `<p data-counted="">${renderToStaticMarkup(examples[example])}</p>`;
  startCounters(document);
}

function scroll(to: number, ratio: number): void {
  top = to;
  document.dispatchEvent(new Event("scroll"));
  comeIntoView(ratio);
}

/** The figure that is drawn over the final one, and how much of its drawing is. */
const moving = () => [
  document.querySelector("[aria-hidden]")?.textContent,
  document.querySelector("p")?.style.getPropertyValue("--counted"),
];
const whole = [undefined, ""];

test("WG-01 counts from 0 in 24 ms steps and shows the figure after 1200 ms, its drawing with it", () => {
  start("sales");
  expect(moving()).toEqual(whole);
  scroll(innerHeight - 10, 0.1);
  expect(moving()).toEqual(["+$0M", "0"]);
  vi.advanceTimersByTime(23);
  expect(moving()).toEqual(["+$0M", "0"]);
  vi.advanceTimersByTime(1);
  expect(moving()).toEqual(["+$1M", "0.02"]);
  vi.advanceTimersByTime(24 * 24);
  expect(moving()).toEqual(["+$25M", "0.5"]);
  expect(document.querySelector("span > span:not([aria-hidden])")?.textContent).toBe("+$50M");
  vi.advanceTimersByTime(24 * 25 - 1);
  expect(moving()).toEqual(["+$49M", "0.98"]);
  vi.advanceTimersByTime(1);
  expect(moving()).toEqual(whole);
  expect(document.body.textContent).toBe("+$50M");
});

test("WG-01 shows 0 within a window of the window, and counts when a tenth of it is in view", () => {
  start("retention");
  scroll(2 * innerHeight, 0);
  expect(moving()).toEqual(whole);
  scroll(1.9 * innerHeight, 0);
  expect(moving()).toEqual(["+0%", "0"]);
  scroll(innerHeight - 4, 0.09);
  vi.advanceTimersByTime(5000);
  expect(moving()).toEqual(["+0%", "0"]);
  scroll(innerHeight - 5, 0.1);
  vi.advanceTimersByTime(24);
  expect(moving()).toEqual(["+1%", "0.02"]);
});

test("WG-01 is whole out of view once the page stands still", () => {
  start("retention");
  scroll(innerHeight + 1, 0);
  expect(moving()).toEqual(["+0%", "0"]);
  document.dispatchEvent(new Event("scrollend"));
  expect(moving()).toEqual(whole);
});

test("WG-01 counts once, and to the end even if it is scrolled out of view", () => {
  start("challenges");
  scroll(0, 1);
  scroll(-1000, 0);
  vi.advanceTimersByTime(600);
  expect(moving()).toEqual(["250K+", "0.5"]);
  vi.advanceTimersByTime(600);
  scroll(0, 1);
  vi.advanceTimersByTime(24);
  expect(moving()).toEqual(whole);
});

test("WG-01 a figure that is in view at the start stays whole", () => {
  start("challenges");
  comeIntoView(1);
  scroll(0, 1);
  vi.advanceTimersByTime(24);
  expect(moving()).toEqual(whole);
});

test("WG-01 WG-06 does not count with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  start("sales");
  scroll(0, 1);
  vi.advanceTimersByTime(24);
  expect(moving()).toEqual(whole);
});

test.each(Object.entries(examples))("WG-07 the HTML of %s contains only the final figure", (_, example) => {
  const html = renderToStaticMarkup(example);
  expect(html.replace(/<[^>]*>/g, "")).toBe(example.props.value);
  expect(html).not.toContain("style=");
});
