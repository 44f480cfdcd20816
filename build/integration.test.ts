import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { serve } from "../src/i18n/negotiation/testing.ts";
import { hashedPath } from "../src/layout/shareImages/shareImages.ts";
import { newsletterForm } from "../src/site/links.ts";
import { documents } from "./integration.ts";
import { finishBuild } from "./manifest.ts";

vi.mock("../src/site/links.ts", { spy: true });
vi.mock("./manifest.ts", () => ({ finishBuild: vi.fn() }));

/** Runs the integration's setup hook as Astro does. */
async function setUp(command: "dev" | "build") {
  const { hooks } = documents();
  const injectRoute = vi.fn();
  const run = (name: keyof typeof hooks, options: object) =>
    (hooks[name] as (options: object) => unknown)(options);
  await run("astro:config:setup", { command, injectRoute, updateConfig: vi.fn() });
  return { run, injectRoute };
}

test.each(["dev", "build"] as const)("%s stops at an unknown setting", async (command) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_BRNAD", "Bell");
  await expect(setUp(command)).rejects.toThrow("SITE_BRNAD is not a known setting: did you mean SITE_BRAND?");
});

test("development answers before Vite does", async () => {
  const { run } = await setUp("dev");
  const use = vi.fn();
  await run("astro:server:setup", { server: { middlewares: { use } } });
  const [handle] = use.mock.lastCall ?? expect.fail("no handler");

  const address = await serve((request, response) =>
    handle(request, response, () => response.end(`Vite ${request.url}`)),
  );
  const answer = async (path: string) => (await fetch(address + path)).text();
  expect(await answer("/partners")).toBe("Vite /en/partners");
  for (const path of [
    "/_astro/fonts/text.woff2",
    "/robots.txt",
    "/.well-known/security.txt",
    "/drawings/bell.svg",
    "/share/en/home.jpg",
  ])
    expect(await answer(path)).toBe(`Vite ${path}`);
});

test("the build gets hashed share images", async () => {
  const folder = await mkdtemp(join(tmpdir(), "output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "share/en"), { recursive: true });
  await writeFile(join(folder, "share/en/home.jpg"), "image");
  const { run } = await setUp("build");
  await run("astro:build:done", { dir: pathToFileURL(`${folder}/`), pages: [{}, {}] });
  expect(await readdir(join(folder, "share/en"))).toEqual([
    basename(hashedPath("share/en/home.jpg", Buffer.from("image"))),
  ]);
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
  const { frameOrigins } = vi.mocked(finishBuild).mock.lastCall?.[0].site ?? expect.fail("nothing was built");
  expect([...new Set(frameOrigins)]).toEqual(origins);
});
