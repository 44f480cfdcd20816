import { clock } from "../illustrations/clock.ts";

/** Lets the clock of a picture (`data-clock`: hours, minutes, seconds) run down, unless motion is reduced. */
export function startClocks(): void {
  const element = document.querySelector("[data-clock]");
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  setInterval(() => {
    const [hours = 0, minutes = 0, seconds = 0] = element.textContent.split(":").map(Number);
    const left = Math.max(0, (60 * hours + minutes) * 60 + seconds - 1);
    element.textContent = clock(left);
  }, 1000);
}
