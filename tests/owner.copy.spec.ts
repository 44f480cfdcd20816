import { symlink } from "node:fs/promises";
import { resolve } from "node:path";
import { contentReaders } from "../scripts/contentTests.ts";
import { test } from "./fixtures.ts";
import { publishAsOwner } from "./ownersPublication.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// An owner's branch changes only words, facts and settings. What checks it must be green, whatever these say.

test.describe.configure({ mode: "default" });

/** Three take half the time of seven. */
const languages = ["en", "ru", "ja"] as const;

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await copySite("owner", ["tests", "scripts", "editor", "playwright.config.ts"]);
  await symlink(resolve(".cache/chromium"), copy.path(".cache/chromium"));
  await publishAsOwner(copy.path("."), languages);
});

test.afterAll(() => copy?.remove());

test("unit tests hold with an owner's words, facts and settings", async () => {
  await copy.run(["node_modules/vitest/vitest.mjs", "related", "--run", "--dir=src", ...contentReaders]);
});

test("tests of pages hold with an owner's words, facts and settings", async () => {
  await copy.build(languages);
  const { url, stop } = await copy.serve();
  const specs = ["documents", "claims", "event", "pages/home"].map((name) => `tests/${name}.spec.ts`);
  // The copy's images are not drawn anew, and its files are compressed fast.
  const options = ["--project=site", "--workers=1", "--reporter=line", "--grep-invert=budget|share"];
  try {
    await copy.run(["node_modules/@playwright/test/cli.js", "test", ...options, ...specs], {
      ...process.env,
      BASE_URL: url,
    });
  } finally {
    await stop();
  }
});
