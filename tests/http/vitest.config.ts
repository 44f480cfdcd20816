import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config.ts";

/** Raw requests to the finished site. `npm run build` comes first. */
export default defineConfig({
  test: {
    ...unit,
    include: ["tests/http/*.test.ts"],
    root: new URL("../..", import.meta.url).pathname,
    maxConcurrency: 32,
  },
});
