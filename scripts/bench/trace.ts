import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { RunnerResult } from "lighthouse";
import { LanternFirstContentfulPaint } from "lighthouse/core/computed/metrics/lantern-first-contentful-paint.js";
import { LanternLargestContentfulPaint } from "lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js";
import type { Address } from "./arguments.ts";
import { fileNameOf } from "./fileNameOf.ts";
import { measure, quick, rowsOf } from "./lighthouse.ts";

const compress = promisify(gzip);

const flags = {
  ...quick,
  onlyAudits: [...(quick.onlyAudits ?? []), "metrics", "network-requests", "main-thread-tasks"],
};

const column = (value: unknown, width = 7): string => String(Math.round(Number(value))).padStart(width);

/** Address without its origin. */
const pathOf = (url: string): string => (url.startsWith("http") ? url.replace(/^\w+:\/\/[^/]+/, "") : url);

/**
 * When the document was parsed, in milliseconds since the navigation. Lighthouse reports the earliest such event of the
 * frame, which is that of the empty page before.
 */
function parsedAt({ lhr, artifacts }: RunnerResult): number {
  const { traceEvents } = artifacts.Trace;
  const navigation = traceEvents.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === lhr.mainDocumentUrl,
  );
  const ofFrame = traceEvents.filter(({ args }) => args.frame === navigation?.args.frame);
  const last = (name: string) => ofFrame.filter((event) => event.name === name).at(-1)?.ts ?? Number.NaN;
  return (last("domContentLoadedEventEnd") - (navigation?.ts ?? Number.NaN)) / 1000;
}

/** What the browser did, as it was observed, in lines; milliseconds since the navigation. */
function waterfall(result: RunnerResult): string[] {
  const { lhr } = result;
  const observed = (mark: string) => Number(rowsOf(lhr, "metrics")[0]?.[`observed${mark}`]);
  const marks = {
    FCP: observed("FirstContentfulPaint"),
    LCP: observed("LargestContentfulPaint"),
    DOMContentLoaded: parsedAt(result),
    load: observed("Load"),
  };
  const requests = rowsOf(lhr, "network-requests").map(
    ({ networkRequestTime, networkEndTime, priority, transferSize, url }) =>
      `${column(networkRequestTime)} ${column(networkEndTime)}  ${String(priority).padEnd(8)} ` +
      `${(Number(transferSize) / 1024).toFixed(1).padStart(6)} KiB  ${pathOf(String(url))}`,
  );
  const tasks = rowsOf(lhr, "main-thread-tasks")
    .filter(({ startTime }) => Number(startTime) <= observed("Load"))
    .map(({ startTime, duration }) => `${column(startTime)} ${column(Number(startTime) + Number(duration))}`);
  return [
    "Observed, without throttling:",
    ...Object.entries(marks).map(([mark, time]) => `${column(time)}  ${mark}`),
    "Requests (start, end, priority, transferred):",
    ...requests,
    "Tasks of the main thread over 5 ms, up to load (start, end):",
    ...(tasks.length > 0 ? tasks : ["   none"]),
  ];
}

/** A run that Lighthouse's simulation has lived through, as its estimates hold it. */
type Estimate = Awaited<ReturnType<typeof LanternFirstContentfulPaint.request>>["optimisticEstimate"];

function graphOf({ timeInMs, nodeTimings }: Estimate): string[] {
  const nodes = [...nodeTimings].sort(([, one], [, other]) => one.startTime - other.startTime);
  const lines = nodes.flatMap(([node, { startTime, endTime, duration }]) => {
    // Short tasks are many and say little.
    if (node.type === "cpu" && duration < 5) return [];
    const name =
      node.type === "network" ? `${node.request.priority.padEnd(8)} ${pathOf(node.request.url)}` : "task";
    return [`${column(startTime)} ${column(endTime)}  ${name}`];
  });
  return [`  ${Math.round(timeInMs)} ms after (start, end):`, ...lines];
}

/** How Lighthouse comes to its FCP and LCP: the mean of an optimistic and a pessimistic simulation, in lines. */
async function simulation({ lhr, artifacts }: RunnerResult): Promise<string[]> {
  const { Trace, DevtoolsLog, GatherContext, URL, SourceMaps, HostDPR } = artifacts;
  const settings = lhr.configSettings;
  const data = {
    trace: Trace,
    devtoolsLog: DevtoolsLog,
    gatherContext: GatherContext,
    settings,
    URL,
    SourceMaps,
    HostDPR,
    simulator: null,
  };
  const context = { computedCache: new Map(), settings };
  const metrics = {
    FCP: await LanternFirstContentfulPaint.request(data, context),
    LCP: await LanternLargestContentfulPaint.request(data, context),
  };
  return Object.entries(metrics).flatMap(([name, { timing, optimisticEstimate, pessimisticEstimate }]) => [
    `Simulated ${name}: ${Math.round(timing)} ms`,
    " optimistic:",
    ...graphOf(optimisticEstimate),
    " pessimistic:",
    ...graphOf(pessimisticEstimate),
  ]);
}

/**
 * Measures pages once with Lighthouse's mobile preset, writes the trace of each to bench-results/, and prints what the
 * browser did and what Lighthouse's simulation made of it.
 * @param server its address
 */
export async function showTrace(server: string, addresses: readonly Address[]): Promise<void> {
  await mkdir("bench-results", { recursive: true });
  for (const { path } of addresses) {
    const result = await measure(new URL(path, server).href, flags);
    const file = join("bench-results", `trace-${fileNameOf(path)}.json.gz`);
    await writeFile(file, await compress(JSON.stringify(result.artifacts.Trace)));
    console.log([`${path}: ${file}`, ...waterfall(result), ...(await simulation(result))].join("\n"));
  }
}
