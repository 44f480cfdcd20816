import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * Starts a server process and waits until it prints its address. It ends when the result is disposed of.
 * @param address matches a line of output; its first group is the address
 * @throws {Error} with all output, if the process ends first
 */
export async function listen(
  command: string,
  parameters: readonly string[],
  address: RegExp,
  options: { env?: NodeJS.ProcessEnv; cwd?: string; detached?: boolean } = {},
) {
  const child = spawn(command, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const end = () => child.kill();
  process.once("exit", end);
  const ended = once(child, "close");

  const said: string[] = [];
  const found = new Promise<string>((resolve) => {
    for (const output of [child.stdout, child.stderr])
      createInterface(output).on("line", (line) => {
        said.push(line);
        const match = address.exec(line)?.[1];
        if (match) resolve(match);
      });
  });
  const failed = ended.then(() => {
    throw new Error([`${command} ended before it was listening.`, ...said].join("\n"));
  });
  return {
    address: await Promise.race([found, failed]),
    pid: child.pid ?? 0,
    /** Its output so far. */
    said: said as readonly string[],
    async [Symbol.asyncDispose]() {
      end();
      await ended;
      process.off("exit", end);
    },
  };
}
