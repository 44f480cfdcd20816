import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { dist } from "./site.ts";

/** A host that runs beside the tests. */
export interface RunningHost {
  /** Without a slash at the end. */
  address: string;
  /** Ends the program, and resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Ends a process by SIGTERM, and resolves when it has ended. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
};

/**
 * Starts the Node server on the build in `dist`, on a free port of 127.0.0.1.
 * @param environment variables beside those of this process
 * @throws {Error} with what it said, if it ends before it listens
 */
export const startNode = async (environment: Readonly<Record<string, string>> = {}): Promise<RunningHost> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../../server/node.ts", import.meta.url))], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG: "off", SITE_DIST: dist, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const errors: string[] = [];
  child.stderr.on("data", (chunk) => errors.push(String(chunk)));
  for await (const line of createInterface(child.stdout)) {
    const address = /website: (http:\/\/\S+?)\/$/.exec(line)?.[1];
    if (!address) continue;
    child.stdout.resume();
    return { address, stop: () => end(child) };
  }
  throw new Error(`The server did not start: ${errors.join("")}`);
};
