import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/** Runs a command to its end. @returns whether it went well */
function run(title: string, command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n▸ ${title}`);
  return spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };

/** Adds a runner's own figures. A run that ended without its report has failed once. */
function add(file: string, read: (report: string) => Count): void {
  const { passed, failed } = existsSync(file) ? read(readFileSync(file, "utf8")) : { passed: 0, failed: 1 };
  total.passed += passed;
  total.failed += failed;
}

const reports = {
  unit: "test-results/unit.json",
  browser: "test-results/browser.json",
  visual: "test-results/visual.json",
};
rmSync("test-results", { recursive: true, force: true });

const step = (...parameters: Parameters<typeof run>): boolean => {
  const went = run(...parameters);
  total[went ? "passed" : "failed"] += 1;
  return went;
};

step("Types", "npm run --silent types");
step("Lint and format", "npm run --silent lint");
step("Imports run one way", "npm run --silent imports");
step("Catalogues", "npm run --silent languages");

run("Unit tests", `npx vitest run --reporter=default --reporter=json --outputFile.json=${reports.unit}`);
add(reports.unit, (report) => {
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites, success } = JSON.parse(report);
  // A file that does not load fails as a suite without a test.
  return { passed, failed: success ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1) };
});

/** Two builds of the same tree must agree to the byte; the manifest names every file by its content. */
function buildsAgree(): boolean {
  const again = ".cache/again";
  if (!run("The same build again", "npm run --silent build", { SITE_DIST: again })) return false;
  const [first, second] = ["dist", again].map((folder) => readFileSync(`${folder}/manifest.json`, "utf8"));
  if (first !== second) console.error("Two builds of the same tree differ: compare dist/ and .cache/again/");
  return first === second;
}

const built = step("Build", "npm run --silent build") && step("Rehearsal", "npm run --silent rehearse");
if (built) total[buildsAgree() ? "passed" : "failed"] += 1;

/** Runs a Playwright configuration. */
function playwright(title: string, report: string, parameters = ""): void {
  run(title, `npx playwright test --reporter=line,json ${parameters}`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  add(report, (text) => {
    const { stats, errors } = JSON.parse(text);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  });
}

if (built) playwright("Browser tests", reports.browser);
playwright("Visual tests", reports.visual, "--config tests/visual");

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
