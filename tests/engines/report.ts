import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { differences } from "./differences.ts";
import { engineNames } from "./engines.ts";

/** Prints a table at the end: tests passed per engine, and the known differences. */
export default class EngineReport implements Reporter {
  readonly #counts = new Map<string, { run: number; passed: number; notRun: number }>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const name = test.parent.project()?.name ?? "";
    const { run, passed, notRun } = this.#counts.get(name) ?? { run: 0, passed: 0, notRun: 0 };
    this.#counts.set(
      name,
      status === "skipped"
        ? { run, passed, notRun: notRun + 1 }
        : { run: run + 1, passed: passed + (status === "passed" ? 1 : 0), notRun },
    );
  }

  onEnd(): void {
    console.log("\nJourneys by engine, passed of run");
    for (const name of engineNames) {
      const counts = this.#counts.get(name);
      if (!counts) continue;
      const { run, passed, notRun } = counts;
      console.log(`${name.padEnd(9)} ${passed} of ${run}${notRun > 0 ? `, ${notRun} not run` : ""}`);
      for (const difference of differences[name]) console.log(`          - ${difference}`);
    }
  }
}
