import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { copySources } from "../scripts/copySources.ts";
import { expect } from "./fixtures.ts";

/** A copy of the site, to be changed and built. */
export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/** Copies the site. @param name prefix of the folder's name @param tools folders that no build needs */
export async function copySite(name: string, tools: readonly string[] = []) {
  await mkdir(".cache", { recursive: true });
  const folder = await mkdtemp(`.cache/${name}-`);
  /** Where a file of the copy is. */
  const path = (file: string): string => join(folder, file);
  await copySources(folder);
  for (const tool of tools) await cp(tool, path(tool), { recursive: true });

  /** @returns what the program said @throws {Error} with that, if it fails */
  const run = async (command: readonly string[], env = process.env): Promise<string> => {
    const options = { cwd: folder, env };
    const { stdout } = await promisify(execFile)(process.execPath, command, options).catch((error) => {
      throw new Error(`${command.join(" ")} in the copy:\n${error.stdout}${error.stderr}`);
    });
    return stdout;
  };

  const read = (file: string): Promise<string> => readFile(path(file), "utf8");

  /** Writes a file, and makes the folders that it lies in. */
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), content);
  };

  /** Replaces one place in a file. */
  const edit = async (file: string, place: string, replacement: string): Promise<void> => {
    const before = await read(file);
    expect(before.split(place), `${file} has one ${place}`).toHaveLength(2);
    await write(file, before.replace(place, replacement));
  };

  return {
    path,
    run,
    read,
    write,
    edit,
    json: async (file: string) => JSON.parse(await read(file)),
    /** Replaces exports of a module. Its other exports stay, since its own have priority over `export *`. */
    async override(module: string, exports: Readonly<Record<string, unknown>>): Promise<void> {
      const original = module.replace(/\.ts$/, ".original.ts");
      await rename(path(module), path(original));
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      await write(module, [`export * from "./${basename(original)}";`, ...lines, ""].join("\n"));
    },
    /** Formats these files. @throws {Error} with what the linter finds in them */
    format: (files: readonly string[]) =>
      run([
        "node_modules/@biomejs/biome/bin/biome",
        ...["check", "--write", "--vcs-enabled=false", ...files],
      ]),
    /**
     * Builds it.
     * @param languages English first
     * @param settings other variables
     * @returns what the build said
     */
    build(languages: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<string> {
      const { CATALOGUE_URL, ...environment } = process.env;
      return run(["--import", "./scripts/plainErrors.ts", "scripts/build.ts"], {
        ...environment,
        NODE_ENV: "production",
        SITE_LANGUAGES: languages.join(),
        SITE_DIST: "dist",
        SITE_COMPRESSION: "fast",
        ASTRO_TELEMETRY_DISABLED: "1",
        ...settings,
      });
    },
    /** Checks the imports of `src`, its types, but of no tests, and runs these unit tests. Needs a build first. */
    async check(tests: readonly string[]): Promise<void> {
      const sources = [".astro/types.d.ts", "src/**/*.ts", "src/**/*.tsx"];
      const project = { extends: "./tsconfig.json", include: sources, exclude: ["**/*.test.*"] };
      await write("tsconfig.sources.json", JSON.stringify(project));
      await run(["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "src"]);
      await run(["node_modules/typescript/bin/tsc", "--project", "tsconfig.sources.json"]);
      await run(["node_modules/vitest/vitest.mjs", "run", ...tests]);
    },
    /** Serves the build on a free port. */
    async serve() {
      const { startServer }: typeof import("../server/node.ts") = await import(
        resolve(path("server/node.ts"))
      );
      return startServer({ dist: path("dist"), host: "127.0.0.1", port: 0 });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
