import { existsSync, globSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { installFromDebian, runs } from "../../scripts/debian.ts";
import type { Browser, Settings } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startPlaywright } from "./playwright.ts";
import { startWebKit } from "./webkit.ts";

/** Engines of the journeys. All other tests of the browser run in Chromium. */
export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Debian packages that replace Playwright's own builds. */
const packages = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb"] } as const;
const playwrights = { firefox, webkit } as const;

/** Whether the build of Playwright is installed, which is preferred. */
const isPlaywrights = (name: EngineName): boolean => existsSync(playwrights[name].executablePath());

const [debianFirefox] = globSync("/usr/bin/firefox{-esr,}");
const [driver] = globSync("/usr/bin/WebKitWebDriver");
const [browser] = globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser");
const [display] = globSync("/usr/bin/Xvfb");
const debianWebKit = driver && browser && display ? { driver, browser, display } : undefined;
const debians = { firefox: debianFirefox, webkit: debianWebKit };

/**
 * Starts a browser for one visitor.
 * @throws {Error} that says what to install if the engine is missing
 */
export async function startEngine(name: EngineName, settings: Settings): Promise<Browser> {
  if (isPlaywrights(name)) return startPlaywright(playwrights[name], settings);
  if (name === "firefox" && debianFirefox) return startFirefox(debianFirefox, settings);
  if (name === "webkit" && debianWebKit) return startWebKit(debianWebKit, settings);
  throw new Error(
    `There is no ${name} on this machine. Install ${packages[name].join(" and ")} (Debian, as root), or run ` +
      `\`npx playwright install ${name}\`.`,
  );
}

/** Playwright's `globalSetup`: installs missing engines. One that cannot be installed fails when it is started. */
export default function prepareEngines(): void {
  for (const name of engineNames)
    if (!isPlaywrights(name) && !debians[name] && !installFromDebian(...packages[name]))
      runs("npx", "playwright", "install", name);
}
