import { test as base } from "@playwright/test";
import type { Settings } from "./browser.ts";
import { engineNames, startEngine } from "./engines.ts";
import { Visitor } from "./visitor.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  settings: Partial<Settings>;
  /** A visitor in a new browser: English, with motion and scripts, unless `settings` say otherwise. */
  visitor: Visitor;
}

/** Tests run in the engine that names the project. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  visitor: async ({ settings, baseURL }, use, { project }) => {
    const name = engineNames.find((each) => each === project.name);
    if (!name) throw new Error(`No engine is called ${project.name}.`);
    const browser = await startEngine(name, {
      reducedMotion: false,
      scripts: true,
      language: "en-US",
      ...settings,
    });
    await use(new Visitor(browser, baseURL ?? ""));
    await browser.close();
  },
});
