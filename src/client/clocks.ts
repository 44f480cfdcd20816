/** Lets the clock of a picture (`data-clock`: hours, minutes, seconds) run down, unless motion is reduced. */
export function startClocks(): void {
  const clock = document.querySelector("[data-clock]");
  if (!clock || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  setInterval(() => {
    const [hours = 0, minutes = 0, seconds = 0] = clock.textContent.split(":").map(Number);
    const left = Math.max(0, (60 * hours + minutes) * 60 + seconds - 1);
    clock.textContent = [left / 3600, (left / 60) % 60, left % 60]
      .map((part) => `${Math.floor(part)}`.padStart(2, "0"))
      .join(":");
  }, 1000);
}
