import { whenActivated } from "./prerendering.ts";

/** Milliseconds that a page is open before a picture of it plays by itself. */
export const autoplayDelay = 6000;

/** The part of the control's surroundings that must be in view. */
const threshold = 0.6;

/**
 * Presses Play (`data-autoplay`) once for a visitor who has been on the page for six seconds, sees the picture and has used
 * nothing yet; never under reduced motion (D29). Its island starts with that, so that no first view loads React.
 */
export function startAutoplay(root: Document = document): void {
  const button = root.querySelector<HTMLButtonElement>("[data-autoplay]");
  const island = button?.closest("astro-island");
  if (!island || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const use = new AbortController();
  const { signal } = use;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      use.abort();
      island.dispatchEvent(new Event("pointerenter"));
      button?.click();
    },
    { threshold },
  );
  for (const type of ["pointerdown", "keydown", "input"])
    root.addEventListener(type, () => use.abort(), { capture: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
  whenActivated(() => {
    setTimeout(() => {
      const picture = button?.closest("section")?.querySelector("figure");
      if (!signal.aborted && picture) observer.observe(picture);
    }, autoplayDelay);
  }, root);
}
