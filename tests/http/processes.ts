import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { dist } from "./site.ts";

/** A program that runs beside the tests. */
export interface Running {
  /** Ends the program by SIGTERM, and resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Ends a process, and resolves when it has ended. */
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
export const startNode = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<Running & { address: string; process: ChildProcess }> => {
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
    return { address, process: child, stop: () => end(child) };
  }
  throw new Error(`The server did not start: ${errors.join("")}`);
};

/** Resolves when a port accepts connections. */
export const accepts = async (port: number): Promise<void> => {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isAccepted = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isAccepted) return;
    await setTimeout(20);
  }
};
