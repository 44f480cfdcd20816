import { EventEmitter } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventDays } from "../src/site/event.ts";
import { newsletterForm } from "../src/site/links.ts";
import { site } from "../src/site/site.ts";
import { documents } from "./documents.ts";
import { makeFonts } from "./fonts.ts";
import { inlineModules } from "./inline.ts";
import { lightenDocuments } from "./lighten.ts";
import { press } from "./press.ts";

vi.mock("../src/site/links.ts", { spy: true });
vi.mock("./fonts.ts", { spy: true });
vi.mock("./inline.ts", { spy: true });
vi.mock("./flags.ts", () => ({
  readFlags: async () => ({ urls: {}, files: new Map([["flag-jp.svg", Buffer.from("<svg/>")]]) }),
}));
vi.mock("./lighten.ts", () => ({ lightenDocuments: vi.fn() }));
vi.mock("./press.ts", () => ({ press: vi.fn() }));

interface Updates {
  vite: {
    plugins: Plugin[];
    css: { modules: { generateScopedName: (name: string, file: string) => string } };
  };
}

interface Layer {
  route: string;
  handle: (...parameters: unknown[]) => void;
}

/** Sets the integration up as Astro does. */
async function setUp(command: "dev" | "build") {
  const none = { css: "", urls: [] };
  vi.mocked(makeFonts).mockResolvedValue({
    sets: { latin: none, cyrillic: none, code: none },
    files: new Map([["text.woff2", Buffer.from("font")]]),
  });
  const { hooks } = documents();
  const injectRoute = vi.fn();
  const updateConfig = vi.fn<(updates: Updates) => void>();
  const run = (name: keyof typeof hooks, options: object) =>
    (hooks[name] as (options: object) => unknown)(options);
  const config = { root: new URL("../", import.meta.url) };
  await run("astro:config:setup", { command, config, injectRoute, updateConfig });
  return { run, injectRoute, updateConfig };
}

test("the fonts have the letters of the company's names, each once", async () => {
  await setUp("build");
  const [cache, letters = ""] = vi.mocked(makeFonts).mock.lastCall ?? [];
  expect(cache).toBe(".cache/fonts");
  expect([...letters].sort()).toEqual([...new Set(site.brand + site.legalName)].sort());
});

test("Astro bundles with the inline module and short class names", async () => {
  const { updateConfig } = await setUp("build");
  expect(inlineModules).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), {
    __PUBLISHED__: JSON.stringify(site.languages),
    __EVENT__: JSON.stringify(eventDays(site)),
  });
  const { plugins, css } = updateConfig.mock.lastCall?.[0].vite ?? expect.fail("no configuration");
  expect(plugins.map(({ name }) => name)).toEqual(["inline-modules"]);
  const file = new URL("../src/ui/Tabs/Tabs.module.css", import.meta.url).pathname;
  const [, name = ""] = /\.([a-z]\w*)/.exec(await readFile(file, "utf8")) ?? [];
  expect(css.modules.generateScopedName(name, file)).toMatch(/^[a-z][\da-z]$/);
});

test("development alone has the style page", async () => {
  expect((await setUp("build")).injectRoute).not.toHaveBeenCalled();
  expect((await setUp("dev")).injectRoute).toHaveBeenCalledExactlyOnceWith({
    pattern: "/[language]/style/[...component]",
    entrypoint: "./src/styleguide/StylePage.astro",
  });
});

test("development answers in front of Astro, once its server listens", async () => {
  const { run } = await setUp("dev");
  const httpServer = new EventEmitter();
  const astro: Layer = { route: "", handle: () => undefined };
  const stack = [astro];
  run("astro:server:setup", { server: { httpServer, middlewares: { stack } } });
  expect(stack).toEqual([astro]);
  httpServer.emit("listening");
  expect(stack).toHaveLength(2);
  expect(stack[1]).toBe(astro);

  const answer = (url: string) => {
    const response = { setHeader: vi.fn(), writeHead: vi.fn(), end: vi.fn(), statusCode: 200 };
    const request = { url, method: "GET", headers: {} };
    const next = vi.fn();
    stack[0]?.handle(request, response, next);
    return { ...response, url: request.url, next };
  };
  expect(answer("/_astro/flag-jp.svg").end).toHaveBeenCalledWith(Buffer.from("<svg/>"));
  expect(answer("/_astro/text.woff2").end).toHaveBeenCalledWith(Buffer.from("font"));
  expect(answer("/partners").url).toBe("/en/partners");
  for (const path of [
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/llms.txt",
    "/drawings/bell.svg",
    "/share/en/home.jpg",
    "/favicon.svg",
  ]) {
    const { url, next } = answer(path);
    expect([url, next.mock.calls.length]).toEqual([path, 1]);
  }
});

test("a development server without HTTP of its own is left alone", async () => {
  const { run } = await setUp("dev");
  const stack: unknown[] = [];
  run("astro:server:setup", { server: { httpServer: null, middlewares: { stack } } });
  expect(stack).toEqual([]);
});

test("the finished build gets fonts and flags, is made light, then pressed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const steps: string[] = [];
  vi.mocked(lightenDocuments).mockImplementation(async () => void steps.push("lighten"));
  vi.mocked(press).mockImplementation(async () => void steps.push("press"));
  const { run } = await setUp("build");
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`) });
  expect(await readFile(join(folder, "_astro/text.woff2"), "utf8")).toBe("font");
  expect(await readFile(join(folder, "_astro/flag-jp.svg"), "utf8")).toBe("<svg/>");
  expect(steps).toEqual(["lighten", "press"]);
  expect(lightenDocuments).toHaveBeenCalledWith(`${folder}/`);
  expect(press).toHaveBeenCalledWith({
    from: `${folder}/`,
    to: process.env.SITE_DIST ?? "dist",
    site: {
      brand: site.brand,
      url: site.url,
      contentHubOrigin: site.links.contentHub,
      publishedLanguages: site.languages,
      frameOrigins: expect.any(Array),
    },
  });
});

test.each([
  ["the sample, which is ours", "/samples/newsletter?lng=en", []],
  ["a vendor's form", "https://mail.vendor.io/form", ["https://mail.vendor.io"]],
])("the press learns whom %s is framed from", async (_what, address, origins) => {
  vi.mocked(newsletterForm).mockReturnValue({ address, sandbox: "" });
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { run } = await setUp("build");
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`) });
  const { frameOrigins } = vi.mocked(press).mock.lastCall?.[0].site ?? expect.fail("nothing was pressed");
  expect([...new Set(frameOrigins)]).toEqual(origins);
});
