import { test as base } from "@playwright/test";
import type { Engine, Settings } from "./driver.ts";
import { engineNames, startEngine } from "./engines.ts";
import { Visitor } from "./visitor.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Somebody with a fresh browser in English, who lets things move and scripts run. */
  visitor: Visitor;
  /** Others, with settings of their own. */
  visit(settings?: Partial<Settings>, base?: string): Promise<Visitor>;
}

/** Journeys, in the engine that the project is named after. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
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
