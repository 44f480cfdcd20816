import type { Page } from "@playwright/test";

/** Texts that leave the card that they stand on. */
export const overflowIssues = (page: Page): Promise<string[]> => page.evaluate(findFaults);

/** Runs in the browser. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };
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
  return [...faults];
}
