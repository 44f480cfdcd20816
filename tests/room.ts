import type { Page } from "@playwright/test";

/**
 * What does not fit in the pictures of a page, as text: a text outside its picture or the window, a
 * figure outside its column. All tab panels are shown.
 */
export async function roomFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("[role=tabpanel]")) panel.removeAttribute("hidden");
  });
  return page.evaluate(findFaults);
}

/** Runs in the browser. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };
  for (const picture of document.querySelectorAll("main [role=img]")) {
    const card = picture.getBoundingClientRect();
    const isWide = card.width > innerWidth;
    const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? "";
      const parent = node.parentElement;
      if (!parent || !text.trim() || !parent.checkVisibility() || parent.closest("svg")) continue;
      // Months extend beyond both edges of the window by design.
      if (isWide && parent.closest("ol")) continue;
      for (const { left, right } of linesOf(node))
        if (left < Math.max(card.left, 0) - 1 || right > Math.min(card.right, innerWidth) + 1)
          faults.add(
            `"${text}" leaves its picture by ${Math.round(Math.max(card.left - left, right - Math.min(card.right, innerWidth)))} px`,
          );
    }
    for (const box of picture.querySelectorAll("p, td, th, dd, dt, b"))
      if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== "inline")
        faults.add(`"${box.textContent}" is ${box.scrollWidth - box.clientWidth} px wider than its box`);
  }
  for (const figure of document.querySelectorAll("[role=tabpanel] p > b")) {
    const column = figure.closest("div")?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(figure);
    const { right } = range.getBoundingClientRect();
    if (column && right > column.right + 1)
      faults.add(`"${figure.textContent}" leaves its column by ${Math.round(right - column.right)} px`);
  }
  return [...faults];
}
