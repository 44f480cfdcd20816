import type { Browser, BrowserContext, BrowserType, LaunchOptions, Page } from "@playwright/test";
import type { Driver, Engine, Place, Settings } from "./driver.ts";

/** Starts an engine built by Playwright: always Chromium, the others if installed. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    visitor: (settings) => open(browser, settings),
    close: () => browser.close(),
  };
}

async function open(browser: Browser, { motion, scripts, language }: Settings): Promise<Driver> {
  const context = await browser.newContext({
    locale: language,
    javaScriptEnabled: scripts,
    reducedMotion: motion ? "no-preference" : "reduce",
    hasTouch: browser.browserType().name() === "chromium",
  });
  const page = await context.newPage();
  const { mouse, keyboard } = page;
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    call: (source, values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    point: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }) => mouse.click(x, y),
    press: (key) => keyboard.press(key),
    async wheel({ x, y }, by) {
      await mouse.move(x, y);
      await mouse.wheel(by.x, by.y);
    },
    ...(browser.browserType().name() === "chromium" && { drag: finger(context, page) }),
    screenshot: () => page.screenshot({ scale: "css" }),
    openedTabs: async () => context.pages().length - 1,
    close: () => context.close(),
  };
}

/** Playwright itself supports taps but no drags. */
const finger = (context: BrowserContext, page: Page) => async (from: Place, to: Place) => {
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  const steps = 6;
  for (let step = 1; step <= steps; step += 1)
    await touch("touchMove", {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
  await touch("touchEnd");
  await session.detach();
};
