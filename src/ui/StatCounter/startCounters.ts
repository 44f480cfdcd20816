import { figureAt, stepMilliseconds, steps } from "./counter.ts";

/** The part of a figure that must be in view before it counts. */
const threshold = 0.1;

/**
 * Lets each `StatCounter` count from 0 to its figure once, in 50 steps over 1200 ms, when a tenth of it comes into view
 * (WG-01). A drawing inside the same `[data-counted]` follows by `--counted`, from 0 to 1. A figure in view at the start,
 * even in part, stays whole (D22).
 */
export function startCounters(root: Document): void {
  const point = (0.1).toLocaleString(root.documentElement.lang || undefined).charAt(1);
  /** Shows a figure and its drawing at a step, 0 to 50. The styles draw `data-shown` in place of the figure. */
  const show = (counter: HTMLElement, step: number): void => {
    counter.dataset.shown = figureAt(counter.textContent, step, point);
    counter.closest<HTMLElement>("[data-counted]")?.style.setProperty("--counted", `${step / steps}`);
  };
  const count = (counter: HTMLElement): void => {
    let step = 0;
    counter.dataset.counter = "counting";
    const timer = setInterval(() => {
      step += 1;
      show(counter, step);
      if (step < steps) return;
      clearInterval(timer);
      counter.dataset.counter = "final";
    }, stepMilliseconds);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const counter = target as HTMLElement;
        if (intersectionRatio > 0 && counter.dataset.counter === "final") observer.unobserve(counter);
        else if (intersectionRatio < threshold) {
          counter.dataset.counter = "waiting";
          show(counter, 0);
        } else {
          observer.unobserve(counter);
          count(counter);
        }
      }
    },
    { threshold },
  );
  for (const counter of root.querySelectorAll("[data-counter]")) observer.observe(counter);
}
