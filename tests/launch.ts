import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { onTestFinished } from "vitest";

/** A program whose output a test reads. */
export interface Launched {
  child: ChildProcess;
  /** Its exit status and what it said on its standard error, by lines, when it has ended. */
  exit: Promise<{ code: number | null; errors: string[] }>;
  /** The next line of its standard output; `undefined` as text when there are no more. */
  nextLine: () => Promise<string>;
}

/** Starts a program in this Node, from the folder `cwd`. It ends with the test at the latest. */
export const launch = (program: string, env: NodeJS.ProcessEnv, cwd?: string): Launched => {
  const child = spawn(process.execPath, [program], { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const errors: string[] = [];
  createInterface(child.stderr as Readable).on("line", (line) => errors.push(line));
  const lines = createInterface(child.stdout as Readable)[Symbol.asyncIterator]();
  const exit = once(child, "close").then(([code]) => ({ code, errors }));
  return { child, exit, nextLine: async () => String((await lines.next()).value) };
};
