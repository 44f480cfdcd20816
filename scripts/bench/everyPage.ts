import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { Result } from "lighthouse";
import { median } from "../median.ts";
import type { Address } from "./arguments.ts";
import { type Figures, figuresOf, goals, measure, medians, quick, round } from "./lighthouse.ts";
import { describeChanges, type KeptFigures, keptColumns, type SavedRun, textOf } from "./savedRun.ts";

/** The last run that was kept. */
const file = "docs/bench.json";

const keep = (figures: Figures): KeptFigures =>
  Object.fromEntries(
    keptColumns.map((column) => [column, round(figures[column] ?? Number.NaN, column)]),
  ) as KeptFigures;

/** A figure, with an exclamation mark if it is over its goal. */
const marked = (figures: KeptFigures, column: keyof KeptFigures): string =>
  `${figures[column]}${figures[column] > (goals[column] ?? Number.POSITIVE_INFINITY) ? "!" : ""}`;

const worstOf = (languages: readonly KeptFigures[]): KeptFigures =>
  Object.fromEntries(
    keptColumns.map((column) => [column, Math.max(...languages.map((figures) => figures[column]))]),
  ) as KeptFigures;

function print(pages: SavedRun["pages"]): void {
  const rows = Object.entries(pages).map(([page, languages]) => {
    const worst = worstOf(Object.values(languages));
    const paints = Object.entries(languages).map(([language, figures]) => [
      language,
      `${marked(figures, "FCP")} / ${marked(figures, "LCP")}`,
    ]);
    const maxima = (["TBT", "CLS", "KiB", "requests"] as const).map((column) => [
      column,
      marked(worst, column),
    ]);
    return [page, Object.fromEntries([...paints, ...maxima])];
  });
  console.log(
    "FCP / LCP by language; TBT, CLS, KiB and requests of the language with the most; ! over the goal:",
  );
  console.table(Object.fromEntries(rows));
}

/**
 * Measures many pages with the figures of Lighthouse's mobile preset alone, prints them in one table, and says what
 * changed since the run in docs/bench.json. The runs of a page are as far apart as they can be, so that a busy moment
 * spoils one of them at most.
 * @param server its address
 * @param saves whether the figures become docs/bench.json
 * @param peer address of the peer's server, which is measured too and never kept
 */
export async function measureEveryPage(
  server: string,
  addresses: readonly Address[],
  runs: number,
  saves: boolean,
  peer?: string,
): Promise<void> {
  const targets = addresses.map((address) => ({ ...address, url: new URL(address.path, server).href }));
  const measured = [
    ...targets,
    ...(peer ? [{ page: "Peer", language: "en", path: "Peer", url: peer }] : []),
  ].map((target) => ({ ...target, results: [] as Result[] }));
  for (let number = 1; number <= runs; number += 1)
    for (const [index, { path, url, results }] of measured.entries()) {
      console.log(`${number}/${runs} ${index + 1}/${measured.length} ${path}`);
      results.push((await measure(url, quick)).lhr);
    }

  const pages: SavedRun["pages"] = {};
  for (const { page, language, results } of measured) {
    pages[page] ??= {};
    pages[page][language] = keep(medians(results.map(figuresOf)));
  }
  print(pages);

  const { Peer: _peer, ...own } = pages;
  const results = measured.flatMap(({ results }) => results);
  const now: SavedRun = {
    date: new Date().toISOString().slice(0, 10),
    lighthouse: results[0]?.lighthouseVersion ?? "",
    chromium: /Chrome\/([\d.]+)/.exec(results[0]?.environment.hostUserAgent ?? "")?.[1] ?? "",
    benchmarkIndex: Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
    runs,
    pages: own,
  };
  if (existsSync(file)) {
    const before: SavedRun = JSON.parse(await readFile(file, "utf8"));
    for (const line of describeChanges(before, now)) console.log(line);
  } else console.log(`${file} is not there, so nothing is compared. --save writes it.`);
  if (!saves) return;
  await writeFile(file, textOf(now));
  console.log(`Saved as ${file}.`);
}
