import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { engineNames } from "./engines.ts";

const port = 4391;
const address = process.env.SITE_BASE ?? `http://127.0.0.1:${port}`;

/** Journeys through the built site in Firefox and WebKit. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "./engines.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Includes the start of a browser on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: address },
  projects: engineNames.map((name) => ({ name })),
  ...(!process.env.SITE_BASE && {
    webServer: {
      command: "node server/node.ts",
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      url: address,
      env: { PORT: String(port) },
    },
  }),
});
