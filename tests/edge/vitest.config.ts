import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config.ts";

/** The worker in workerd and in wrangler. `npm run build` comes first. */
export default defineConfig({
  test: { ...unit, include: ["tests/edge/*.test.ts"], root: new URL("../..", import.meta.url).pathname },
});
