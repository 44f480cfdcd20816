import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config.ts";

/** Raw requests to the finished site, on Node, behind nginx and in workerd. `npm run build` comes first. */
export default defineConfig({
  test: { ...unit, include: ["tests/*/*.test.ts"], root: new URL("../..", import.meta.url).pathname },
});
