import { expect, test, vi } from "vitest";
import { createSteps } from "./steps.ts";

/** Steps on the clock of the test, and what they have written. */
function start(isTTY: boolean) {
  vi.useFakeTimers();
  const written: string[] = [];
  const steps = createSteps({ isTTY, write: (text) => written.push(text) });
  const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  return { steps, written, wait };
}

test("a step is one line with its seconds", () => {
  const { steps, written, wait } = start(false);
  steps.begin("Pages", () => 0);
  wait(3.14);
  steps.end("Pages: 98 documents");
  steps.begin("Files", () => 0);
  wait(61);
  steps.end("Files: compressed");
  expect(written).toEqual(["Pages: 98 documents, 3.1 s\n", "Files: compressed, 61.0 s\n"]);
});

test("on a terminal a step that takes longer than five seconds has a bar, which its line replaces", () => {
  const { steps, written, wait } = start(true);
  let part = 0;
  steps.begin("Files", () => part);
  wait(4.9);
  expect(written).toEqual([]);
  part = 0.5;
  wait(0.2);
  expect(written).toEqual(["\rFiles ██████████░░░░░░░░░░ 5 s"]);
  steps.end("Files: compressed");
  wait(10);
  expect(written.slice(1)).toEqual(["\r\x1b[2KFiles: compressed, 5.1 s\n"]);
});
