import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { site } from "../src/site/site.ts";

/** Files that may name the brand, with the reason. */
const allowed: readonly (readonly [files: string, reason: string])[] = [
  ["site.config.json", "the owner's settings"],
  ["src/content/navigation.json", "addresses of the owner's"],
  ["src/content/partners.json", "addresses of the owner's"],
  ["tests/", "tests name any brand"],
  ["*.test.ts", "tests name any brand"],
  ["*.test.tsx", "tests name any brand"],
  ["docs/specification/", "what the owner has decided about the name"],
];

/** The files of the repository that have the brand as a word, or in lower case as part of a host or name. */
function filesWith(brand: string): string[] {
  const pattern = `\\b${RegExp.escape(brand)}\\b|\\b${RegExp.escape(brand.toLowerCase())}[.-]\\w`;
  const exclusions = allowed.map(([files]) => `:(exclude)${files}`);
  const { stdout } = spawnSync(
    "git",
    ["grep", "-IlP", "--untracked", "-e", pattern, "--", ".", ...exclusions],
    {
      encoding: "utf8",
    },
  );
  return stdout.split("\n").filter(Boolean);
}

test("a rename is made in site.config.json: no other file has the brand", () => {
  expect(filesWith("Astro")).toContain("docs/architecture.md");
  expect(filesWith(site.brand)).toEqual([]);
});
