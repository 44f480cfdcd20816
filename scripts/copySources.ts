import { existsSync } from "node:fs";
import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

const sources = [
  ...["src", "build", "server", "public", "catalogues", "docs/translating"],
  ...["tests/launch.ts"],
  // What builds the site, and tells of share images.
  ...["run.mjs", "build.ts", "plainErrors.ts", "shareDigests.ts"].map((file) => `scripts/${file}`),
  ...[".dependency-cruiser.mjs", ".nvmrc", "site.config.json", "astro.config.ts", "vitest.config.ts"],
  ...["biome.json", "package.json", "tsconfig.json"],
];

/**
 * Copies what builds the site, and the unit tests beside it, to a folder that shares the installed packages.
 * @param folder an empty folder, or none yet
 */
export async function copySources(folder: string): Promise<void> {
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  if (existsSync(".cache/fonts")) await cp(".cache/fonts", join(folder, ".cache/fonts"), { recursive: true });
}
