import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";
import { rehearsal } from "./scripts/rehearsal.ts";

// To test a running site instead of the build: SITE_BASE=http://127.0.0.1:4321 npx playwright test
const base = process.env.SITE_BASE;
const ports = { site: 4381, rehearsal: 4382 };
const address = (port: number): string => `http://127.0.0.1:${port}`;

/** Those that change a copy of the site, and build or serve it. They take longest, so they are the first to start. */
const onCopies = globSync("tests/*.spec.ts").filter((file) =>
  /\bcopySite\(/.test(readFileSync(file, "utf8")),
);
const copies = onCopies.map((file) => `**/${basename(file)}`);

export default defineConfig({
  testDir: "tests",
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
    { name: "copies", testMatch: copies, use: { baseURL: base ?? address(ports.site) } },
    {
      name: "site",
      testMatch: "**/*.spec.ts",
      testIgnore: ["rehearsal/**", "visual/**", ...copies],
      use: { baseURL: base ?? address(ports.site) },
    },
    // The journeys of a visitor, in the engines of other browsers. Where one is not installed, its tests are skipped.
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testMatch: "**/*.spec.ts",
      grep: /@engines/,
      use: { browserName, launchOptions: {}, baseURL: base ?? address(ports.site) },
    })),
    { name: "rehearsal", testMatch: "rehearsal/**", use: { baseURL: base ?? address(ports.rehearsal) } },
  ],
  ...(!base && {
    webServer: [
      {
        command: "node server/node.ts",
        url: address(ports.site),
        env: { PORT: String(ports.site) },
        timeout: 300_000,
      },
      // Tests of the site do not need it.
      ...(existsSync(rehearsal.SITE_DIST)
        ? [
            {
              command: "node server/node.ts",
              url: address(ports.rehearsal),
              env: { PORT: String(ports.rehearsal), SITE_DIST: rehearsal.SITE_DIST },
              timeout: 300_000,
            },
          ]
        : []),
    ],
  }),
});
