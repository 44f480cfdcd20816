import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";
import { server } from "./stylePage.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Screenshots of the style page, on a development server of their own: `npm run test:visual` (docs/testing.md). */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results/visual`,
  snapshotPathTemplate: "{testDir}/baselines/{projectName}/{arg}{ext}",
  globalSetup: "./sameBrowser.ts",
  workers: 2,
  timeout: 60_000,
  use: {
    contextOptions: { reducedMotion: "reduce" },
    launchOptions,
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
