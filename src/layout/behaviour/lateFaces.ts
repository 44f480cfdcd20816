import { faceLinks, faceOf, standIns } from "../faces.ts";

/** A text that a visitor sees, by the element that it is directly in. */
interface Seen {
  element: HTMLElement;
  text: string;
  style: CSSStyleDeclaration;
}

/** What moves less does not count as shifted, in CSS pixels (Layout Instability, 2.2). */
const negligible = 3;

function textsInView(): Seen[] {
  const texts = new Map<HTMLElement, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!(element instanceof HTMLElement) || !node.textContent?.trim()) continue;
    // Asking where something is would lay out what is closed.
    if (!element.checkVisibility() || !isInView(element)) continue;
    texts.set(element, (texts.get(element) ?? "") + node.textContent.replace(/\s+/g, " "));
  }
  return Array.from(texts, ([element, text]) => {
    const style = getComputedStyle(element);
    const shown =
      style.textTransform === "uppercase" ? text.toLocaleUpperCase(document.documentElement.lang) : text;
    return { element, text: shown, style };
  });
}

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Where a text begins, in CSS pixels. */
function startOf({ element }: Seen): readonly [left: number, top: number] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [box] = range.getClientRects();
  return [box?.left ?? 0, box?.top ?? 0];
}

/** How wide the lines of an element's own texts are together, in CSS pixels. */
function widthOf({ element }: Seen): number {
  const range = document.createRange();
  let width = 0;
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) width += line.width;
  }
  return width;
}

/**
 * Uses the fonts of a document that come after its first paint, in a way that moves nothing: they get the height of the
 * fonts in their place, and letters as much space as keeps each visible text as wide, a fraction of a pixel mostly, so
 * that lines break where they did. Fonts that move something all the same are left to the next page.
 */
export async function adoptLateFaces(root: HTMLElement = document.documentElement): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(faceLinks)];
  if (links.length === 0) {
    delete root.dataset.faces;
    return;
  }
  const ruler = document.createElement("canvas").getContext("2d");
  if (!ruler) return;
  const measure = (font: string, text: string): TextMetrics => {
    ruler.font = font;
    return ruler.measureText(text);
  };
  const faces = links.map((link) => {
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure(
      `100px ${standIns[link.dataset.family ?? ""]}`,
      "",
    );
    return faceOf(link, {
      ascentOverride: `${fontBoundingBoxAscent}%`,
      descentOverride: `${fontBoundingBoxDescent}%`,
      lineGapOverride: "0%",
    });
  });
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  for (const face of faces) document.fonts.add(face);
  const seen = textsInView();
  const spacings = seen.map(({ text, style }) => {
    const fontIn = (family: string): string =>
      `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${family}`;
    const face = faces.find(({ family }) => standIns[family] === style.fontFamily);
    if (!face) return Number.NaN;
    const before = measure(fontIn(style.fontFamily), text);
    const after = measure(fontIn(`${face.family}, ${style.fontFamily}`), text);
    return (Number.parseFloat(style.letterSpacing) || 0) + (before.width - after.width) / text.length;
  });

  const [starts, widths] = [seen.map(startOf), seen.map(widthOf)];
  delete root.dataset.faces;
  const space = (extra: number): void => {
    for (const [index, { element }] of seen.entries()) {
      const spacing = spacings[index] ?? Number.NaN;
      if (!Number.isNaN(spacing)) element.style.letterSpacing = `calc(${spacing}px + ${extra}em)`;
    }
  };
  const isMoved = (): boolean =>
    seen.some((text, index) => {
      const [left, top] = startOf(text);
      const [oldLeft = 0, oldTop = 0] = starts[index] ?? [];
      return Math.abs(left - oldLeft) >= negligible || Math.abs(top - oldTop) >= negligible;
    });
  const unspace = (): void => {
    for (const { element } of seen) element.style.letterSpacing = "";
  };
  // Another width has other lines.
  addEventListener("resize", unspace, { once: true });
  space(0);
  if (!isMoved()) return;
  // A canvas measures each text alone; in a long row, fractions of a pixel add up.
  for (const [index, text] of seen.entries())
    spacings[index] = (spacings[index] ?? 0) + ((widths[index] ?? 0) - widthOf(text)) / text.text.length;
  // Words differ in what they gain: where a line breaks elsewhere all the same, letters a little closer may mend it.
  for (const extra of [0, -0.01, 0.01, -0.02]) {
    space(extra);
    if (!isMoved()) return;
  }
  root.dataset.faces = "late";
  unspace();
}
