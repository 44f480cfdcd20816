import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { differences } from "./differences.ts";
import { type EngineName, engineNames } from "./engines.ts";

/** Ends a run with a table: journeys by engine, passed of run, and what is known to be different. */
export default class EngineReport implements Reporter {
  readonly #counts = new Map<string, { run: number; passed: number }>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "skipped") return;
    const name = test.parent.project()?.name ?? "";
    const { run, passed } = this.#counts.get(name) ?? { run: 0, passed: 0 };
    this.#counts.set(name, { run: run + 1, passed: passed + (result.status === "passed" ? 1 : 0) });
  }

  onEnd(_: FullResult): void {
    console.log("\nengine     passed of run");
    for (const name of engineNames) {
      const { run, passed } = this.#counts.get(name) ?? { run: 0, passed: 0 };
      console.log(`${name.padEnd(10)} ${String(passed).padStart(6)} of ${run}`);
      for (const difference of this.#known(name)) console.log(`           – ${difference}`);
    }
  }

  #known(name: EngineName): readonly string[] {
    return this.#counts.has(name) ? differences[name] : [];
  }
}
