import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const program = resolve("scripts/install.mjs");

type Packages = "none" | "for the build" | "all";

/** What the program asks of npm, which here only says it. */
async function asked(packages: Packages, isCurrent: boolean, parameters: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "install-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (file: string, seconds: number) => {
    await writeFile(join(folder, file), "{}");
    await utimes(join(folder, file), seconds, seconds);
  };
  await write("package-lock.json", 2);
  await mkdir(join(folder, "node_modules", packages === "all" ? "vitest" : "astro"), { recursive: true });
  if (packages !== "none") await write("node_modules/.package-lock.json", isCurrent ? 3 : 1);
  await writeFile(join(folder, "npm"), '#!/bin/sh\necho "$1 $5"\n', { mode: 0o755 });
  const { stdout } = spawnSync(process.execPath, [program, ...parameters], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: "utf8",
  });
  return stdout.trim();
}

test.each<[Packages, "current" | "older", string, readonly string[]]>([
  ["none", "older", "ci --omit=dev", []],
  ["none", "older", "ci", ["--all"]],
  ["for the build", "current", "", []],
  ["for the build", "current", "ci", ["--all"]],
  ["for the build", "older", "ci --omit=dev", []],
  ["all", "current", "", ["--all"]],
  ["all", "older", "ci", []],
])(
  "with packages: %s, %s than the lockfile, npm gets %j for %j",
  async (packages, age, command, parameters) => {
    expect(await asked(packages, age === "current", parameters)).toBe(command);
  },
);
