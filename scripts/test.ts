/** `npm test`, and with `--quick` `npm run check`, which leaves out builds and browsers. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { copySources } from "./copySources.ts";

interface Count {
  passed: number;
  failed: number;
  /** Titles of failed tests, each with how its errors begin, which the end of the output repeats. */
  failures: string[];
  /** Titles of skipped tests. */
  skipped: string[];
}

const total: Count = { passed: 0, failed: 0, failures: [], skipped: [] };
const count = (title: string, went: boolean): void => {
  total[went ? "passed" : "failed"] += 1;
  if (!went) total.failures.push(title);
};
/** The lines of an error that say what it is; call logs and stacks go on for pages. */
const linesPerError = 12;
/** A title and how its errors begin, without colours. */
const withErrors = (title: string, errors: readonly string[]): string =>
  [
    title,
    ...errors.flatMap((error) =>
      stripVTControlCharacters(error).trimEnd().split("\n").slice(0, linesPerError),
    ),
  ].join("\n  ");
/** Seconds by part. */
const took = new Map<string, number>();

/**
 * Runs a command to its end.
 * @param isAlone whether it prints as it goes; commands that run at the same time print when they end
 * @returns whether it succeeded
 */
async function run(
  title: string,
  command: string,
  { env = {}, isAlone = false }: { env?: Record<string, string>; isAlone?: boolean } = {},
): Promise<boolean> {
  if (isAlone) console.log(`\n▸ ${title}`);
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk: Buffer) => said.push(chunk));
  const status = await new Promise((resolve) => child.on("close", resolve));
  took.set(title, (performance.now() - started) / 1000);
  if (!isAlone) console.log(`\n▸ ${title}\n${Buffer.concat(said).toString().trimEnd()}`);
  return status === 0;
}

/** Counts a part without tests of its own as one test. */
async function step(...parameters: Parameters<typeof run>): Promise<boolean> {
  const went = await run(...parameters);
  count(parameters[0], went);
  return went;
}

/** Adds the figures of a test runner. A run that ended without a report counts as one failure. */
function add(file: string, read: (report: string) => Count): void {
  const { passed, failed, failures, skipped } = existsSync(file)
    ? read(readFileSync(file, "utf8"))
    : { passed: 0, failed: 1, failures: [`no report ${file}`], skipped: [] };
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  total.skipped.push(...skipped);
}

const reports = {
  unit: "test-results/unit.json",
  http: "test-results/http.json",
  browser: "test-results/browser.json",
  visual: "test-results/visual.json",
};
rmSync("test-results", { recursive: true, force: true });

async function check(): Promise<void> {
  await step("Types", "npm run --silent types");
  await step("Lint and format", "npm run --silent lint");
  await step("Imports run one way", "npm run --silent imports");
  await step("Catalogues", "npm run --silent languages");
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs unit tests, or those of another configuration of Vitest. */
async function vitest(title: string, report: string, parameters = ""): Promise<void> {
  await run(title, `npx vitest run --reporter=dot --reporter=json --outputFile.json=${report} ${parameters}`);
  add(report, (text) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults }: VitestReport =
      JSON.parse(text);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failures = tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => withErrors(fullName, failureMessages));
    return {
      passed: numPassedTests,
      // A file that does not load is a failed suite without tests.
      failed: success ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1),
      failures: success ? [] : [title, ...failures],
      skipped: tests
        .filter(({ status }) => !["passed", "failed"].includes(status))
        .map(({ fullName }) => fullName),
    };
  });
}

/**
 * Compares the build with one in another folder, which must be identical: no byte depends on when or where it was made.
 * The manifest names every file by its content.
 */
async function buildAgain(): Promise<void> {
  const again = ".cache/again";
  rmSync(again, { recursive: true, force: true });
  await copySources(again);
  const went = await run("The same build in another folder", `cd ${again} && npm run --silent build`);
  const manifestIn = (folder: string) => readFileSync(`${folder}/manifest.json`, "utf8");
  const isSame = went && manifestIn("dist") === manifestIn(`${again}/dist`);
  if (went && !isSame) console.error(`Two builds of the same tree differ: compare dist/ and ${again}/dist/`);
  count("The same build in another folder", isSame);
}

interface Spec {
  title: string;
  tests: { status: string; results: { errors: { message: string }[] }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

const specsIn = ({ suites = [], specs }: Suite): Spec[] => [...suites.flatMap(specsIn), ...specs];

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message: string }[];
  suites: Suite[];
}

/** Runs a Playwright configuration. */
async function playwright(title: string, report: string, parameters = ""): Promise<void> {
  await run(title, `npx playwright test --reporter=line,json ${parameters}`, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    isAlone: true,
  });
  add(report, (text) => {
    const { stats, errors, suites }: PlaywrightReport = JSON.parse(text);
    const specs = suites.flatMap(specsIn);
    const ending = (...statuses: string[]): Spec[] =>
      specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)));
    const errorsOf = ({ tests }: Spec): string[] =>
      tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [
        ...ending("unexpected", "flaky").map((spec) => withErrors(spec.title, errorsOf(spec))),
        ...errors.map(({ message }) => message),
      ],
      skipped: ending("skipped").map(({ title }) => title),
    };
  });
}

await Promise.all([check(), vitest("Unit tests", reports.unit)]);
if (!process.argv.includes("--quick")) {
  if (await step("Build", "npm run --silent build")) {
    const [rehearsed] = await Promise.all([
      step("Rehearsal", "npm run --silent rehearse"),
      buildAgain(),
      vitest("Raw requests", reports.http, "--config tests/http/vitest.config.ts tests/http/node.test.ts"),
    ]);
    if (rehearsed) await playwright("Browser tests", reports.browser);
  }
  await playwright("Visual tests", reports.visual, "--config tests/visual");
}

console.log(`\n${Array.from(took, ([title, seconds]) => `${title}: ${seconds.toFixed(0)} s`).join("\n")}`);
for (const title of total.failures) console.log(`\nFailed: ${title}`);
const skipped =
  total.skipped.length > 0 ? `, ${total.skipped.length} skipped: ${total.skipped.join("; ")}` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
