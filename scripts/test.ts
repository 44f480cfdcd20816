/** `npm test`, and with `--quick` `npm run check`, which leaves out builds and browsers. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

let passed = 0;
let failed = 0;
const failures: string[] = [];
const seconds: string[] = [];

/** Colours are for terminals. Several programs write them into logs too, and one has no option against that. */
const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;

/** Runs a command to its end. @returns whether it succeeded */
async function run(title: string, command: string): Promise<boolean> {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ["inherit", isColoured ? "inherit" : "pipe", isColoured ? "inherit" : "pipe"],
  });
  for (const [output, log] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    if (output)
      createInterface(output).on("line", (line) => log.write(`${stripVTControlCharacters(line)}\n`));
  const status = await new Promise((resolve) => child.on("close", resolve));
  seconds.push(`${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (status !== 0) failures.push(title);
  return status === 0;
}

/** Runs a command that counts as one test. */
async function check(title: string, command: string): Promise<boolean> {
  const isRight = await run(title, command);
  if (isRight) passed += 1;
  else failed += 1;
  return isRight;
}

interface Report {
  /** Of Vitest. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Of Playwright. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Runs Vitest or Playwright and adds their counts. A run that fails in any other way counts as one failed test. */
async function runTests(
  title: string,
  runner: "vitest run" | "playwright test",
  options = "",
): Promise<void> {
  const report = `test-results/${title.replaceAll(" ", "-").toLowerCase()}.json`;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const reporters =
    runner === "vitest run"
      ? `--reporter=dot --reporter=json --outputFile.json=${report}`
      : "--reporter=line,json";
  const isRight = await run(title, `npx ${runner} ${reporters} ${options}`);
  const { numPassedTests, numFailedTests, stats }: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : {};
  passed += numPassedTests ?? stats?.expected ?? 0;
  const counted = numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0);
  failed += isRight ? counted : Math.max(counted, 1);
}

rmSync("test-results", { recursive: true, force: true });
await check("Lint and format", "npm run --silent lint");
await check("Catalogues", "npm run --silent languages");
const isQuick = process.argv.includes("--quick");
// Types use one processor.
const types = check("Types", "npm run --silent types");
const isBuilt = !isQuick && (await check("Build", "npm run --silent build"));
await Promise.all([types, runTests("Unit tests", "vitest run")]);
if (isBuilt) {
  await runTests(
    "Raw requests",
    "vitest run",
    "--config tests/http/vitest.config.ts tests/http/node.test.ts",
  );
  await runTests("Browser tests", "playwright test");
  await runTests("Visual tests", "playwright test", "--config tests/visual");
}

console.log(`\n${seconds.join("\n")}`);
for (const title of failures) console.log(`Failed: ${title}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
