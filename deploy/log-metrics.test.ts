import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { smallBuild } from "../pipeline/fixture.ts";
import { launch } from "../tests/launch.ts";

const program = fileURLToPath(new URL("log-metrics.mjs", import.meta.url));

const measure = (log: readonly object[]): string => {
  const input = log.map((line) => `${JSON.stringify(line)}\n`).join("");
  const { stdout, status } = spawnSync(process.execPath, [program], { input, encoding: "utf8" });
  expect(status).toBe(0);
  return stdout;
};

/** Values by series, of lines in Prometheus' text format. */
const parse = (text: string): Record<string, number> => {
  const lines = text.trimEnd().split("\n");
  for (const line of lines)
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]*"\})? [\d.]+)$/);
  const samples = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" "));
  return Object.fromEntries(samples.map(([series, value]) => [series, Number(value)]));
};

const request = {
  time: "2026-01-01T00:00:00.000Z",
  method: "GET",
  path: "/partners",
  language: "ja",
  status: 200,
  bytes: 1000,
  duration: 4,
};

test("what the server writes is counted by class of status, with nothing of a visitor", async () => {
  const dist = await smallBuild();
  onTestFinished(() => rm(dist, { recursive: true }));
  const node = fileURLToPath(new URL("../server/node.ts", import.meta.url));
  const { child, nextLine } = launch(node, { SITE_DIST: dist, PORT: "0" });
  const started = await nextLine();
  const address = started.replace(/^.* /, "");
  for (const path of ["", "for-brokers?email=me@example.com", "missing.png", "anything"])
    await (await fetch(`${address}${path}`, { redirect: "manual" })).arrayBuffer();
  child.kill("SIGTERM");
  const log = [started];
  for (let line = await nextLine(); line !== "undefined"; line = await nextLine()) log.push(line);

  const input = `${log.join("\n")}\n`;
  const { stdout } = spawnSync(process.execPath, [program], { input, encoding: "utf8" });
  expect(parse(stdout)).toMatchObject({
    'website_requests_total{status="2xx"}': 2,
    'website_requests_total{status="3xx"}': 1,
    'website_requests_total{status="4xx"}': 1,
    'website_requests_total{status="5xx"}': 0,
    'website_request_duration_seconds_bucket{le="+Inf"}': 4,
    website_request_duration_seconds_count: 4,
    website_response_bytes_total: log
      .filter((line) => line.startsWith("{"))
      .reduce((sum, line) => sum + JSON.parse(line).bytes, 0),
  });
  expect(stdout).not.toMatch(/brokers|anything|email|missing|"en"|\d{4}-\d\d-\d\d/);
});

test("durations are a histogram in seconds", () => {
  const log = [1, 4, 60, 6000].map((duration) => ({ ...request, duration }));
  const values = parse(measure(log));
  const buckets = Object.entries(values).flatMap(([series, value]) =>
    series.startsWith("website_request_duration_seconds_bucket") ? [value] : [],
  );
  expect(buckets).toEqual([1, 2, 2, 2, 3, 3, 3, 3, 4]);
  expect(values).toMatchObject({
    website_request_duration_seconds_sum: 6.065,
    website_request_duration_seconds_count: 4,
  });
});

test("what is no line of the log counts nothing", () => {
  const others = ["", "Harbour website: http://127.0.0.1:4321/", "null", "[]", "7", '{"event":"new"}', "{"];
  const { stdout } = spawnSync(process.execPath, [program], { input: others.join("\n"), encoding: "utf8" });
  expect(stdout).toBe(measure([]));
  expect(Math.max(...Object.values(parse(stdout)))).toBe(0);
});

test("a file has all series from the start, is written again while the log goes on, and at its end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "metrics-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "website.prom");
  const counted = (count: number) =>
    vi.waitFor(
      () =>
        expect(parse(readFileSync(file, "utf8"))).toHaveProperty(
          ['website_requests_total{status="2xx"}'],
          count,
        ),
      { timeout: 60_000 },
    );
  const child = spawn(process.execPath, [program, file, "0.1"], { stdio: ["pipe", "ignore", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await counted(0);
  child.stdin.write(`${JSON.stringify(request)}\n`);
  await counted(1);
  child.stdin.end(`${JSON.stringify(request)}\n`);
  await counted(2);
});
