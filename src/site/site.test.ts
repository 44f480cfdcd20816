import { expect, onTestFinished, test, vi } from "vitest";

test.each([
  ["a build for visitors is for search engines", { SITE_NOINDEX: "false" }, { noindex: false }],
  ["a build with SITE_NOINDEX=true is not", { SITE_NOINDEX: "true" }, { noindex: true }],
  [
    "a preview is not, and has all of its files, since nobody has uploaded them",
    { SITE_PREVIEW: "1" },
    { noindex: true, assets: null },
  ],
  ["a build for visitors loads files from elsewhere", {}, { assets: "https://assets.harbour.test" }],
])("%s", async (_what, environment, expected) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_ASSETS", "https://assets.harbour.test");
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const { site } = await import("./site.ts");
  expect(site).toMatchObject(expected);
});
