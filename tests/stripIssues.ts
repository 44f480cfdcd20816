import type { Page } from "@playwright/test";

/** What the strip of a visitor's brand covers at the end of a page, and whether it is elsewhere than on the lower edge. */
export const stripIssues = (page: Page): Promise<string[]> => page.evaluate(findFaults);

/** Runs in the browser. */
function findFaults(): string[] {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  const strip = document.querySelector("#shown-as");
  const bar = document.querySelector("body > header")?.getBoundingClientRect();
  if (!strip || !bar) return ["there is no strip"];
  // In a low window it stays at the start of the page.
  if (getComputedStyle(strip).position === "static") return [];
  const { top: edge, bottom: end } = strip.getBoundingClientRect();
  const faults = Math.abs(innerHeight - end) > 1 ? ["the strip is not on the lower edge"] : [];
  if (strip.scrollHeight > strip.clientHeight + 1) faults.push("the strip shows only a part of what it says");
  for (const part of document.querySelectorAll("body > footer :is(a, button, summary, p)")) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (!part.checkVisibility() || top < bar.bottom) continue;
    const pressed = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (bottom > edge + 1 || strip.contains(pressed)) faults.push(`"${part.textContent}" is under the strip`);
  }
  return faults;
}
