import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { routes } from "../src/facts/routes.ts";
import { median } from "./median.ts";
import { startBrowser, Tab } from "./tab.ts";

const categories = ["blink", "cc", "devtools.timeline", "loading", "navigation"];

/** Largest Contentful Paint since a visitor left the page before: https://web.dev/articles/lcp. */
const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [{ activationStart = 0 }] = performance.getEntriesByType("navigation");
    resolve(Math.max(0, list.getEntries().at(-1).startTime - activationStart));
  }).observe({ type: "largest-contentful-paint", buffered: true });
})`;

/** A visit: Home, and from there another page, or the other way round. */
interface Visit {
  from: string;
  to: string;
  link: string;
}

const visits: Visit[] = Object.values(routes)
  .filter((route) => !("hidden" in route) && !("canonical" in route))
  .map(({ path }) =>
    path === routes.home.path
      ? { from: routes.partners.path, to: path, link: `nav a[href="${path}"]` }
      : { from: routes.home.path, to: path, link: `footer a[href="${path}" i]` },
  );

/** Requests to the server, and bytes on the wire, of what has been loaded since the last call. */
function countTransfers(tab: Tab): () => { requests: number; bytes: number } {
  let count = { requests: 0, bytes: 0 };
  tab.on("Network.responseReceived", ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) count.requests += 1;
  });
  tab.on("Network.loadingFinished", ({ encodedDataLength }) => {
    count.bytes += encodedDataLength;
  });
  return () => {
    const counted = count;
    count = { requests: 0, bytes: 0 };
    return counted;
  };
}

/** One visit in a new browser. Milliseconds from the click to the largest paint, and what hovering has cost. */
async function visit(server: string, { from, to, link }: Visit, isPrerendered: boolean, trace?: string) {
  await using browser = await startBrowser();
  const tab = await Tab.open(browser.address);
  const transfers = countTransfers(tab);
  await tab.send("Emulation.setDeviceMetricsOverride", {
    width: 1280,
    height: 800,
    deviceScaleFactor: 1,
    mobile: false,
  });
  // For whom nothing is prerendered.
  if (!isPrerendered) await tab.send("Network.setExtraHTTPHeaders", { headers: { "Save-Data": "on" } });
  await tab.goto(server + from);
  await setTimeout(500);
  transfers();
  if (isPrerendered) await tab.prerender(link);
  // For what the prerendered page loads after it has come.
  await setTimeout(1000);
  const cost = transfers();
  const follow = async () => {
    await tab.follow(link);
    await setTimeout(500);
  };
  if (trace) {
    const traceEvents = await tab.trace(categories, follow);
    await writeFile(join("bench-results", `${trace}.json`), JSON.stringify({ traceEvents }));
  } else await follow();
  const address = await tab.evaluate<string>("location.pathname");
  if (address.toLowerCase() !== to.toLowerCase()) throw new Error(`${link} led to ${address}, not to ${to}.`);
  return { paint: await tab.evaluate<number>(largestPaint), cost };
}

/**
 * Measures how soon a page is there whose link a visitor has hovered over, beside one that is loaded by the click, and
 * writes a trace of each for the developer tools of a browser.
 * @param server its address
 * @param runs of each visit; the figures are medians
 */
export async function measureNextPages(server: string, runs: number): Promise<void> {
  await mkdir("bench-results", { recursive: true });
  const rows: Record<string, Record<string, number>> = {};
  const base = server.replace(/\/$/, "");
  for (const way of visits) {
    const row: Record<string, number> = {};
    for (const isPrerendered of [true, false]) {
      const results: Awaited<ReturnType<typeof visit>>[] = [];
      for (let number = 0; number < runs; number += 1) results.push(await visit(base, way, isPrerendered));
      row[isPrerendered ? "LCP prerendered" : "LCP loaded"] = Math.round(
        median(results.map(({ paint }) => paint)),
      );
      if (!isPrerendered) continue;
      row["requests by hovering"] = median(results.map(({ cost }) => cost.requests));
      row["KiB by hovering"] = Number((median(results.map(({ cost }) => cost.bytes)) / 1024).toFixed(1));
    }
    rows[way.to] = row;
    const name = `next${way.to.replaceAll("/", "-")}`;
    await visit(base, way, true, name);
    console.log(`${way.to}: bench-results/${name}.json`);
  }
  console.table(rows);
}
