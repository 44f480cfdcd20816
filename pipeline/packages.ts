import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Vite's list of the packages whose code is in scripts of the site: name, version and licence of each. */
export const packagesFile = "packages.json";

/**
 * Moves Vite's list of packages out of the static output, where it would be pressed and served, into the build, from
 * which a release takes its bill of materials.
 * @param from Astro's static output
 * @param to folder of the build
 */
export const keepPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  await copyFile(join(from, packagesFile), join(to, packagesFile));
  await rm(join(from, packagesFile));
};
