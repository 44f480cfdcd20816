import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

const second = 1000;

/** What Chromium sends for a page. */
const browserHeaders = {
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Language": "en-US,en;q=0.9",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Upgrade-Insecure-Requests": "1",
  "Sec-Fetch-Site": "none",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-User": "?1",
  Priority: "u=0, i",
};

/** Processor time of a process in milliseconds. Linux counts it in hundredths of a second. */
export const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
};

/** How a server answered under load. */
export interface Figures {
  /** Requests per second. */
  throughput: number;
  /** Milliseconds in which half of all answers came. */
  p50: number;
  /** Milliseconds in which 99 of 100 answers came. */
  p99: number;
  /** Microseconds of the processor per request. */
  processor: number;
}

/**
 * Asks a server on this machine for its home page as a browser does, over connections that stay open. Needs `wrk`.
 * @param pid the process that answers
 */
export async function load(
  { port, pid }: { port: number; pid: number },
  connections: number,
  seconds: number,
): Promise<Figures> {
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const before = processorTime(pid);
  const wrk = spawn(
    "wrk",
    ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...headers, `http://127.0.0.1:${port}/`],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  wrk.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await once(wrk, "close");
  const percentile = (share: number): number => {
    const [, value = "", unit = ""] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(said) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: second }[unit as "us" | "ms" | "s"];
  };
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  return {
    throughput: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p50: percentile(50),
    p99: percentile(99),
    processor: (1000 * (processorTime(pid) - before)) / requests,
  };
}
