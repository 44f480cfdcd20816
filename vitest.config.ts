import { globSync, readFileSync } from "node:fs";
import { defineConfig, type ViteUserConfig } from "vitest/config";

const include = "{src,server,pipeline,scripts,docs}/**/*.test.{ts,tsx}";

/** What every unit test is run with. */
export const unit = {
  environment: "node",
  // Property tests try hundreds of inputs, on machines that may be busy; no test waits for a deadline.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies ViteUserConfig["test"];

/** Files that have a document, or put a module or a variable in another's place: what they leave would meet the next file. */
const needsOwnProcess = /@vitest-environment|\bvi\.(mock|stubEnv)\(/;
const alone = globSync(include).filter((file) => needsOwnProcess.test(readFileSync(file, "utf8")));

/** Unit tests live beside what they test; a file that needs a document says `@vitest-environment jsdom`. */
export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...unit,
          name: "together",
          include: [include],
          exclude: alone,
          pool: "threads",
          isolate: false,
        },
      },
      // A time zone belongs to a process.
      { test: { ...unit, name: "alone", include: alone, pool: "forks" } },
    ],
  },
});
