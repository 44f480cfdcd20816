import type { ChildProcess } from "node:child_process";

/**
 * What a program says about itself once it is ready.
 * @returns the first group of the pattern
 * @throws Error where it ends before that
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

/** Ends a program and waits until it has. */
export async function end(program: ChildProcess): Promise<void> {
  program.kill();
  await ended(program);
}
