import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** The unit tests beside what Stryker mutates (stryker.config.json). */
export default defineConfig({
  test: { ...config.test, include: ["{server,src/languages,src/site,build}/**/*.test.ts"] },
});
