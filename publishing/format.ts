import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { packageProgram } from "../scripts/packageProgram.ts";

/** Lays out the files in a folder as `npm run format` does, also in a folder that git ignores. */
export async function formatFolder(folder: string): Promise<void> {
  const biome = packageProgram("@biomejs/biome", "bin/biome");
  const options = ["format", "--write", "--vcs-enabled=false", folder];
  await promisify(execFile)(process.execPath, [biome, ...options]);
}
