import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Key, Settings } from "./browser.ts";

// The package has neither types nor exports.
const require = createRequire(import.meta.url);
const { Builder, Key: Keys } = require("selenium-webdriver");
const { DriverService } = require("selenium-webdriver/remote");

/** Paths of programs of Debian: WebKitGTK's WebDriver server and browser, and the server of a virtual display. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
};

/** Starts WebKitGTK of Debian on a display of its own, since it draws only the window that is in front. */
export async function startWebKit(
  programs: WebKitPrograms,
  { reducedMotion, scripts }: Settings,
): Promise<Browser> {
  const configuration = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(configuration, "gtk-3.0"));
  // WebKitGTK derives `prefers-reduced-motion` from the settings of GTK.
  await writeFile(
    join(configuration, "gtk-3.0/settings.ini"),
    `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`,
  );
  const display = spawn(
    programs.display,
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [displayNumber] = await once(display.stdout, "data");
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${String(displayNumber).trim()}`,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: configuration,
    })
    .build();
  const driver = new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: programs.browser,
        args: [
          "--automation",
          "--javascript-can-open-windows-automatically=true",
          `--enable-javascript-markup=${scripts}`,
        ],
      },
    })
    .build();
  // The toolbar of the first window keeps it wider than a phone; a popup window has none.
  const first = await driver.getWindowHandle();
  await driver.executeScript("open('about:blank', '', 'popup,width=1280,height=720,left=0,top=0')");
  const popup = (await driver.getAllWindowHandles()).find((handle: string) => handle !== first);
  await driver.switchTo().window(popup ?? first);

  const actions = () => driver.actions({ async: true });
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    resize: (width, height) => driver.manage().window().setRect({ width, height, x: 0, y: 0 }),
    move: ({ x, y }) => actions().move({ x, y, duration: 0 }).perform(),
    click: ({ x, y }) => actions().move({ x, y, duration: 0 }).click().perform(),
    press: (key) => actions().sendKeys(keys[key]).perform(),
    openedTabs: async () => (await driver.getAllWindowHandles()).length - 2,
    async close() {
      await driver.quit();
      await service.kill();
      display.kill();
      await rm(configuration, { recursive: true, force: true });
    },
  };
}
