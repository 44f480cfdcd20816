import { expect, test } from "vitest";
import type { Constants } from "../src/constants.ts";
import { virtualModules } from "./virtualModules.ts";

const constants: Constants = {
  languages: ["en", "ja"],
  eventDays: ["2000-01-01", "2999-01-01"],
  eventId: "Expo 2000-01-01",
  schedulerFields: {},
  analyticsSettings: undefined,
  consentWords: {},
};

/** The code of a virtual module. */
function load(source: string, adapter: "none" | "plausible"): Promise<string> {
  const { resolveId, load } = virtualModules(constants, adapter) as unknown as {
    resolveId(source: string): string | undefined;
    load(id: string): Promise<string>;
  };
  return load(resolveId(source) ?? expect.fail(`nothing provides ${source}`));
}

test("pages load the script of the vendor, and nothing without one", async () => {
  expect(await load("virtual:constants", "none")).not.toContain("analytics/");
  const script = 'import("/src/analytics/entries/plausible.ts")';
  expect(await load("virtual:constants", "plausible")).toContain(script);
});
