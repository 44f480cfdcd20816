import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { packageProgram } from "../scripts/packageProgram.ts";

/**
 * Formats a file's content as `npm run format` does.
 * @throws {Error} if it cannot be parsed
 */
export async function formatted(file: string, content: string): Promise<string> {
  const program = packageProgram("@biomejs/biome", "bin/biome");
  // A copy of the project in a folder that git ignores is formatted as well.
  const options = ["format", "--vcs-enabled=false", "--colors=off", `--stdin-file-path=${file}`];
  const child = spawn(process.execPath, [program, ...options]);
  child.stdin.end(content);
  const [output, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  if (status !== 0) throw new Error(`${file} cannot be formatted:\n${errors}`);
  return output;
}
