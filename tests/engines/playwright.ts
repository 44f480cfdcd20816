import type { BrowserType } from "@playwright/test";
import type { Browser, Settings } from "./browser.ts";

/** Starts a browser that Playwright has installed. */
export async function startPlaywright(
  type: BrowserType,
  { reducedMotion, scripts, language }: Settings,
): Promise<Browser> {
  const browser = await type.launch();
  const context = await browser.newContext({
    locale: language,
    javaScriptEnabled: scripts,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  const { mouse, keyboard } = page;
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    move: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }) => mouse.click(x, y),
    press: (key) => keyboard.press(key),
    openedTabs: async () => context.pages().length - 1,
    close: () => browser.close(),
  };
}
