import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { unit } from "./vitest.config.ts";

/** Runs the test beside the mutated file first, then short files: the first failure ends a run, and most fail there. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = this.ctx.config.related ?? [];
    const besides = new Set(mutated.map((file) => file.replace(/\.ts$/, ".test.ts")));
    const distance = ({ moduleId }: TestSpecification) =>
      besides.has(moduleId) ? 0 : statSync(moduleId).size;
    return files.toSorted((one, other) => distance(one) - distance(other));
  }
}

/** The unit tests of the files that Stryker mutates (stryker.config.json). */
export default defineConfig({
  test: {
    ...unit,
    include: ["{server,src/languages,src/site,pipeline}/**/*.test.ts"],
    sequence: { sequencer: NearestFirst },
  },
});
