import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The shell is the same engine without a window, and opens a page in a third of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** How every tool of ours starts it: without a sandbox it runs as root too, and it calls nobody. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of a Chromium on this machine: `CHROMIUM`, one on PATH, a usual place, or Playwright's own download. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM ?? "", ...onPath, ...usualPlaces, chromium.executablePath()];
  return candidates.find((file) => file !== "" && isExecutable(file));
}

/** Debian's packages to see Hindi, Chinese and Japanese. */
const fonts = ["fonts-noto-core", "fonts-noto-cjk"];

/**
 * Finds a browser, or gets one: from Debian where that can be done, else Playwright's.
 * @throws Error that says what to do where neither works
 */
export function getBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium on this machine: getting one.");
  const went = (command: string, ...parameters: string[]): boolean => {
    try {
      execFileSync(command, parameters, { stdio: "inherit" });
      return true;
    } catch {
      return false;
    }
  };
  const install = (...packages: string[]) =>
    went("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    went("apt-get", "update", "-qq");
    // Older Debians have no package of the shell alone.
    if (!install("chromium-headless-shell", ...fonts)) install("chromium", ...fonts);
  } else went("npx", "playwright", "install", "chromium");
  const got = findBrowser();
  if (!got) throw new Error("No Chromium found or installed. Install one and set CHROMIUM to its path.");
  return got;
}
