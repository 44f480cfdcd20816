import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { routes } from "../src/facts/routes.ts";
import { median } from "./median.ts";
import { startBrowser, Tab } from "./tab.ts";

const categories = [
  "__metadata",
  "blink",
  "blink.user_timing",
  "cc",
  "devtools.timeline",
  "loading",
  "navigation",
];

/** Size of the window, in CSS pixels. */
const view = { width: 1280, height: 800 };

/** Milliseconds since a visitor left the page before. */
interface Paint {
  /** Largest Contentful Paint, which counts until the frame is presented: https://web.dev/articles/lcp. */
  presented: number;
  /** When the main thread had painted that frame. */
  painted: number;
}

const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [{ activationStart = 0 }] = performance.getEntriesByType("navigation");
    const { startTime, paintTime } = list.getEntries().at(-1);
    const since = (time) => Math.max(0, time - activationStart);
    resolve({ presented: since(startTime), painted: since(paintTime) });
  }).observe({ type: "largest-contentful-paint", buffered: true });
})`;

const linkInFooter = (path: string) => `footer a[href="${path}" i]`;

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
      : { from: routes.home.path, to: path, link: linkInFooter(path) },
  );

/** What a server has sent. */
interface Transfers {
  requests: number;
  KiB: number;
}

/** Counts what comes over the wire, for all pages of a tab, from now to each call. */
function countTransfers(tab: Tab): () => Transfers {
  let requests = 0;
  let bytes = 0;
  tab.on("Network.loadingFinished", ({ encodedDataLength }) => {
    // Nothing comes over the wire from a cache.
    requests += Number(encodedDataLength > 0);
    bytes += encodedDataLength;
  });
  return () => ({ requests, KiB: bytes / 1024 });
}

/** Opens a page in a new tab. @returns how to hover over one of its links until the page behind it is there */
async function openPage(address: URL, page: string, isPrerendered: boolean) {
  const tab = await Tab.open(address);
  const transfers = countTransfers(tab);
  await tab.send("Emulation.setDeviceMetricsOverride", { ...view, deviceScaleFactor: 1, mobile: false });
  await tab.send("Page.setPrerenderingAllowed", { isAllowed: isPrerendered });
  await tab.goto(page);
  const hover = async (link: string) => {
    if (isPrerendered) await tab.prerender(link);
    else await tab.hover(link);
    // For what the page loads after it has come.
    await setTimeout(1000);
  };
  return { tab, transfers, hover };
}

/** One visit in a new browser. When the page was there, and what hovering has cost. */
async function visit(server: string, { from, to, link }: Visit, isPrerendered: boolean, trace?: string) {
  await using browser = await startBrowser();
  const { tab, transfers, hover } = await openPage(browser.address, server + from, isPrerendered);
  await setTimeout(500);
  const before = transfers();
  await hover(link);
  const { requests, KiB } = transfers();
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
  return {
    paint: await tab.evaluate<Paint>(largestPaint),
    cost: { requests: requests - before.requests, KiB: KiB - before.KiB },
  };
}

/** What the server sends to who opens Home, hovers over three links and follows the last. */
async function typicalVisit(server: string, isPrerendered: boolean): Promise<Transfers> {
  await using browser = await startBrowser();
  const { tab, transfers, hover } = await openPage(browser.address, server + routes.home.path, isPrerendered);
  const links = [routes.brokers, routes.propFirms, routes.partners].map(({ path }) => linkInFooter(path));
  for (const link of links) await hover(link);
  await tab.follow(links.at(-1) ?? "");
  await setTimeout(1000);
  return transfers();
}

/**
 * Measures how soon a page is there whose link a visitor has hovered over, beside one that is loaded by the click, and
 * what that costs the server, and writes a trace of each page for the developer tools of a browser.
 * @param server its address
 * @param runs of each visit; the figures are medians
 */
export async function measureNextPages(server: string, runs: number): Promise<void> {
  await mkdir("bench-results", { recursive: true });
  const base = server.replace(/\/$/, "");
  const repeat = async <Result>(measure: () => Promise<Result>) => {
    const results: Result[] = [];
    while (results.length < runs) results.push(await measure());
    return (figureOf: (result: Result) => number) => Number(median(results.map(figureOf)).toFixed(1));
  };
  const rows: Record<string, Record<string, number>> = {};
  for (const way of visits) {
    const ahead = await repeat(() => visit(base, way, true));
    const loaded = await repeat(() => visit(base, way, false));
    // Hovering scrolls to the link, which loads pictures of the page before.
    const more = (figure: keyof Transfers) =>
      Number((ahead(({ cost }) => cost[figure]) - loaded(({ cost }) => cost[figure])).toFixed(1));
    rows[way.to] = {
      "LCP prerendered": ahead(({ paint }) => paint.presented),
      painted: ahead(({ paint }) => paint.painted),
      "LCP loaded": loaded(({ paint }) => paint.presented),
      "requests by hovering": more("requests"),
      "KiB by hovering": more("KiB"),
    };
    const name = `next${way.to.replaceAll("/", "-")}`;
    await visit(base, way, true, name);
    console.log(`${way.to}: bench-results/${name}.json`);
  }
  console.table(rows);
  const costs: Record<string, Transfers> = {};
  for (const isPrerendered of [true, false]) {
    const figure = await repeat(() => typicalVisit(base, isPrerendered));
    costs[isPrerendered ? "Prerendered" : "Loaded"] = {
      requests: figure(({ requests }) => requests),
      KiB: figure(({ KiB }) => KiB),
    };
  }
  console.log("Home, three links hovered over, the last followed:");
  console.table(costs);
}
