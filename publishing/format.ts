import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Lays out the files in a folder as `npm run format` does, also in a folder that git ignores. */
export async function formatFolder(folder: string): Promise<void> {
  const options = ["format", "--write", "--vcs-enabled=false", folder];
  await promisify(execFile)(process.execPath, ["node_modules/@biomejs/biome/bin/biome", ...options]);
}
