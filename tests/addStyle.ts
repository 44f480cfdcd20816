import type { Page } from "@playwright/test";

/** Text spacing that readers may set and pages must support (WCAG 2.2, 1.4.12). */
export const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Adds a style to a page. The result takes it off again. */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () => style.evaluate((sheet) => sheet.replaceSync(""));
}
