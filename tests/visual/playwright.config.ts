import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";
import { server } from "./stylePage.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Screenshots of the style page on a separate development server: `npm run test:visual` (docs/testing.md). */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results/visual`,
  snapshotPathTemplate: "{testDir}/baselines/{projectName}/{arg}{ext}",
  globalSetup: "./sameBrowser.ts",
  workers: 2,
  timeout: 300_000,
  use: { launchOptions, contextOptions: { reducedMotion: "reduce" } },
  expect: {
    toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 40 },
  },
  projects: [
    { name: "wide", grepInvert: /@motion/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", grep: /@phone|@motion/, use: { viewport: { width: 360, height: 780 } } },
  ],
  webServer: {
    command: "npm run dev",
    cwd: root,
    url: server.address,
    env: server.env,
    timeout: 300_000,
  },
});
