import { globSync, readFileSync } from "node:fs";
import { defineConfig, type ViteUserConfig } from "vitest/config";

const include = "{src,server,build,scripts,docs,deploy,editor}/**/*.test.{ts,tsx}";

/** Options of all unit tests. */
export const unit = {
  environment: "node",
  // Property tests try hundreds of inputs. Long enough for a busy machine; passing tests do not wait for it.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies ViteUserConfig["test"];

/** Files that have a document, replace modules, set variables or change the folder run in a process of their own, because these would affect other files. */
const needsOwnProcess = /@vitest-environment|\bvi\.(mock|stubEnv)\(|\bprocess\.chdir\(/;
const isolated = globSync(include).filter((file) => needsOwnProcess.test(readFileSync(file, "utf8")));

/** Unit tests are beside the code that they test. One that needs a document says `@vitest-environment jsdom`. */
export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...unit,
          name: "together",
          include: [include],
          exclude: isolated,
          pool: "threads",
          isolate: false,
        },
      },
      // Processes rather than threads: a time zone belongs to a process.
      { test: { ...unit, name: "isolated", include: isolated, pool: "forks" } },
    ],
  },
});
