import { routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { expect, site, test } from "./fixtures.ts";

/** The smallest permitted type size on a phone, in CSS pixels. */
const least = 12;

const languages = (["en", "hi", "ja"] as const).filter((language) => site.languages.includes(language));

test.use({ viewport: { width: 360, height: 780 } });

for (const language of languages)
  test(`no text of any page in ${language} is below ${least} px on a phone`, async ({ page }) => {
    for (const { path } of Object.values(routes)) {
      await page.goto(pathIn(language, path));
      const small = await page.evaluate((least) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          const text = textContent?.trim() ?? "";
          if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
          if (parent.closest("script, style, .visually-hidden")) continue;
          // Text in an SVG scales with the picture.
          const svg = parent.closest("svg");
          const scale = svg?.viewBox.baseVal.width
            ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
            : 1;
          const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
          // Font size 0 hides a word.
          if (size > 0 && size < least - 0.01) found.push(`${size.toFixed(2)} px: ${text.slice(0, 40)}`);
        }
        return found;
      }, least);
      expect(small, path).toEqual([]);
    }
  });
