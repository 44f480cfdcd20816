import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";
import { server } from "./stylePage.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const snapshotPathTemplate = "{testDir}/baselines/{projectName}/{arg}{ext}";
const wide = { viewport: { width: 1280, height: 800 } };
const atRest = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Screenshots of the style page on a separate development server: `npm run test:visual` (docs/testing.md). */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results/visual`,
  snapshotPathTemplate,
  globalSetup: "./sameBrowser.ts",
  workers: 2,
  timeout: 300_000,
  use: {
    launchOptions,
  },
  expect: {
    toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 40 },
  },
  projects: [
    { name: "wide", grepInvert: /@motion/, use: { ...wide, ...atRest } },
    // Colours do not depend on the width, so phones test only the light ones.
    { name: "phone", grep: /@phone/, use: { viewport: { width: 360, height: 780 }, ...atRest } },
    {
      name: "motion",
      grep: /@motion/,
      use: wide,
      snapshotPathTemplate: snapshotPathTemplate.replace("{projectName}", "wide"),
    },
  ],
  webServer: {
    command: "npm run dev",
    cwd: root,
    url: server.address,
    env: server.env,
    timeout: 300_000,
  },
});
