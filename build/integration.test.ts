import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashedPath } from "../src/layout/shareImages/shareImages.ts";
import { newsletterForm } from "../src/site/links.ts";
import { documents } from "./integration.ts";
import { finishBuild } from "./manifest.ts";

vi.mock("../src/site/links.ts", { spy: true });
vi.mock("./manifest.ts", () => ({ finishBuild: vi.fn() }));

/** Runs the integration's setup hook as Astro does. */
async function setUp(command: "dev" | "build") {
  const { hooks } = documents();
  const run = (name: keyof typeof hooks, options: object) =>
    (hooks[name] as (options: object) => unknown)(options);
  await run("astro:config:setup", {
    command,
    injectRoute: vi.fn(),
    updateConfig: vi.fn(),
  });
  return { run };
}

test.each(["dev", "build"] as const)("%s stops at an unknown setting", async (command) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_BRNAD", "Bell");
  await expect(setUp(command)).rejects.toThrow("SITE_BRNAD is not a known setting: did you mean SITE_BRAND?");
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
