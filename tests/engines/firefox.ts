import { launch } from "puppeteer-core";
import type { Browser, Settings } from "./browser.ts";

/**
 * Starts an installed Firefox. Playwright drives only its own build of Firefox, puppeteer any one, by WebDriver BiDi.
 * @param executablePath of Firefox
 */
export async function startFirefox(
  executablePath: string,
  { reducedMotion, scripts, language }: Settings,
): Promise<Browser> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      "javascript.enabled": scripts,
      "intl.accept_languages": language,
    },
  });
  // The tab that Firefox starts with takes no focus.
  const page = await browser.newPage();
  const { mouse, keyboard } = page;
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    move: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }) => mouse.click(x, y),
    press: (key) => keyboard.press(key),
    openedTabs: async () => (await browser.pages()).length - 2,
    close: () => browser.close(),
  };
}
