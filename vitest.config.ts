import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Options of all unit tests. */
export const unit = {
  environment: "node",
  // Processes rather than threads: a time zone belongs to a process.
  pool: "forks",
  maxWorkers: "100%",
  // Property tests try hundreds of inputs. Long enough for a busy machine; passing tests do not wait for it.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies ViteUserConfig["test"];

/** Unit tests are beside the code that they test. One that needs a document says `@vitest-environment jsdom`. */
export default defineConfig({
  test: { ...unit, include: ["{src,server,build,scripts,docs,deploy,editor}/**/*.test.{ts,tsx}"] },
});
