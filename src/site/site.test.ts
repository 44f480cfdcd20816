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

test.each([
  ["a build for visitors loads files from elsewhere", "", "https://assets.harbour.test"],
  ["a preview has all of its files, since nobody has uploaded them", "1", null],
])("%s", async (_what, preview, expected) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_PREVIEW", preview);
  vi.stubEnv("SITE_ASSETS", "https://assets.harbour.test");
  vi.resetModules();
  const { site } = await import("./site.ts");
  expect(site.assets).toBe(expected);
});
