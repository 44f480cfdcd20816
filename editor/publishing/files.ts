import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, mkdir, mkdtempDisposable, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { readJson } from "../../src/content/readJson.ts";
import { different, type Group, isSame, type Value } from "./changes.ts";
import { formatFolder } from "./format.ts";
import { type Inspection, settingsFile } from "./inspection.ts";
import { pendingFile } from "./pending.ts";

const scratch = ".cache/editor";

const patterns = ["catalogues/*/*.json", "src/content/**/*.json", "src/i18n/lint/names.json"];

/** The paths of the files whose content is the owner's, in the working folder or another: words, content and settings. */
export const ownersFiles = (folder = "."): string[] => [
  ...globSync(patterns, { cwd: folder }).toSorted(),
  settingsFile,
];

/**
 * The values of the owner's files, and pending changes, by path from the root of the project, which is the working folder.
 * @param folder another one, with copies of the files
 * @throws {Error} with file, line and remedy, if one of them is no JSON
 */
export const readFiles = (folder = "."): Group =>
  Object.fromEntries(
    [...ownersFiles(folder), pendingFile].map((file) => [file, readJson(join(folder, file)).value as Value]),
  );

/** Writes values as files in a folder. */
export async function writeFiles(folder: string, values: Group): Promise<void> {
  for (const [file, value] of Object.entries(values)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), JSON.stringify(value, null, 2));
  }
}

/** Does something with values as files in a folder that is removed again. */
async function withCopy<Result>(values: Group, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(scratch, { recursive: true });
  await using folder = await mkdtempDisposable(join(scratch, "copy-"));
  await writeFiles(folder.path, values);
  return await work(folder.path);
}

/** Checks the files of the owner in a folder with the code of the build. @throws {Error} if the checks themselves fail */
export async function inspectFolder(folder: string): Promise<Inspection> {
  const env = { ...process.env, CATALOGUE_URL: "" };
  const options = { cwd: folder, env, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, "inspect.ts")],
    options,
  );
  return JSON.parse(stdout);
}

/** Checks a copy of only the owner's files: the contrast of colours needs the tokens that they are in. */
async function inspectCopy(folder: string): Promise<Inspection> {
  await symlink(resolve("src/styles"), join(folder, "src/styles"));
  return inspectFolder(folder);
}

/** What the checks said of the last values, the latest last. A check is a process of a second. */
const inspections = new Map<string, Promise<Inspection>>();

/** Checks values of the owner's files. @throws {Error} if the checks themselves fail */
export function inspect({ [pendingFile]: _, ...values }: Group): Promise<Inspection> {
  const key = JSON.stringify(values);
  const inspection = inspections.get(key) ?? withCopy(values, inspectCopy);
  inspections.delete(key);
  inspections.set(key, inspection);
  inspection.catch(() => inspections.delete(key));
  const [oldest = ""] = inspections.keys();
  if (inspections.size > 8) inspections.delete(oldest);
  return inspection;
}

/** What an error says if somebody else has changed the files meanwhile. */
export const filesChanged = "the files have other values by now";

/**
 * Writes the values that have changed, laid out as `npm run format` does. Whoever reads a file gets the old content or
 * the new one.
 * @returns the paths of the files
 * @throws {Error} if one of them holds something else than `before` by now
 */
export async function replaceFiles(before: Group, after: Group): Promise<string[]> {
  const changed = different(before, after);
  const files = Object.keys(changed);
  if (files.length === 0) return [];
  await withCopy(changed, async (folder) => {
    await formatFolder(folder);
    // Only a file on the same disk takes the place of another one at once.
    const beside = (file: string): string => `${file}.${basename(folder)}.new`;
    try {
      for (const file of files) await copyFile(join(folder, file), beside(file));
      if (files.some((file) => !isSame(readJson(file).value, before[file]))) throw new Error(filesChanged);
      for (const file of files) await rename(beside(file), file);
    } finally {
      for (const file of files) await rm(beside(file), { force: true });
    }
  });
  return files;
}
