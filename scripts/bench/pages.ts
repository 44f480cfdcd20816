import lighthouse, { type Result } from "lighthouse";
import { launch } from "puppeteer-core";
import { launchOptions } from "../browser.ts";
import { type Figures, printMedians } from "./figures.ts";

const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "speed index": "speed-index",
  bytes: "total-byte-weight",
};

function figuresOf({ categories, audits: results }: Result): Figures {
  const scores = Object.values(categories).map(({ id, score }): [string, number] => [id, (score ?? 0) * 100]);
  const metrics = Object.entries(audits).map(([name, id]): [string, number] => [
    name,
    results[id]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...metrics]);
}

/** Runs every audit of Lighthouse's mobile preset, and prints scores, milliseconds and what is below full marks. */
export async function measurePages(urls: readonly string[], runs: number): Promise<void> {
  const shortfalls = new Map<string, Set<string>>();
  await printMedians(urls, runs, async (url) => {
    const { executablePath, args, env } = launchOptions;
    const browser = await launch({ executablePath, args, env });
    try {
      const result = await lighthouse(url, { logLevel: "error" }, undefined, await browser.newPage());
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`);
      for (const { id, title, score } of Object.values(result.lhr.audits))
        if (score !== null && score < 1) {
          const pages = shortfalls.get(`${id}: ${title}`) ?? new Set();
          shortfalls.set(`${id}: ${title}`, pages.add(new URL(url).pathname));
        }
      return figuresOf(result.lhr);
    } finally {
      await browser.close();
    }
  });
  for (const [audit, pages] of shortfalls) console.log(`below 1: ${audit} (${[...pages].join(", ")})`);
}
