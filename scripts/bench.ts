/**
 * Measures the built site with Lighthouse's mobile preset: `npm run bench -- [path ...] [--all] [--runs N]`. Without
 * paths it measures Home and the legal page. Figures are medians; each run has its own browser. With `--next` it
 * measures instead how soon a page is there that a visitor follows a link to (nextPages.ts).
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { readStartOptions } from "../server/node.ts";
import { routes } from "../src/facts/routes.ts";
import { prepareBrowser } from "./browser.ts";
import { listen } from "./listen.ts";
import { median } from "./median.ts";
import { measureNextPages } from "./nextPages.ts";
import { startBrowser } from "./tab.ts";

/** Home pages measured with the same preset on a similar machine: the best competitor, and a very fast page. */
const comparison = {
  "AstroWind (peer)": { FCP: 1203, LCP: 1579 },
  "Bare page (floor)": { FCP: 636, LCP: 636 },
};

/** Columns by category. Some versions of Lighthouse lack the newer categories. */
const scoreColumns = {
  performance: "Perf",
  accessibility: "A11y",
  "best-practices": "Practices",
  seo: "SEO",
  "agentic-browsing": "Agentic",
};

/** Columns by audit, in milliseconds. CLS has no unit. */
const metricColumns = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
  "speed-index": "Speed Index",
};

/** Numbers by column. */
type Figures = Record<string, number>;

interface Shortfall {
  id: string;
  title: string;
  /** From 0 to 1. */
  score: number;
  /** Lighthouse's summary, such as possible savings. */
  summary: string;
  details: Result["audits"][string]["details"];
}

interface PageReport {
  path: string;
  median: Figures;
  runs: Figures[];
  /** The environment of each run, with its CPU speed (`benchmarkIndex`). */
  environments: Result["environment"][];
  /** Audits that scored below 1 in any run, with their worst result, the worst audit first. */
  shortfalls: Shortfall[];
}

/** @throws {Error} that names the wrong argument */
function readArguments(): { paths: readonly string[]; runs: number; isNext: boolean } {
  const known: readonly string[] = Object.values(routes).map(({ path }) => path);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      next: { type: "boolean", default: false },
      runs: { type: "string", default: "3" },
    },
  });
  const unknown = positionals.filter((path) => !known.includes(path));
  if (unknown.length > 0) throw new Error(`No route is ${unknown.join(", ")}. Routes: ${known.join(", ")}.`);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs is "${values.runs}", which is not a number from 1 to 99.`);
  const chosen = positionals.length > 0 ? positionals : [routes.home.path, routes.privacyPolicy.path];
  return { paths: values.all ? known : chosen, runs: Number(values.runs), isNext: values.next };
}

/** One run, in a new browser with an empty profile. */
async function measure(url: string): Promise<Result> {
  await using browser = await startBrowser();
  const result = await lighthouse(url, { port: Number(browser.address.port), logLevel: "error" });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not read ${url}: ${runtimeError.message}`);
  return result.lhr;
}

function figuresOf({ categories, audits }: Result): Figures {
  const scores = Object.entries(scoreColumns).flatMap(([id, column]): [string, number][] => {
    const score = categories[id]?.score;
    return typeof score === "number" ? [[column, Math.round(score * 100)]] : [];
  });
  const metrics = Object.entries(metricColumns).map(([id, column]): [string, number] => [
    column,
    audits[id]?.numericValue ?? Number.NaN,
  ]);
  const summary = audits["resource-summary"]?.details;
  const resources = summary?.type === "table" ? summary.items : [];
  const sum = (type: string, of: "transferSize" | "requestCount") =>
    Number(resources.find(({ resourceType }) => resourceType === type)?.[of]);
  return {
    ...Object.fromEntries([...scores, ...metrics]),
    "HTML KiB": sum("document", "transferSize") / 1024,
    "JS KiB": sum("script", "transferSize") / 1024,
    "All KiB": sum("total", "transferSize") / 1024,
    Requests: sum("total", "requestCount"),
  };
}

const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((column) => [
      column,
      median(runs.map((run) => run[column] ?? Number.NaN)),
    ]),
  );

function shortfallsOf(results: readonly Result[]): Shortfall[] {
  const worst = new Map<string, Shortfall>();
  for (const { id, title, score, displayValue, explanation, details } of results.flatMap(({ audits }) =>
    Object.values(audits),
  )) {
    if (score === null || score >= (worst.get(id)?.score ?? 1)) continue;
    const summary = [displayValue, explanation].filter(Boolean).join(" ");
    worst.set(id, { id, title, score, summary, details });
  }
  return [...worst.values()].sort((one, other) => one.score - other.score);
}

const round = (value: number, column: string): number =>
  Number(value.toFixed(column === "CLS" ? 3 : column.endsWith("KiB") ? 1 : 0));

function print(pages: readonly PageReport[]): void {
  const rows = pages.map(({ path, median }) => [
    path,
    Object.fromEntries(Object.entries(median).map(([column, value]) => [column, round(value, column)])),
  ]);
  console.table({ ...Object.fromEntries(rows), ...comparison });
  for (const { path, shortfalls } of pages) {
    console.log(`\n${path}: ${shortfalls.length} audits below 1 in one run or more`);
    for (const { id, title, score, summary } of shortfalls)
      console.log(`  ${score.toFixed(2)}  ${id}: ${[title, summary].filter(Boolean).join(". ")}`);
  }
}

async function bench(): Promise<void> {
  const { paths, runs, isNext } = readArguments();
  const { dist } = readStartOptions(process.env);
  if (!existsSync(join(dist, "manifest.json")))
    throw new Error(`There is no build in ${dist}. Run "npm run build".`);
  await prepareBrowser();
  // In a separate process, so that Lighthouse does not delay its answers.
  await using server = await listen(
    process.execPath,
    [fileURLToPath(new URL("../server/node.ts", import.meta.url))],
    /(http:\/\/\S+)$/,
    { env: { ...process.env, HOST: "127.0.0.1", PORT: "0" } },
  );

  if (isNext) {
    await measureNextPages(server.address, runs);
    return;
  }

  const started = new Date().toISOString();
  const pages: PageReport[] = [];
  for (const path of paths) {
    const results: Result[] = [];
    for (let number = 1; number <= runs; number += 1) {
      console.log(`${path} ${number}/${runs}`);
      const attempt = () => measure(new URL(path, server.address).href);
      // Runs sometimes fail with NO_FCP: https://github.com/GoogleChrome/lighthouse/issues/14094
      results.push(await attempt().catch(attempt));
    }
    const figures = results.map(figuresOf);
    pages.push({
      path,
      median: medians(figures),
      runs: figures,
      environments: results.map(({ environment }) => environment),
      shortfalls: shortfallsOf(results),
    });
  }

  print(pages);
  const file = join("bench-results", `${started.replaceAll(":", "")}.json`);
  await mkdir("bench-results", { recursive: true });
  await writeFile(file, `${JSON.stringify({ started, pages }, null, 2)}\n`);
  console.log(`\nAll figures and what each audit found: ${file}`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
