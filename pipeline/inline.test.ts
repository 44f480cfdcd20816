import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { languages } from "../src/languages/languages.ts";
import type { Fonts } from "./fonts.ts";
import { inlineModules } from "./inline.ts";

const codeFonts = "@font-face{font-family:Code}";
const english = "@font-face{font-family:Text}";
const fonts: Fonts = { languages: { en: english }, code: codeFonts, files: new Map() };

/** What the plugin's `load` returns for a module id. */
function load(resolved: string) {
  const { load } = inlineModules(fonts, {
    __EVENT__: '["2000-01-01","2999-01-01"]',
    __PUBLISHED__: '["en","ja"]',
  });
  const addWatchFile = vi.fn();
  const code = (load as (this: object, id: string) => Promise<string | undefined>).call(
    { addWatchFile },
    resolved,
  );
  return { code, addWatchFile };
}

test("documents import their inline strings from one virtual module", async () => {
  const { name, resolveId } = inlineModules(fonts, {});
  const resolve = resolveId as (source: string) => string | undefined;
  expect(name).toBe("inline-modules");
  expect(resolve("virtual:inline")).toBe("\0virtual:inline");
  expect(resolve("virtual:flags.css")).toBe("\0virtual:flags.css");
  expect(resolve("./inline.ts")).toBeUndefined();
  expect(await load("virtual:inline").code).toBeUndefined();
});

test("each language has its flag in a stylesheet", async () => {
  const css = await load("\0virtual:flags.css").code;
  for (const { code, flag } of languages)
    expect(css).toMatch(new RegExp(`\\[lang=${code}\\][^}]*/${flag}\\.svg`));
});

test("the virtual module holds fonts and a script that runs before the first paint", async () => {
  const { code, addWatchFile } = load("\0virtual:inline");
  const module = await import(`data:text/javascript,${encodeURIComponent((await code) ?? "")}`);
  expect(module.fonts).toEqual({ en: english });
  expect(module.code).toEqual(codeFonts);
  expect(addWatchFile).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/src\/layout\/headScript\.ts$/),
  );

  const document = {
    documentElement: { lang: "en", hidden: false, dataset: { event: "" } },
    cookie: "",
    addEventListener: () => undefined,
  };
  const reload = vi.fn();
  runInNewContext(module.headScript, {
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
  // It becomes the content of a script element, with other code after it.
  expect(module.headScript).toMatch(/^\S[^\n]*[^;\s]$/);
});
