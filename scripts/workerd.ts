import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import type { Readable } from "node:stream";

export interface WorkerdOptions {
  /** A configuration of workerd with a socket `http`. */
  configuration: string;
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Gets what the worker and workerd say, line by line or in larger parts. */
  onOutput: (text: string) => void;
}

export interface RunningWorkerd {
  /** The address without a slash at the end. */
  address: string;
  /** Ends the process, and resolves when it has ended. */
  stop: () => Promise<void>;
  /** Resolves when the process has ended, whoever ended it. */
  ended: Promise<void>;
}

/** The program that the installed wrangler would run: its own dependency, so that versions cannot differ. */
const program = (): string => {
  const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"));
  return wrangler("workerd").default;
};

/**
 * Runs a worker in workerd, with nothing before it: `wrangler dev` has two workers of its own in front, which compress
 * bodies anew.
 * @throws {Error} with what workerd says, if it ends before it listens
 */
export const startWorkerd = async ({
  configuration,
  host,
  port,
  onOutput,
}: WorkerdOptions): Promise<RunningWorkerd> => {
  const child = spawn(
    program(),
    ["serve", "--control-fd", "3", "--socket-addr", `http=${host}:${port}`, configuration],
    { stdio: ["ignore", "pipe", "pipe", "pipe"] },
  );
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding("utf8").on("data", (text: string) => {
      said.push(text);
      onOutput(text);
    });
  }
  const ended = once(child, "close").then(() => undefined);
  const failed = ended.then(() => {
    throw new Error(`workerd ended before it listened on ${host}:${port}:\n${said.join("")}`);
  });
  const bound = await Promise.race([readPort(child.stdio[3] as Readable), failed]);
  failed.catch(() => undefined);
  return {
    address: `http://${host}:${bound}`,
    stop: async () => {
      child.kill();
      await ended;
    },
    ended,
  };
};

/** The port, which workerd writes to its control descriptor in a line of JSON. */
const readPort = async (control: Readable): Promise<number> => {
  let text = "";
  for await (const chunk of control.setEncoding("utf8")) {
    text += chunk;
    const [line = "", rest] = text.split("\n");
    if (rest !== undefined) return JSON.parse(line).port;
  }
  return new Promise(() => undefined);
};
