import { defineConfig } from "vitest/config";

/** Unit tests live beside what they test; a file that needs a document says `@vitest-environment jsdom`. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["{src,server,build,scripts}/**/*.test.{ts,tsx}"],
    // Property tests try hundreds of inputs, on machines that may be busy.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
