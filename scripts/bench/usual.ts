import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Result } from "lighthouse";
import type { Address } from "./arguments.ts";
import { type Figures, figuresOf, measure, medians, round } from "./lighthouse.ts";

/** Home pages measured with the same preset on a similar machine: the best competitor, and a very fast page. */
const comparison = {
  "AstroWind (peer)": { FCP: 1203, LCP: 1579 },
  "Bare page (floor)": { FCP: 636, LCP: 636 },
};

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

function print(pages: readonly PageReport[], hasPeer: boolean): void {
  const rows = pages.map(({ path, median }) => [
    path,
    Object.fromEntries(Object.entries(median).map(([column, value]) => [column, round(value, column)])),
  ]);
  const { "Bare page (floor)": floor } = comparison;
  console.table({
    ...Object.fromEntries(rows),
    ...(hasPeer ? { "Bare page (floor)": floor } : comparison),
  });
  for (const { path, shortfalls } of pages) {
    console.log(`\n${path}: ${shortfalls.length} audits below 1 in one run or more`);
    for (const { id, title, score, summary } of shortfalls)
      console.log(`  ${score.toFixed(2)}  ${id}: ${[title, summary].filter(Boolean).join(". ")}`);
  }
}

/**
 * Measures pages with every audit of Lighthouse's mobile preset, prints medians and what is short of full marks, and
 * writes all figures to bench-results/.
 * @param server its address
 * @param peer address of the peer's server; without it the peer's figures are those of an earlier run
 */
export async function measureUsual(
  server: string,
  addresses: readonly Address[],
  runs: number,
  peer?: string,
): Promise<void> {
  const started = new Date().toISOString();
  const pages: PageReport[] = [];
  const targets = addresses.map(({ path }) => ({ name: path, url: new URL(path, server).href }));
  for (const { name, url } of [...targets, ...(peer ? [{ name: "Peer", url: peer }] : [])]) {
    const results: Result[] = [];
    for (let number = 1; number <= runs; number += 1) {
      console.log(`${name} ${number}/${runs}`);
      results.push((await measure(url)).lhr);
    }
    const figures = results.map(figuresOf);
    pages.push({
      path: name,
      median: medians(figures),
      runs: figures,
      environments: results.map(({ environment }) => environment),
      shortfalls: shortfallsOf(results),
    });
  }

  print(pages, peer !== undefined);
  const file = join("bench-results", `${started.replaceAll(":", "")}.json`);
  await mkdir("bench-results", { recursive: true });
  await writeFile(file, `${JSON.stringify({ started, pages }, null, 2)}\n`);
  console.log(`\nAll figures and what each audit found: ${file}`);
}
