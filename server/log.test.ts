import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, write } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createLog, type LoggedRequest } from "./log.ts";

vi.mock(import("node:fs"), { spy: true });

let folder: string;
let descriptor: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-"));
  descriptor = openSync(join(folder, "log"), "w");
});
afterEach(() => {
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});

const written = () => readFileSync(join(folder, "log"), "utf8");
const lines = () =>
  written()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

const request: LoggedRequest = {
  method: "GET",
  target: "/partners?email=me@example.com&lng=ja",
  language: "ja",
  status: 200,
  bytes: 12_345,
  duration: 1.23456,
  aborted: false,
};

test("a request is a line of JSON, without its query", async () => {
  const before = Date.now();
  const log = createLog(descriptor);
  log.request(request);
  log.request({ ...request, method: "HEAD", language: undefined, bytes: 0, aborted: true });
  await log.flush();
  const [first, second] = lines();
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    method: "GET",
    path: "/partners",
    language: "ja",
    status: 200,
    bytes: 12_345,
    duration: 1.23,
  });
  expect(Date.parse(first.time)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(first.time)).toBeLessThanOrEqual(Date.now());
  expect(second).toMatchObject({ method: "HEAD", language: null, bytes: 0, aborted: true });
});

test("nothing that a visitor sends breaks a line, and long paths are cut", async () => {
  const log = createLog(descriptor);
  log.request({ ...request, target: '/"},\n{"a":"\u0000\\' });
  log.request({ ...request, target: `/${"a".repeat(5000)}` });
  await log.flush();
  expect(lines().map(({ path }) => path)).toEqual(['/"},\n{"a":"\u0000\\', `/${"a".repeat(199)}`]);
});

test("events are lines too", async () => {
  const log = createLog(descriptor);
  log.event("timeout");
  await log.flush();
  expect(lines()).toEqual([{ time: expect.any(String), event: "timeout" }]);
});

test("lines are written by themselves before long", async () => {
  createLog(descriptor).event("timeout");
  await vi.waitFor(() => expect(written()).toContain("timeout"));
});

test("while nobody reads, little is held back, and the log says how many lines it left out", async () => {
  const held: (() => void)[] = [];
  vi.mocked(write).mockImplementation(((...[, , done]: Parameters<typeof write>) => {
    // Its reader takes nothing yet.
    held.push(() => (done as unknown as (error: object) => void)({ code: "EAGAIN" }));
  }) as typeof write);
  onTestFinished(() => void vi.mocked(write).mockReset());
  const log = createLog(descriptor);
  const count = 20_000;
  for (let line = 0; line < count; line += 1) log.request(request);
  vi.mocked(write).mockReset();
  for (const refuse of held) refuse();
  await log.flush();
  const kept = lines();
  const last = kept.pop();
  expect(last).toMatchObject({ event: "lines left out", count: count - kept.length });
  expect(written().length).toBeLessThan(2 * 1024 * 1024);
});

test("a log that cannot be written is given up without an error", async () => {
  const log = createLog(999_999);
  log.request(request);
  await log.flush();
});
