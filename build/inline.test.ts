import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeFolder } from "./fixture.ts";
import { inlineModules, scopedNames } from "./inline.ts";

async function namesIn(files: Record<string, string>) {
  const folder = await writeFolder(new Map(Object.entries(files)));
  onTestFinished(() => rm(folder, { recursive: true }));
  const nameOf = scopedNames(folder);
  return (name: string, file: string) => nameOf(name, join(folder, file));
}

test("classes and keyframes are counted in the order of their files, from a letter on", async () => {
  const nameOf = await namesIn({
    "b.module.css": ".row{color:red}",
    "a/Tabs.module.css": "@keyframes slide-in{}.tab-list .tab{animation:slide-in .5s}.tab:hover{}",
    "plain.css": ".plain{}",
  });
  expect(nameOf("slide-in", "a/Tabs.module.css")).toBe("a0");
  expect(nameOf("tab-list", "a/Tabs.module.css")).toBe("a1");
  expect(nameOf("tab", "a/Tabs.module.css")).toBe("a2");
  expect(nameOf("row", "b.module.css?used")).toBe("a3");
});

test("the same name in another file is another class", async () => {
  const nameOf = await namesIn({ "a.module.css": ".row{}", "b.module.css": ".row{}" });
  expect(nameOf("row", "a.module.css")).not.toBe(nameOf("row", "b.module.css"));
});

test("a class that was not counted is an error that says how to mend it", async () => {
  const nameOf = await namesIn({ "a/b.module.css": ".row{}" });
  expect(() => nameOf("col", "a/b.module.css")).toThrow(
    "No class a/b.module.css:col was counted: run the build again",
  );
});

const noFonts = { css: "", urls: [] };
const latin = { css: "@font-face{}", urls: ["/_astro/text.woff2"] };

/** What `load` of the plugin gives for an address. */
function load(resolved: string) {
  const { load } = inlineModules(
    { sets: { latin, cyrillic: noFonts, code: noFonts }, files: new Map() },
    { urls: { JP: "/_astro/jp.svg" }, files: new Map() },
    { __PUBLISHED__: '["en","ja"]', __EVENT__: '["2000-01-01","2999-01-01"]' },
  );
  const addWatchFile = vi.fn();
  const code = (load as (this: object, id: string) => Promise<string | undefined>).call(
    { addWatchFile },
    resolved,
  );
  return { code, addWatchFile };
}

test("documents import their inline strings from one virtual module", async () => {
  const { name, resolveId } = inlineModules(
    { sets: { latin: noFonts, cyrillic: noFonts, code: noFonts }, files: new Map() },
    { urls: {}, files: new Map() },
    {},
  );
  const resolve = resolveId as (source: string) => string | undefined;
  expect(name).toBe("inline-modules");
  expect(resolve("virtual:inline")).toBe("\0virtual:inline");
  expect(resolve("./inline.ts")).toBeUndefined();
  expect(await load("virtual:inline").code).toBeUndefined();
});

test("the virtual module holds fonts, flags and a script that runs before the first paint", async () => {
  const { code, addWatchFile } = load("\0virtual:inline");
  const module = await import(`data:text/javascript,${encodeURIComponent((await code) ?? "")}`);
  expect(module.fonts).toEqual({ latin, cyrillic: noFonts, code: noFonts });
  expect(module.flags).toEqual({ JP: "/_astro/jp.svg" });
  expect(addWatchFile).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/src\/layout\/headScript\.ts$/),
  );

  const reload = vi.fn();
  const document = { cookie: "", documentElement: { lang: "en", dataset: { event: "" } } };
  const location = { search: "", protocol: "https:", reload };
  runInNewContext(module.headScript, {
    document,
    location,
    localStorage: { i18nextLng: "ja" },
    sessionStorage: {},
    URLSearchParams,
  });
  expect(document.cookie).toMatch(/^i18nextLng=ja;/);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.event).toBe("1");
  // It stands in a script element, followed by others.
  expect(module.headScript).toMatch(/^\S[^\n]*[^;\s]$/);
});
