/**
 * `npm test`; with `--quick` `npm run check`, which leaves out builds and browsers; with `--content` `npm run check:content`,
 * which leaves out what no change of words, facts or settings can break.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { contentReaders, contentSpecs } from "./contentTests.ts";

let passed = 0;
let failed = 0;
const ends: string[] = [];

interface Report {
  /** Of Vitest. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Of Playwright. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * Runs a command to its end, and counts its tests.
 * @param report the file that it writes them to; without one, the command is one test
 * @returns whether it succeeded
 */
async function run(title: string, command: string, report = ""): Promise<boolean> {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  // Colours are for terminals.
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const env = { ...process.env, ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const [status] = await once(spawn(command, { shell: true, stdio: "inherit", env }), "close");
  const { numPassedTests, numFailedTests, stats }: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : {};
  const faults = numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0);
  passed += numPassedTests ?? stats?.expected ?? (status === 0 ? 1 : 0);
  // A run that fails in any other way counts as one failed test.
  failed += status === 0 ? faults : Math.max(faults, 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  ends.push(`${status === 0 ? "Passed" : "Failed"}: ${title}, ${seconds} s`);
  return status === 0;
}

const vitest = (title: string, command = "run"): Promise<boolean> => {
  const report = `test-results/${title}.json`;
  return run(title, `npx vitest ${command} --reporter=dot --reporter=json --outputFile="${report}"`, report);
};

const playwright = (title: string, options = ""): Promise<boolean> =>
  run(title, `npx playwright test --reporter=line,json ${options}`, `test-results/${title}.json`);

// Tests serve all files themselves.
process.env.SITE_ASSETS = "";

const isQuick = process.argv.includes("--quick");
const isContent = process.argv.includes("--content");
rmSync("test-results", { recursive: true, force: true });
await run("Lint and format", `npm run --silent ${isContent ? "lint:code" : "lint"}`);
const hasWords = await run("Catalogues", "npm run --silent lint:messages");
// Types use one processor.
const types = isContent || run("Types", "npm run --silent types");
// Without its words there is no build, which says the same again.
const isBuilt = !isQuick && hasWords && (await run("Build", "npm run --silent build"));
await Promise.all([
  types,
  vitest("Unit tests", isContent ? `related --run ${contentReaders.join(" ")}` : "run"),
]);
if (isBuilt && isContent) await playwright("Browser tests", `--project=site ${contentSpecs.join(" ")}`);
else if (isBuilt) {
  await vitest("Raw requests", "run --config tests/http/vitest.config.ts tests/http/node.test.ts");
  await playwright("Browser tests");
  await playwright("Visual tests", "--config tests/visual");
}

console.log(`\n${ends.join("\n")}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
