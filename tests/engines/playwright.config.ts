import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { engineNames } from "./engines.ts";

const port = 4391;
const address = `http://127.0.0.1:${port}`;

/** Tests by checklist id in three engines, on the built site. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "./engines.ts",
  reporter: [["line"], ["./report.ts"]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Includes the start of a browser on a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { baseURL: address },
  projects: engineNames.map((name) => ({ name })),
  webServer: {
    command: "node server/node.ts",
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    url: address,
    env: { PORT: String(port) },
  },
});
