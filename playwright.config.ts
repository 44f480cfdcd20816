import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";

// To test a running site instead of the build: BASE_URL=http://127.0.0.1:4321 npx playwright test
const base = process.env.BASE_URL;
const port = 4381;
const address = `http://127.0.0.1:${port}`;

const specs = "{tests,editor/tests}/**/*.spec.ts";

/** Those that change a copy of the site, and build or serve it. They take longest, so they are the first to start. */
const copies = "**/*.copy.spec.ts";

/** Engines of other browsers, where Playwright has installed them. */
const engines = [firefox, webkit].filter((engine) => {
  const isInstalled = existsSync(engine.executablePath());
  // Each worker reads this file again.
  if (!isInstalled && !process.env.TEST_WORKER_INDEX)
    console.log(`Skipped: ${engine.name()} is not installed (npx playwright install ${engine.name()}).`);
  return isInstalled;
});

export default defineConfig({
  testMatch: specs,
  outputDir: "test-results",
  globalSetup: "./scripts/browser.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 4,
  // Long enough for a busy machine. Passing tests do not wait for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "en-US",
    launchOptions,
  },
  projects: [
    { name: "copies", testMatch: copies, use: { baseURL: base ?? address } },
    {
      name: "site",
      testIgnore: ["tests/visual/**", copies],
      use: { baseURL: base ?? address },
    },
    // The journeys of a visitor.
    ...engines.map((engine) => ({
      name: engine.name(),
      grep: /@engines/,
      use: {
        browserName: engine.name() as "firefox" | "webkit",
        launchOptions: {},
        baseURL: base ?? address,
      },
    })),
  ],
  ...(!base && {
    webServer: {
      command: "node server/node.ts",
      url: address,
      env: { PORT: String(port) },
      timeout: 300_000,
    },
  }),
});
