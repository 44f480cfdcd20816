import type { ChildProcess } from "node:child_process";

/**
 * Waits for output of a program that matches a pattern.
 * @returns the first group of the pattern
 * @throws {Error} if the program ends before
 */
export function firstMatch(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const match = pattern.exec(said)?.[1];
      if (match !== undefined) resolve(match);
    };
    for (const stream of program.stdio) if (stream && "read" in stream) stream.on("data", listen);
    program.once("error", reject);
    program.once("exit", () => reject(new Error(`${program.spawnfile} ended at once. It said: ${said}`)));
  });
}

/** Waits until a program has ended. */
export function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => program.once("exit", () => resolve()));
}

/** Terminates a program and waits until it has ended. */
export async function end(program: ChildProcess): Promise<void> {
  program.kill();
  await ended(program);
}
