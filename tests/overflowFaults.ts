import type { Page } from "@playwright/test";

/**
 * What does not fit on a page, as text: a text outside its card, its picture or the window, a figure outside its column.
 * All tab panels are shown.
 */
export async function overflowFaults(page: Page): Promise<string[]> {
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
  /** Whether an element has an edge that the eye sees. */
  const isCard = (element: Element): boolean => {
    const { backgroundColor, borderInlineStartWidth, borderInlineEndWidth, boxShadow } =
      getComputedStyle(element);
    return (
      !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) ||
      boxShadow !== "none" ||
      (borderInlineStartWidth !== "0px" && borderInlineEndWidth !== "0px")
    );
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest("svg, script, style, .u-visually-hidden"))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let card: Element | null = parent;
    let clips = false;
    while (card && card !== document.body && !isCard(card)) {
      clips ||= getComputedStyle(card).overflow !== "visible";
      card = card.parentElement;
    }
    if (!card || card === document.body || clips || getComputedStyle(card).overflow !== "visible") continue;
    const edge = card.getBoundingClientRect();
    // Lines, with labels beside them, are no cards.
    if (Math.min(edge.width, edge.height) < 8) continue;
    for (const { left, right, top, bottom } of linesOf(node)) {
      // Line boxes are as high as the font. What rises above its card does so on purpose.
      const below = bottom - (bottom - top) * 0.2 - edge.bottom;
      const beyond = Math.max(edge.left - left, right - edge.right, below);
      if (beyond > 1) faults.add(`"${node.textContent}" leaves its card by ${Math.round(beyond)} px`);
    }
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
