/** The figures of a page in a language that are kept: milliseconds, CLS, KiB transferred and requests. */
export const keptColumns = ["FCP", "LCP", "TBT", "CLS", "KiB", "requests"] as const;

export type KeptFigures = Record<(typeof keptColumns)[number], number>;

/** A run over all pages, as docs/bench.json holds it. */
export interface SavedRun {
  /** ISO 8601. */
  date: string;
  /** Version of Lighthouse. */
  lighthouse: string;
  /** Version of Chromium. */
  chromium: string;
  /** Lighthouse's measure of the machine's speed; more is faster. */
  benchmarkIndex: number;
  /** Of each page. */
  runs: number;
  /** By page, then by language. */
  pages: Record<string, Record<string, KeptFigures>>;
}

/** A figure that moved by more than noise. */
export interface Change {
  page: string;
  language: string;
  column: keyof KeptFigures;
  before: number;
  now: number;
}

/** What repeated runs on a quiet machine differ by, at most: an amount, or a share of the figure before. */
const noise: Record<keyof KeptFigures, { amount: number; share: number }> = {
  FCP: { amount: 30, share: 0.05 },
  LCP: { amount: 30, share: 0.05 },
  TBT: { amount: 30, share: 0.05 },
  CLS: { amount: 0.005, share: 0 },
  KiB: { amount: 0.2, share: 0 },
  requests: { amount: 0, share: 0 },
};

/** How much the speed of two machines may differ before their figures are no longer comparable. */
const similarSpeed = 0.2;

/** The figures that moved by more than noise, of the pages and languages that both runs have. */
export function changesBetween(before: SavedRun, now: SavedRun): Change[] {
  return Object.entries(now.pages).flatMap(([page, languages]) =>
    Object.entries(languages).flatMap(([language, figures]) => {
      const old = before.pages[page]?.[language];
      if (!old) return [];
      return keptColumns
        .map((column) => ({ page, language, column, before: old[column], now: figures[column] }))
        .filter(({ column, before, now }) => {
          const { amount, share } = noise[column];
          // A millionth for what binary fractions add.
          return Math.abs(now - before) > Math.max(amount, share * before) + 1e-6;
        });
    }),
  );
}

/** What else differs between two runs, so that figures may have moved without the site: a line each. */
export function differencesOfConditions(before: SavedRun, now: SavedRun): string[] {
  const lines = (["lighthouse", "chromium"] as const)
    .filter((program) => before[program] !== now[program])
    .map((program) => `${program} was ${before[program]} and is ${now[program]}.`);
  const ratio = now.benchmarkIndex / before.benchmarkIndex;
  if (Math.max(ratio, 1 / ratio) > 1 + similarSpeed)
    lines.push(
      `The CPU's benchmark index was ${before.benchmarkIndex} and is ${now.benchmarkIndex}: ` +
        "another machine, or one that is busy. FCP, LCP and TBT may differ for that alone.",
    );
  return lines;
}

/** What changed since the saved run, in lines for the console, worse figures first. */
export function describeChanges(before: SavedRun, now: SavedRun): string[] {
  const worse: string[] = [];
  const better: string[] = [];
  for (const { page, language, column, before: old, now: figure } of changesBetween(before, now))
    (figure > old ? worse : better).push(`  ${page} ${language}: ${column} ${old} → ${figure}`);
  const nothing = worse.length + better.length === 0;
  return [
    `Compared with ${before.date}${nothing ? ": no figure moved by more than noise." : ":"}`,
    ...differencesOfConditions(before, now),
    ...(worse.length > 0 ? [`Worse (${worse.length}):`, ...worse] : []),
    ...(better.length > 0 ? [`Better (${better.length}):`, ...better] : []),
  ];
}

/** The text of docs/bench.json, with the figures of a page in a language on a line. */
export const textOf = (run: SavedRun): string =>
  `${JSON.stringify(run, null, 2).replaceAll(/\{[^{}]+\}/g, (figures) => figures.replaceAll(/\s+/g, " "))}\n`;
