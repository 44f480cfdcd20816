import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { parseJson } from "../src/facts/readJson.ts";
import type { Value } from "./changes.ts";
import { type Inspection, settingsFile } from "./inspection.ts";

const scratch = ".cache/editor";

/** The paths of the files whose content is the owner's: words, facts and settings. */
export const ownersFiles = (): string[] => [
  ...globSync(["catalogues/*/*.json", "src/facts/**/*.json", "src/languages/checking/names.json"]).toSorted(),
  settingsFile,
];

/** The value that a file holds. @throws {Error} with file, line and remedy, if it is not JSON */
export const readValue = (file: string, text: string): Value => parseJson(text, file).value as Value;

/** Contents by path from the root of the project, which is the working folder. */
export type Texts = ReadonlyMap<string, string>;

export async function readTexts(files: readonly string[]): Promise<Map<string, string>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const)));
}

/** Checks the files of the owner in a folder with the code of the build. @throws {Error} if the checks themselves fail */
export async function inspectFolder(folder: string): Promise<Inspection> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "inspect.ts")], {
    cwd: folder,
    env: { ...process.env, CATALOGUES: "", CATALOGUE_URL: "" },
  });
  const [output, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.on("close", done)),
  ]);
  if (status !== 0) throw new Error(`The checks failed:\n${errors}`);
  return JSON.parse(output);
}

/** Checks all files as if some had another content. @throws {Error} if the checks themselves fail */
export async function inspect(changed: Texts = new Map()): Promise<Inspection> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, "check-"));
  try {
    const texts = new Map([...(await readTexts(ownersFiles())), ...changed]);
    for (const [file, content] of texts) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
    return await inspectFolder(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaces files, each at once: whoever reads one gets the old content or the new one. */
export async function replaceFiles(texts: Texts): Promise<void> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, "save-"));
  try {
    const written = [...texts].map(async ([file, content], index) => {
      const path = join(folder, `${index}`);
      await writeFile(path, content);
      return [path, file] as const;
    });
    for (const [path, file] of await Promise.all(written)) await rename(path, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
