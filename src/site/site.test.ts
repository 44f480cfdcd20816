import { expect, onTestFinished, test, vi } from "vitest";

test.each([
  ["a build for visitors is", "", "false", false],
  ["a build with SITE_NOINDEX=true is not", "", "true", true],
  ["a preview is not", "1", "false", true],
])("%s for search engines", async (_what, preview, noindex, expected) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_PREVIEW", preview);
  vi.stubEnv("SITE_NOINDEX", noindex);
  vi.resetModules();
  const { site } = await import("./site.ts");
  expect(site.noindex).toBe(expected);
});
