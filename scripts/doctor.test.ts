import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The lines of the doctor, which has no build to look at. */
function linesOf(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./scripts/plainErrors.ts", "scripts/doctor.ts", ...parameters],
    {
      encoding: "utf8",
      env: { ...process.env, SITE_DIST: "/nowhere", SITE_URL: "https://www.harbour.test" },
    },
  );
  return { status, said: stdout.trim().split("\n"), errors: stderr.trim().split("\n") };
}

test("the doctor lists each thing once, counts them, and says that share images need a build", () => {
  const { status, said } = linesOf();
  const things = said.filter((line) => line.startsWith("  "));
  expect(things.filter((line, index) => things.indexOf(line) < index)).toEqual([]);
  expect(things).toContainEqual(expect.stringMatching(/^ {2}deploy\/nginx\.conf: .* www\.harbour\.test$/));
  expect(said).toContain(
    'Share images: there is no build in /nowhere to compare them with. "npm run build" makes one.',
  );
  expect([status, said.at(-1)]).toEqual([1, `${things.length} things left to do.`]);
});

test("the doctor takes no arguments", () => {
  const { status, errors } = linesOf("--all");
  expect([status, errors[0]]).toEqual([1, "Unknown option '--all'. There are none."]);
});
