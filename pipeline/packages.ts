import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Vite's list of the packages whose code is in scripts of the site: name, version and licence of each. */
export const packagesFile = "packages.json";

/**
 * Moves Vite's list of packages out of the static output, where it would be pressed and served, into the build, from
 * which a release takes its bill of materials.
 * @param from Astro's static output
 * @param to folder of the build
 * @param others lists of scripts that are bundled apart
 */
export const keepPackages = async (from: string, to: string, ...others: readonly string[]): Promise<void> => {
  await mkdir(to, { recursive: true });
  const list = await readFile(join(from, packagesFile), "utf8");
  const added = others.flatMap((other) => JSON.parse(other));
  await writeFile(
    join(to, packagesFile),
    added.length > 0 ? JSON.stringify([...JSON.parse(list), ...added], null, 2) : list,
  );
  await rm(join(from, packagesFile));
};
