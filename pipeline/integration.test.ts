import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashedPath } from "../src/layout/shareImages.ts";
import { newsletterForm } from "../src/site/links.ts";
import { makeFonts } from "./fonts.ts";
import { fontTexts } from "./fontTexts.ts";
import { documents } from "./integration.ts";
import { completeBuild } from "./manifest.ts";
import { measuringScript } from "./measuring.ts";
import { addPackages } from "./packages.ts";
import { steps } from "./steps.ts";

vi.mock("../src/site/links.ts", { spy: true });
vi.mock("./fonts.ts", { spy: true });
vi.mock("./fontTexts.ts", { spy: true });
vi.mock("./measuring.ts", { spy: true });
vi.mock("./packages.ts", () => ({ addPackages: vi.fn(), packagesFile: "packages.json" }));
vi.mock("./steps.ts", () => ({ steps: { begin: vi.fn(), end: vi.fn() } }));
vi.mock("./manifest.ts", () => ({ completeBuild: vi.fn() }));

/** Runs the integration's setup hook as Astro does. */
async function setUp(command: "dev" | "build") {
  vi.mocked(fontTexts).mockResolvedValue(new Map());
  vi.mocked(makeFonts).mockResolvedValue({
    languages: {},
    code: "",
    files: new Map([["text.woff2", Buffer.from("font")]]),
  });
  const { hooks } = documents();
  const injectRoute = vi.fn();
  const run = (name: keyof typeof hooks, options: object) =>
    (hooks[name] as (options: object) => unknown)(options);
  const config = { root: new URL("../", import.meta.url) };
  await run("astro:config:setup", { command, config, injectRoute, updateConfig: vi.fn() });
  return { run, injectRoute };
}

test("only development has the style page", async () => {
  expect((await setUp("build")).injectRoute).not.toHaveBeenCalled();
  expect((await setUp("dev")).injectRoute).toHaveBeenCalledExactlyOnceWith({
    pattern: "/[language]/style/[...component]",
    entrypoint: "./src/styleguide/StylePage.astro",
  });
});

test("development answers before Vite does", async () => {
  const { run } = await setUp("dev");
  const use = vi.fn();
  await run("astro:server:setup", { server: { middlewares: { use } } });
  const [handle] = use.mock.lastCall ?? expect.fail("no handler");

  const answer = (url: string) => {
    const response = { setHeader: vi.fn(), end: vi.fn(), statusCode: 200 };
    const request = { url, method: "GET", headers: {} };
    const next = vi.fn();
    handle(request, response, next);
    return { ...response, url: request.url, next };
  };
  expect(answer("/_astro/text.woff2").end).toHaveBeenCalledWith(Buffer.from("font"));
  expect(answer("/partners").url).toBe("/en/partners");
  for (const path of [
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/llms.txt",
    "/.well-known/security.txt",
    "/drawings/bell.svg",
    "/share/en/home.jpg",
    "/favicon.svg",
  ]) {
    const { url, next } = answer(path);
    expect([url, next.mock.calls.length]).toEqual([path, 1]);
  }
});

test("the build gets fonts and hashed share images", async () => {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "share/en"), { recursive: true });
  await writeFile(join(folder, "share/en/home.jpg"), "image");
  const { run } = await setUp("build");
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`), pages: [{}, {}] });
  expect(await readFile(join(folder, "_astro/text.woff2"), "utf8")).toBe("font");
  expect(await readdir(join(folder, "share/en"))).toEqual([
    basename(hashedPath("share/en/home.jpg", Buffer.from("image"))),
  ]);
});

test("the build has three steps, and development none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.mocked(completeBuild).mockImplementation(async ({ onProgress }) => onProgress?.(0.5));
  vi.mocked(steps.begin).mockClear();
  vi.mocked(steps.end).mockClear();
  await setUp("dev");
  expect(steps.begin).not.toHaveBeenCalled();

  const { run } = await setUp("build");
  await run("astro:build:start", {});
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`), pages: [{}, {}] });
  expect(vi.mocked(steps.begin).mock.calls.map(([title]) => title)).toEqual([
    "Words and fonts",
    "Pages",
    "Files",
  ]);
  expect(vi.mocked(steps.end).mock.calls).toEqual([
    ["Words and fonts"],
    ["Pages: 2 documents"],
    ["Files: compressed"],
  ]);
  expect(vi.mocked(steps.begin).mock.lastCall?.[1]()).toBe(0.5);
});

test.each([
  ["the sample, which is ours", "/samples/newsletter?lng=en", []],
  ["a vendor's form", "https://mail.vendor.io/form", ["https://mail.vendor.io"]],
])("the build gets the origin that serves %s", async (_what, address, origins) => {
  vi.mocked(newsletterForm).mockReturnValue({ address, sandbox: "" });
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { run } = await setUp("build");
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`), pages: [{}, {}] });
  const { frameOrigins } =
    vi.mocked(completeBuild).mock.lastCall?.[0].site ?? expect.fail("nothing was built");
  expect([...new Set(frameOrigins)]).toEqual(origins);
});

test("the script that measures is a file of the build with its packages, and not there in development", async () => {
  vi.mocked(measuringScript).mockResolvedValue({ name: "measuring.js", code: "measure()", packages: "[1]" });
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { run } = await setUp("build");
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`), pages: [{}, {}] });
  expect(await readFile(join(folder, "_astro/measuring.js"), "utf8")).toBe("measure()");
  expect(addPackages).toHaveBeenLastCalledWith(`${folder}/`, "[1]");
  vi.mocked(measuringScript).mockClear();
  await setUp("dev");
  expect(measuringScript).not.toHaveBeenCalled();
});
