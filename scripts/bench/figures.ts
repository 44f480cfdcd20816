/** Numbers by name. */
export type Figures = Readonly<Record<string, number>>;

/** The median of some numbers. @param values at least one */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of each figure. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );

const rounded = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));

/** Measures each address several times, and prints the medians of each and of all. */
export async function printMedians(
  urls: readonly string[],
  runs: number,
  measure: (url: string) => Promise<Figures>,
): Promise<void> {
  const rows: [string, Figures][] = [];
  for (const url of urls) {
    const figures: Figures[] = [];
    while (figures.length < runs) figures.push(await measure(url));
    const { pathname, search } = new URL(url);
    rows.push([pathname + search, medians(figures)]);
    console.log(pathname + search, JSON.stringify(rounded(medians(figures))));
  }
  rows.push(["median of all", medians(rows.map(([, figures]) => figures))]);
  console.table(Object.fromEntries(rows.map(([name, figures]) => [name, rounded(figures)])));
}
