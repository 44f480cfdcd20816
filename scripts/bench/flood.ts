import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { routes } from "../../src/content/routes.ts";

const { path } = routes.brokers;
const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** As much as Node reads at once is 64 KB. */
const flood = request.repeat(Math.floor(62_000 / request.length));

/** How many connections flood a server at the same time. */
const floods = [50, 200];

/** Milliseconds after a flood in which another visitor's requests still count. */
const rest = 3000;

/** A figure of a Linux process, in MB. */
const memoryOf = async (process: number | undefined, figure: "VmRSS" | "VmHWM"): Promise<number> => {
  const status = await readFile(`/proc/${process}/status`, "utf8");
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
};

async function open(port: string): Promise<Socket> {
  const socket = connect(Number(port), "127.0.0.1");
  // It is cut.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket.pause();
}

/** Floods a new server. @returns its memory in MB, and how long another visitor waits in ms */
async function measure(connections: number): Promise<Record<string, number>> {
  const program = fileURLToPath(new URL("../../server/node.ts", import.meta.url));
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", LOG: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(createInterface(server.stdout), "line");
    const { origin, port } = new URL(/http\S+/.exec(line)?.[0] ?? "");
    const visit = async (): Promise<number> => {
      const started = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      return performance.now() - started;
    };
    for (let visits = 0; visits < 50; visits += 1) await visit();
    const before = await memoryOf(server.pid, "VmRSS");
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
    for (const socket of sockets) socket.write(flood);
    const waits: number[] = [];
    const end = performance.now() + rest;
    do waits.push(await visit());
    while (performance.now() < end);
    for (const socket of sockets) socket.destroy();
    return {
      "MB before": before,
      "MB at most": await memoryOf(server.pid, "VmHWM"),
      "longest wait": Math.round(Math.max(...waits)),
    };
  } finally {
    server.kill();
  }
}

/**
 * Measures what it costs the Node server when connections ask for much at once and read nothing, and how long another
 * visitor waits meanwhile. On Linux only.
 */
export async function measureFlood(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const connections of floods) rows[`${connections} connections`] = await measure(connections);
  console.table(rows);
}
