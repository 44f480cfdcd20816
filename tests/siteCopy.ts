import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { copySources } from "../scripts/copySources.ts";
import { expect } from "./fixtures.ts";

/** A copy of the site to change and build, for tests of the guides and of growing content. */
export interface SiteCopy {
  /** Where a file of the copy is. */
  path(file: string): string;
  /** Writes a file, and makes the folders that it lies in. */
  write(file: string, content: string): Promise<void>;
  /** Replaces one place in a file. */
  edit(file: string, place: string, replacement: string): Promise<void>;
  /** Replaces exports of a module. Its other exports stay. */
  override(module: string, exports: Readonly<Record<string, unknown>>): Promise<void>;
  /** Runs a program of it. @returns what it said @throws {Error} with that, if it fails */
  run(program: string, ...parameters: string[]): Promise<string>;
  /** Formats these files. @throws {Error} with what the linter finds in them */
  format(files: readonly string[]): Promise<void>;
  /** Builds it in these languages, English first. @returns what the build said */
  build(languages: readonly string[]): Promise<string>;
  /** Checks types and runs the unit tests of these files and folders. Needs a build first. */
  check(tests: readonly string[]): Promise<void>;
  /** Serves the build on a free port. */
  serve(): Promise<{ url: string; stop: () => Promise<void> }>;
  remove(): Promise<void>;
}

/** Copies the site, with files that are compressed less. @param name prefix of the folder's name @param tools folders that no build needs */
export async function copySite(name: string, tools: readonly string[] = []): Promise<SiteCopy> {
  await mkdir(".cache", { recursive: true });
  const folder = await mkdtemp(`.cache/${name}-`);
  const path = (file: string): string => join(folder, file);
  await copySources(folder);
  for (const tool of tools) await cp(tool, path(tool), { recursive: true });
  const run = async (command: readonly string[], env = process.env): Promise<string> => {
    const options = { cwd: folder, env };
    const { stdout } = await promisify(execFile)(process.execPath, command, options).catch((error) => {
      throw new Error(`${command.join(" ")} in the copy:\n${error.stdout}${error.stderr}`);
    });
    return stdout;
  };

  const edit = async (file: string, place: string, replacement: string): Promise<void> => {
    const before = await readFile(path(file), "utf8");
    expect(before.split(place), `${file} has one ${place}`).toHaveLength(2);
    await writeFile(path(file), before.replace(place, replacement));
  };

  // Files as small as possible would take half of the time of a build.
  await edit("pipeline/compress.ts", "constants.BROTLI_MAX_QUALITY", "4");
  await edit("pipeline/compress.ts", "[constants.ZSTD_c_compressionLevel]: 19", "");

  return {
    path,
    edit,
    run: (program, ...parameters) => run([program, ...parameters]),
    async write(file, content) {
      await mkdir(dirname(path(file)), { recursive: true });
      await writeFile(path(file), content);
    },
    async override(module, exports) {
      const original = module.replace(/\.ts$/, ".original.ts");
      await rename(path(module), path(original));
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      // A module's own exports have priority over `export *`.
      const from = `./${original.slice(original.lastIndexOf("/") + 1)}`;
      await writeFile(path(module), [`export * from "${from}";`, ...lines, ""].join("\n"));
    },
    async format(files) {
      await run([
        "node_modules/@biomejs/biome/bin/biome",
        ...["check", "--write", "--vcs-enabled=false", ...files],
      ]);
    },
    async build(languages) {
      const { CATALOGUES, CATALOGUE_URL, ...environment } = process.env;
      return run(["--import", "./scripts/plainErrors.ts", "scripts/build.ts"], {
        ...environment,
        NODE_ENV: "production",
        SITE_LANGUAGES: languages.join(),
        SITE_DIST: "dist",
        ASTRO_TELEMETRY_DISABLED: "1",
      });
    },
    async check(tests) {
      await run(["node_modules/typescript/bin/tsc"]);
      await run(["node_modules/vitest/vitest.mjs", "run", ...tests]);
    },
    async serve() {
      const { startServer }: typeof import("../server/node.ts") = await import(
        join(process.cwd(), path("server/node.ts"))
      );
      return startServer({ dist: path("dist"), host: "127.0.0.1", port: 0 });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
