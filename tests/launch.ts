import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/**
 * Starts a program in this Node, from the folder `cwd`. It ends with the test at the latest.
 * @returns the process, its next line of output, and its exit status with what it said on its standard error
 */
export const launch = (program: string, env: NodeJS.ProcessEnv, cwd?: string) => {
  const child = spawn(process.execPath, [program], { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const exit = once(child, "close").then(([code]) => ({ code, errors }));
  return { child, exit, nextLine: async () => String((await lines.next()).value) };
};
