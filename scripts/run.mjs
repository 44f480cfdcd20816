// Runs a program of this project, or of a package, with the project's own Node: `node scripts/run.mjs scripts/dev.ts`,
// `node scripts/run.mjs biome check`. Packages of the lockfile that are missing are installed first; with --omit=dev only
// those of the build, unless the others are there already. Plain JavaScript, for the older Node that starts it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { constants } from "node:os";

const parameters = process.argv.slice(2);
const forBuild = parameters[0] === "--omit=dev";
if (forBuild) parameters.shift();
const [program = ""] = parameters;

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @returns whether all packages are there */
function install() {
  const isCurrent = changed("node_modules/.package-lock.json") >= changed("package-lock.json");
  const hasAll = existsSync("node_modules/vitest");
  if (isCurrent && (hasAll || forBuild)) return true;
  console.log("Installing packages, this time only: a minute or two.");
  const packages = hasAll || !forBuild ? "--include=dev" : "--omit=dev";
  const command = `npm ci --no-audit --no-fund --loglevel=error ${packages}`;
  // npm says itself why it failed.
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

/** Where npm has no Node for the platform, that of the machine must be new enough. */
function isNodeNewEnough() {
  if (existsSync("node_modules/.bin/node")) return true;
  const needed = readFileSync(".nvmrc", "utf8").trim();
  if (process.versions.node.localeCompare(needed, "en", { numeric: true }) >= 0) return true;
  console.error(`Node ${needed} or newer is needed, and ${process.execPath} is ${process.versions.node}.`);
  return false;
}

if (install() && isNodeNewEnough()) {
  const isOwn = program.endsWith(".ts");
  const [command, given] = isOwn
    ? ["node", ["--import", "./scripts/plainErrors.ts", ...parameters]]
    : [program, parameters.slice(1)];
  const child = spawn(command, given, {
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // Ctrl+C reaches the program itself.
  process.on("SIGINT", () => {});
  child.on("exit", (status, signal) => {
    process.exitCode = status ?? 128 + constants.signals[signal];
  });
} else process.exitCode = 1;
