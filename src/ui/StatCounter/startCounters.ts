import { figureAt, stepMilliseconds, steps } from "./counter.ts";

/** The part of a figure that must be in view before it counts. */
const threshold = 0.1;

/**
 * Lets each `StatCounter` count from 0 to its figure once, in 50 steps over 1200 ms, when a tenth of it has come into
 * view (WG-01). A drawing inside the same `[data-counted]` follows by `--counted`, from 0 to 1. While the page is
 * scrolled, figures up to a window away show 0, so that none is seen whole before it counts. One that has been seen
 * whole stays whole (D22).
 */
export function startCounters(root: Document): void {
  const unseen = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const counter = target as HTMLElement;
        if (intersectionRatio < threshold) {
          unseen.add(counter);
          continue;
        }
        observer.unobserve(counter);
        unseen.delete(counter);
        if (counter.dataset.counter === "counting") count(counter);
      }
    },
    { threshold },
  );
  for (const counter of root.querySelectorAll("[data-counter]")) observer.observe(counter);

  const setBack = (margin: number) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const counter of unseen) show(counter, isWithin(counter, margin) ? 0 : steps);
  };
  // A frame that the page's script has scrolled is painted after this event; other scrolling may be painted before it.
  root.addEventListener("scroll", () => setBack(innerHeight));
  root.addEventListener("scrollend", () => setBack(0));
}

/** Whether any of an element is in the window or no further from it than a margin in pixels. */
function isWithin(element: Element, margin: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -margin && top < innerHeight + margin;
}

function count(counter: HTMLElement): void {
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    show(counter, step);
    if (step === steps) clearInterval(timer);
  }, stepMilliseconds);
}

/** Shows a figure and its drawing at a step, 0 to 50; the last one is as in the document. */
function show(counter: HTMLElement, step: number): void {
  const drawing = counter.closest<HTMLElement>("[data-counted]");
  const [figure, moving] = counter.children;
  if (step === steps) {
    counter.dataset.counter = "final";
    moving?.remove();
    drawing?.style.removeProperty("--counted");
    return;
  }
  counter.dataset.counter = "counting";
  const shown = moving ?? counter.appendChild(document.createElement("span"));
  shown.ariaHidden = "true";
  shown.textContent = figureAt(figure?.textContent ?? "", step);
  drawing?.style.setProperty("--counted", `${step / steps}`);
}
