import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.ts";
import { server } from "./stylePage.ts";

const executablePath = findBrowser();
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Screenshots of the style page, on a development server of their own: `npm run test:visual` (docs/testing.md). */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results/visual`,
  snapshotPathTemplate: "{testDir}/baselines/{projectName}/{arg}{ext}",
  globalSetup: "./sameFonts.ts",
  workers: 2,
  timeout: 60_000,
  use: {
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Hinting and the use of coloured subpixels are the machine's own taste.
      args: [...browserFlags, "--font-render-hinting=none", "--disable-lcd-text"],
    },
  },
  expect: {
    toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 40 },
  },
  projects: [
    { name: "wide", use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", grep: /@phone/, use: { viewport: { width: 360, height: 780 } } },
  ],
  webServer: {
    command: "npm run dev -- --ignore-lock",
    cwd: root,
    url: server.address,
    env: server.env,
  },
});
