import { test as base } from "@playwright/test";
import type { Engine, Settings } from "./driver.ts";
import { engineNames, startEngine } from "./engines.ts";
import { Visitor } from "./visitor.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** A visitor in a new English browser, with motion and scripts. */
  visitor: Visitor;
  /** Further visitors with their own settings. */
  visit(settings?: Partial<Settings>, base?: string): Promise<Visitor>;
}

/** Tests run in the engine that names the project. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern to find the fixtures.
    async ({}, use, { project }) => {
      const name = engineNames.find((each) => each === project.name);
      if (!name) throw new Error(`No engine is called ${project.name}.`);
      const engine = await startEngine(name);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  visit: async ({ engine, baseURL }, use) => {
    const visitors: Visitor[] = [];
    await use(async (settings, address = baseURL ?? "") => {
      const driver = await engine.visitor({ motion: true, scripts: true, language: "en-US", ...settings });
      const visitor = new Visitor(driver, address);
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) await visitor.close();
  },
  visitor: async ({ visit }, use) => {
    await use(await visit());
  },
});
