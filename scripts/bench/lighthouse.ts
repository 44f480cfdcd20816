import lighthouse, { type Flags, type Result, type RunnerResult } from "lighthouse";
import { median } from "../median.ts";
import { startBrowser } from "../tab.ts";

/** What a page should need in milliseconds, and how far its content may shift. */
export const goals: Readonly<Record<string, number>> = { FCP: 750, LCP: 750, TBT: 0, CLS: 0 };

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
export type Figures = Record<string, number>;

/**
 * Settings for many pages: of all audits only those that give a figure, and half the usual wait for a quiet page. The
 * simulation counts what happened before the largest paint, and Lighthouse waits for the load event in any case, so
 * only a shift or a long task later than half a second after that would be missed.
 */
export const quick: Flags = {
  onlyAudits: [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "resource-summary",
  ],
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 500,
  pauseAfterLoadMs: 500,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
};

async function attempt(url: string, flags: Flags): Promise<RunnerResult> {
  await using browser = await startBrowser();
  const result = await lighthouse(url, {
    port: Number(browser.address.port),
    logLevel: "error",
    ...flags,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not read ${url}: ${runtimeError.message}`);
  return result;
}

/**
 * One run of Lighthouse's mobile preset, in a new browser with an empty profile.
 * @param flags settings that differ from Lighthouse's own
 * @throws {Error} that names the address, if the page cannot be measured twice in turn
 */
export const measure = (url: string, flags: Flags = {}): Promise<RunnerResult> =>
  // Runs sometimes fail with NO_FCP: https://github.com/GoogleChrome/lighthouse/issues/14094
  attempt(url, flags).catch(() => attempt(url, flags));

/** Rows of an audit that lists something; none if the run has no such audit. */
export function rowsOf({ audits }: Result, audit: string): readonly Record<string, unknown>[] {
  const details = audits[audit]?.details;
  if (details?.type !== "table" && details?.type !== "debugdata") return [];
  // The type of debug data does not name them.
  return (details as { items?: Record<string, unknown>[] }).items ?? [];
}

/** All figures of a run: scores, milliseconds, KiB that were transferred, requests. */
export function figuresOf(result: Result): Figures {
  const { categories, audits } = result;
  const scores = Object.entries(scoreColumns).flatMap(([id, column]): [string, number][] => {
    const score = categories[id]?.score;
    return typeof score === "number" ? [[column, Math.round(score * 100)]] : [];
  });
  const metrics = Object.entries(metricColumns).flatMap(([id, column]): [string, number][] => {
    const audit = audits[id];
    return audit ? [[column, audit.numericValue ?? Number.NaN]] : [];
  });
  const resources = rowsOf(result, "resource-summary");
  const sum = (type: string, of: "transferSize" | "requestCount") =>
    Number(resources.find(({ resourceType }) => resourceType === type)?.[of]);
  return {
    ...Object.fromEntries([...scores, ...metrics]),
    "HTML KiB": sum("document", "transferSize") / 1024,
    "JS KiB": sum("script", "transferSize") / 1024,
    KiB: sum("total", "transferSize") / 1024,
    requests: sum("total", "requestCount"),
  };
}

/** The median of each column. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((column) => [
      column,
      median(runs.map((run) => run[column] ?? Number.NaN)),
    ]),
  );

/** A figure without the digits that differ from run to run. */
export const round = (value: number, column: string): number =>
  Number(value.toFixed(column === "CLS" ? 3 : column.endsWith("KiB") ? 1 : 0));
