import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { launchOptions, prepareBrowser } from "../../scripts/browser.ts";
import { installFromDebian, runs } from "../../scripts/debian.ts";
import type { Engine } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startPlaywright } from "./playwright.ts";
import { startWebKit, type WebKitPrograms } from "./webkitgtk.ts";

/** The engines that journeys run in. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Debian packages that replace Playwright's own builds. */
const packages = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
} as const;

/** The path of a program found through PATH. */
function program(name: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const debianFirefox = (): string | undefined => program("firefox-esr") ?? program("firefox");

function debianWebKit(): WebKitPrograms | undefined {
  const driver = program("WebKitWebDriver");
  const screen = program("Xvfb");
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser");
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

const isThere = {
  firefox: () => existsSync(firefox.executablePath()) || debianFirefox() !== undefined,
  webkit: () => existsSync(webkit.executablePath()) || debianWebKit() !== undefined,
} as const;

/** Installs a missing engine: Debian's for root on Debian, otherwise Playwright's build. */
function getEngine(name: "firefox" | "webkit"): void {
  if (isThere[name]()) return;
  console.log(`No ${name} on this machine: getting it.`);
  if (!installFromDebian(...packages[name])) runs("npx", "playwright", "install", name);
}

/** Playwright's `globalSetup`: installs missing engines. One that cannot be installed fails when it is started. */
export default async function prepareEngines(): Promise<void> {
  await prepareBrowser();
  getEngine("firefox");
  getEngine("webkit");
}

const missing = (name: "firefox" | "webkit"): Error =>
  new Error(
    `There is no ${name} on this machine. Install ${packages[name].join(" and ")} (Debian, as root), or run ` +
      `\`npx playwright install ${name}\`.`,
  );

/** @throws {Error} that says what to do if the engine is missing */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === "chromium") return startPlaywright(chromium, launchOptions);
  if (name === "firefox") {
    if (existsSync(firefox.executablePath())) return startPlaywright(firefox, {});
    const found = debianFirefox();
    if (!found) throw missing(name);
    return startFirefox(found);
  }
  if (existsSync(webkit.executablePath())) return startPlaywright(webkit, {});
  const found = debianWebKit();
  if (!found) throw missing(name);
  return startWebKit(found);
}
