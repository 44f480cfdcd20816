import { faceLinks, faceOf } from "../faces.ts";

/** A text that a visitor sees, by the element that it is directly in. */
interface Seen {
  element: HTMLElement;
  text: string;
  style: CSSStyleDeclaration;
}

/** Elements whose layout shift does not count, in CSS pixels (Layout Instability, 2.2). */
const negligible = 3;

function textsInView(): Seen[] {
  const texts = new Map<HTMLElement, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!(element instanceof HTMLElement) || !node.textContent?.trim() || !isInView(element)) continue;
    texts.set(element, (texts.get(element) ?? "") + node.textContent.replace(/\s+/g, " "));
  }
  return Array.from(texts, ([element, text]) => ({ element, text, style: getComputedStyle(element) }));
}

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

const corner = ({ element }: Seen): readonly [number, number] => {
  const [box] = element.getClientRects();
  return [box?.left ?? 0, box?.top ?? 0];
};

/**
 * Uses the fonts of a document that come after its first paint. Letters get as much space as keeps each visible text as
 * wide as it is in the font before, a fraction of a pixel mostly, so that lines break where they did. Fonts that move
 * something all the same are left to the next page.
 */
export async function adoptLateFaces(root: HTMLElement = document.documentElement): Promise<void> {
  const faces = Array.from(document.querySelectorAll<HTMLLinkElement>(faceLinks), (link) =>
    faceOf(link, "swap"),
  );
  const measure = document.createElement("canvas").getContext("2d");
  if (faces.length === 0 || !measure) return;
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  for (const face of faces) document.fonts.add(face);
  const seen = textsInView();
  const spacings = seen.map(({ text, style }) => {
    const widthIn = (family: string): number => {
      measure.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${family}`;
      return measure.measureText(text).width;
    };
    const late = faces.find(({ family }) => style.fontFamily.includes(`${family} Fallback`)) ?? faces.at(-1);
    const change = widthIn(style.fontFamily) - widthIn(`${late?.family}, ${style.fontFamily}`);
    return (Number.parseFloat(style.letterSpacing) || 0) + change / text.length;
  });

  const before = seen.map(corner);
  delete root.dataset.faces;
  for (const [index, { element }] of seen.entries()) element.style.letterSpacing = `${spacings[index]}px`;
  const isMoved = seen.some((text, index) => {
    const [left, top] = corner(text);
    const [oldLeft = 0, oldTop = 0] = before[index] ?? [];
    return Math.abs(left - oldLeft) >= negligible || Math.abs(top - oldTop) >= negligible;
  });
  if (!isMoved) return;
  root.dataset.faces = "late";
  for (const { element } of seen) element.style.letterSpacing = "";
}
