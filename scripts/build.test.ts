import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copySources } from "./copySources.ts";

test("npm run build without its settings ends with status 1, says why in one line, and writes nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copySources(folder);
  await rm(join(folder, "site.config.json"));
  await symlink("nothing", join(folder, "site.config.json"));
  const { DEBUG: _, SITE_DIST: __, ...env } = process.env;
  const command = "npm run --silent build";
  const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, env, encoding: "utf8" });
  expect({ status, stdout, lines: stderr.trimEnd().split("\n") }).toEqual({
    status: 1,
    stdout: "",
    lines: [
      "site.config.json: is missing, or a link that leads nowhere; put the file back, from git or a copy",
      "DEBUG=1 shows where in the code.",
    ],
  });
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
