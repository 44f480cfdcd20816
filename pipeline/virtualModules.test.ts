import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import type { Constants } from "../src/constants.ts";
import { virtualModules } from "./virtualModules.ts";

const constants: Constants = {
  languages: ["en", "ja"],
  eventDays: ["2000-01-01", "2999-01-01"],
  schedulerFields: {},
  measuringSettings: undefined,
  consentWords: {},
};

/** The code of a virtual module, and the files whose changes make it anew. */
async function load(source: string, adapter: "none" | "plausible" = "none") {
  const { resolveId, load } = virtualModules(constants, adapter) as unknown as {
    resolveId(source: string): string | undefined;
    load(this: object, id: string): Promise<string>;
  };
  const addWatchFile = vi.fn();
  const id = resolveId(source) ?? expect.fail(`nothing provides ${source}`);
  return { code: await load.call({ addWatchFile }, id), watched: addWatchFile.mock.calls };
}

const importCode = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

test("scripts import what they know of the configuration", async () => {
  const { code } = await load("virtual:constants");
  expect(await importCode(code)).toMatchObject({ ...constants, loadMeasuring: expect.any(Function) });
});

test("pages load the script of the vendor, and nothing without one", async () => {
  const { code } = await load("virtual:constants");
  expect(code).not.toContain("measuring/");
  expect((await load("virtual:constants", "plausible")).code).toContain(
    'import("/src/measuring/entries/plausible.ts")',
  );
});

test("the script of the head runs before the first paint, with all that it imports", async () => {
  const { code, watched } = await load("virtual:head-script");
  expect(watched).toEqual([[expect.stringMatching(/\/src\/layout\/head\/headScript\.ts$/)]]);
  const document = {
    documentElement: { lang: "en", hidden: false, dataset: { event: "" } },
    cookie: "",
    addEventListener: () => undefined,
  };
  const reload = vi.fn();
  runInNewContext((await importCode(code)).default, {
    document,
    location: { search: "", protocol: "http:", reload },
    localStorage: { i18nextLng: "ja" },
    sessionStorage: {},
    setTimeout: () => undefined,
    setInterval: () => undefined,
    addEventListener: () => undefined,
    URLSearchParams,
  });
  // Another language is stored, so the page is loaded again.
  expect(document.cookie).toMatch(/^i18nextLng=ja;/);
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.event).toBe("1");
});
