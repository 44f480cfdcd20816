import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const biome = join(import.meta.dirname, "../../node_modules/@biomejs/biome/bin/biome");

/** Lays out the files in a folder as `npm run format` does, also in a folder that git ignores. */
export async function formatFolder(folder: string): Promise<void> {
  const options = ["format", "--write", "--vcs-enabled=false", folder];
  await promisify(execFile)(process.execPath, [biome, ...options]);
}
