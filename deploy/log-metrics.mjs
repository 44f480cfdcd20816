// Counts the server's log for Prometheus: reads its lines of JSON on the standard input and writes a file for the
// textfile collector of node_exporter. deploy/website-metrics.service runs it. A script for Node because the server has
// Node already, and a counter needs a process that goes on reading, which jq and awk cannot write to a file at times.
//   journalctl --unit website --output cat --follow --lines 0 | node log-metrics.mjs website.prom
// Without a file it prints the counts when the input ends. Paths, languages and times of requests are not in it.
import { renameSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [file, every = "15"] = process.argv.slice(2);
if (!(Number(every) > 0)) {
  console.error("Usage: node log-metrics.mjs [file ending in .prom] [seconds between two writes, 15]");
  process.exit(2);
}

const limits = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
// All series are there from the start, so that the first failure is an increase.
const requests = new Map(["2xx", "3xx", "4xx", "5xx"].map((name) => [name, 0]));
const buckets = limits.map(() => 0);
let seconds = 0;
let bytes = 0;

/** A line of the log. What is none, such as what the server says when it starts, counts nothing. */
function read(line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return;
  }
  if (!Number.isInteger(entry?.status)) return;
  const status = `${Math.floor(entry.status / 100)}xx`;
  requests.set(status, requests.get(status) + 1);
  const duration = entry.duration / 1000;
  for (const [index, limit] of limits.entries()) if (duration <= limit) buckets[index] += 1;
  seconds += duration;
  bytes += entry.bytes;
}

function metric(name, type, help, samples) {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function text() {
  const total = [...requests.values()].reduce((sum, count) => sum + count, 0);
  return [
    metric(
      "website_requests_total",
      "counter",
      "Answered requests.",
      Array.from(requests, ([status, count]) => [`{status="${status}"}`, count]),
    ),
    metric(
      "website_request_duration_seconds",
      "histogram",
      "From a request's headers to the decision on its answer.",
      [
        ...limits.map((limit, index) => [`_bucket{le="${limit}"}`, buckets[index]]),
        ['_bucket{le="+Inf"}', total],
        ["_sum", Number(seconds.toFixed(6))],
        ["_count", total],
      ],
    ),
    metric("website_response_bytes_total", "counter", "Bytes of bodies.", [["", bytes]]),
  ].join("");
}

/** Renamed when it is complete, since the collector may read at any time. */
function write() {
  writeFileSync(`${file}.new`, text(), { mode: 0o644 });
  renameSync(`${file}.new`, file);
}

if (file) {
  write();
  setInterval(write, Number(every) * 1000).unref();
}
for await (const line of createInterface({ input: process.stdin })) read(line);
if (file) write();
else process.stdout.write(text());
