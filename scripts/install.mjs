// Installs the lockfile's packages if they are missing: those of the build, with --all those of tests and tools too.
// Where these are installed already, they stay. Plain JavaScript, because no tool is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isCurrent = changed("node_modules/.package-lock.json") >= changed("package-lock.json");
const hasAll = existsSync("node_modules/vitest");
const isAll = hasAll || process.argv.includes("--all");

if (!isCurrent || isAll !== hasAll) {
  const command = `npm ci --no-audit --no-fund --loglevel=error ${isAll ? "" : "--omit=dev"}`;
  // npm says itself why it failed.
  process.exitCode = spawnSync(command, { shell: true, stdio: "inherit" }).status ?? 1;
}
