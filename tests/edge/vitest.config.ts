import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config.ts";

/** The worker in workerd against the Node server. `npm run build` comes first. */
export default defineConfig({
  test: {
    ...unit,
    include: ["tests/edge/*.test.ts"],
    root: new URL("../..", import.meta.url).pathname,
    globalSetup: "tests/edge/prepare.ts",
    maxConcurrency: 32,
    // All use one folder, which `npm run edge` writes anew.
    fileParallelism: false,
  },
});
