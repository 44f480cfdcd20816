import { createRequire } from "node:module";

// The package has no types.
const autocannon = createRequire(import.meta.url)("autocannon");

/** Asks for each page over 32 connections, and prints requests per second and milliseconds. @param seconds for each */
export async function measureServer(urls: readonly string[], seconds: number): Promise<void> {
  const rows: Record<string, object> = {};
  for (const url of urls) {
    const headers = { "Accept-Encoding": "br" };
    const result = await autocannon({ url, headers, connections: 32, duration: seconds });
    const { pathname, search } = new URL(url);
    rows[pathname + search] = {
      "requests/s": Math.round(result.requests.average),
      "p50 ms": result.latency.p50,
      "p99 ms": result.latency.p99,
      "most ms": result.latency.max,
      failed: result.errors + result.timeouts + result.non2xx,
    };
  }
  console.table(rows);
}
