import { routes } from "../src/facts/routes.ts";
import { expect, test } from "./fixtures.ts";
import { layoutFaults, openAll, removeTape, stopDrawing, untilOwnFonts } from "./layoutFaults.ts";
import { overflowFaults } from "./overflowFaults.ts";
import { textSpacing } from "./textSpacing.ts";

// Text settings of readers: wider spacing and larger type.

// The terms and the privacy policy are the same page.
const { terms: _, ...pages } = routes;
const paths = [...Object.values(pages).map(({ path }) => path), "/missing.png"];

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

// Russian texts are longer than the English ones.
for (const language of ["ru"])
  for (const path of paths)
    test(`text of ${path} in ${language} fits at 320, 390 and 1280 px with the text spacing of WCAG 1.4.12`, async ({
      page,
    }) => {
      await page.goto(`${path}?lng=${language}`);
      await page.addStyleTag({ content: textSpacing });
      await removeTape(page);
      await untilOwnFonts(page);
      await stopDrawing(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await layoutFaults(page);
        for (const share of [0, 1]) {
          await openAll(page, share);
          faults.push(...(await layoutFaults(page)));
        }
        faults.push(...(await overflowFaults(page)));
        expect(faults, `${width} px`).toEqual([]);
      }
    });

for (const language of ["en", "ru"])
  test(`the referral tree in ${language} fits text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${routes.communities.path}?lng=${language}`);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await stopDrawing(page);
    const faults = await layoutFaults(page);
    expect(
      faults.filter((fault) => / (?:lies on|cut off)/.test(fault) && fault.includes("communities-title")),
    ).toEqual([]);
  });

/** Runs in the browser: by how much the page is too wide, and words that the edge of the window cuts off. */
function findWideParts(): string[] {
  const faults = new Set<string>();
  const { fontSize } = getComputedStyle(document.documentElement);
  if (fontSize !== "32px") faults.add(`the font size is ${fontSize}`);
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) faults.add(`scrolls sideways by ${beyond} px`);
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    range.selectNodeContents(node);
    const { right, width } = range.getBoundingClientRect();
    if (width < 2 || right <= innerWidth + 1) continue;
    const element = node.parentElement;
    // Pictures may be cut off, and what scrolls by itself goes on outside of the window.
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[role=img], [aria-hidden=true], .u-visually-hidden")) continue;
    let around: Element | null = element;
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
    if (around) continue;
    faults.add(`"${node.textContent?.trim()}" is cut off by ${Math.ceil(right - innerWidth)} px`);
  }
  return [...faults];
}

test("no page scrolls sideways or cuts off words at 320 and 412 px with text at 200%", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // Fonts that come too late would make the widths differ from run to run.
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
  const setInBrowser = (standard: number): Promise<unknown> =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  // Media queries in `rem` respond to the setting of a browser only.
  const sizes: Record<string, () => Promise<unknown>> = {
    "the browser's setting": () => setInBrowser(32),
    "a style sheet": async () => {
      await setInBrowser(16);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
    },
  };
  const faults: string[] = [];
  for (const path of paths)
    for (const language of ["en", "ru"]) {
      await page.goto(`${path}?lng=${language}`);
      await removeTape(page);
      await stopDrawing(page);
      for (const [source, setSize] of Object.entries(sizes)) {
        await setSize();
        for (const width of [320, 412]) {
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await page.evaluate(findWideParts))
            faults.push(`${path} in ${language} at ${width} px, size from ${source}: ${fault}`);
        }
      }
    }
  expect(faults).toEqual([]);
});
