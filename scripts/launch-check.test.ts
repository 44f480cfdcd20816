import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "../src/site/site.ts";

/** The lines of the launch check, where there is no build to look at. */
function linesOf(noindex = "false", url = "https://www.harbour.test") {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/launch-check.ts"], {
    encoding: "utf8",
    env: {
      ...process.env,
      SITE_DIST: "/nowhere",
      SITE_URL: url,
      SITE_NOINDEX: noindex,
    },
  });
  return { status, said: stdout.trim().split("\n") };
}

test("D2 the launch check lists every address of content that still leads to example.com", () => {
  const { said } = linesOf();
  for (const file of globSync("src/content/*.json"))
    for (const [address] of readFileSync(file, "utf8").matchAll(/https?:\/\/[\w.]*example\.com[^"]*/g))
      expect(said).toContainEqual(expect.stringMatching(`^  ${file}: .*: ${RegExp.escape(address)}$`));
});

test("the launch check lists each thing once, counts them, and says that share images need a build", () => {
  const { status, said } = linesOf();
  // Nothing has to be done about what comes last.
  const [toDo = ""] = said.join("\n").split(/\n(?:Advice|Browsers)/);
  const things = toDo.split("\n").filter((line) => line.startsWith("  "));
  expect(things.filter((line, index) => things.indexOf(line) < index)).toEqual([]);
  for (const file of ["deploy/nginx.conf", "wrangler.jsonc"])
    expect(things).toContain(`  ${file}: www.example.com is not www.harbour.test of url in site.config.json`);
  expect(said).toContain(
    `Share images: there is no build in /nowhere to compare them with in ${site.languages.join(", ")}. "npm run build" makes one.`,
  );
  expect([status, said.at(-1)]).toEqual([1, `${things.length} things left to do.`]);
});

test("the launch check says if the build is not for search engines", () => {
  const line = "  noindex: the build is not for search engines";
  expect(linesOf("true").said).toContain(line);
  expect(linesOf().said).not.toContain(line);
});

test("the launch check lists no host that has the name of the site", () => {
  const { said } = linesOf("false", "https://www.example.com");
  expect(said.filter((line) => /nginx\.conf|wrangler\.jsonc/.test(line))).toEqual([]);
});
