/**
 * Measures the server: `npm run bench:server` compares its throughput with what this machine can do,
 * `npm run bench:server -- --attacks` measures it while it is misused and while it stops. Both need `wrk`, on Linux; the
 * build must be there. Figures are medians of runs in turn.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { answer } from "../server/answer.ts";
import { findDocument, type Manifest } from "../server/manifest.ts";
import { headerPairs, viewManifest } from "../server/view.ts";
import { accepts } from "../tests/http/processes.ts";
import { type Figures, load } from "./load.ts";
import { median } from "./median.ts";
import { memoryOf, openSockets } from "./processFigures.ts";

const second = 1000;
const dist = resolve(process.env.SITE_DIST ?? "dist");

interface Target {
  name: string;
  port: number;
  /** The process that answers. */
  pid: number;
  process: ChildProcess;
}

const started: ChildProcess[] = [];
process.on("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

async function start(
  name: string,
  port: number,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<Target> {
  const [file = "", ...parameters] = command;
  const child = spawn(file, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), SITE_DIST: dist, ...env },
  });
  started.push(child);
  await accepts(port);
  return { name, port, pid: child.pid ?? 0, process: child };
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

const server = ["node", "server/node.ts"];

/** A server that sends a file with given headers, whatever is asked. @param headers names and values in turn */
const bare = (file: string, headers: readonly string[]): string[] => [
  "node",
  "--input-type=module",
  "--eval",
  `import { createServer } from "node:http";
  import { readFileSync } from "node:fs";
  const body = readFileSync(${JSON.stringify(file)});
  const headers = ${JSON.stringify(headers)};
  createServer((request, response) => response.writeHead(200, headers).end(body)).listen(process.env.PORT, "127.0.0.1");`,
];

/** The same bytes from nginx, as one process. */
function nginx(file: string, port: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  writeFileSync(join(folder, "index.html"), readFileSync(file), { mode: 0o644 });
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log /dev/null;
    events {}
    http {
      access_log off; default_type "text/html; charset=utf-8"; keepalive_requests 100000000; sendfile on; tcp_nopush on;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; }
    }`,
  );
  return ["/usr/sbin/nginx", "-c", configuration];
}

async function compare(runs: number, seconds: number): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const home = findDocument(manifest, "/", "en");
  const file = join(dist, home?.variants.br?.file ?? "");
  const { headers } = answer(
    { method: "GET", target: "/", headers: { "accept-encoding": "br" } },
    viewManifest(manifest),
  );
  const fewest = headerPairs(headers).filter(([name]) => /^Content-(?:Type|Encoding|Length)$/.test(name));
  const targets = [
    await start("bare node:http, same headers", 4411, bare(file, headers)),
    await start("bare node:http, three headers", 4415, bare(file, fewest.flat())),
    await start("server, LOG=off", 4412, server, { LOG: "off" }),
    await start("server", 4413, server),
    ...(existsSync("/usr/sbin/nginx") ? [await start("nginx, a file", 4414, nginx(file, 4414))] : []),
  ];
  const figures = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await load(target, 32, 1);
  for (let run = 1; run <= runs; run += 1) {
    console.log(`run ${run} of ${runs}`);
    // Each begins a run in turn: a machine may give more to whoever comes first.
    for (const index of targets.keys()) {
      const target = targets[(run + index) % targets.length];
      if (target) figures.get(target.name)?.push(await load(target, 32, seconds));
    }
  }
  const of = (name: string, key: keyof Figures) => median((figures.get(name) ?? []).map((run) => run[key]));
  const [first] = targets;
  console.table(
    Object.fromEntries(
      targets.map(({ name }) => [
        name,
        {
          "requests/s": round(of(name, "throughput")),
          "of bare": round(of(name, "throughput") / of(first?.name ?? "", "throughput"), 2),
          "p99 ms": round(of(name, "p99"), 2),
          "processor µs/request": round(of(name, "processor"), 1),
          "bare by processor": round(of(first?.name ?? "", "processor") / of(name, "processor"), 2),
        },
      ]),
    ),
  );
}

const request = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n";

/** Sockets that misuse a server, by what they do. */
const attacks: Record<string, (port: number) => Promise<void>> = {
  none: async () => {},
  "500 slow headers": (port) =>
    sockets(port, 500, (socket) => {
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
      const timer = setInterval(() => socket.write("X: y\r\n"), second);
      socket.on("close", () => clearInterval(timer));
    }),
  "500 slow reads": (port) =>
    sockets(port, 500, (socket) => {
      socket.pause();
      const timer = setInterval(() => socket.write(request), second);
      socket.on("close", () => clearInterval(timer));
      setTimeout(() => clearInterval(timer), 15 * second);
    }),
  "100 with 2,000 requests at once": (port) =>
    sockets(port, 100, (socket) => {
      socket.pause();
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2000));
    }),
};

async function sockets(port: number, count: number, misuse: (socket: Socket) => void): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      misuse(socket);
    }),
  );
}

/** Beside the socket that it listens on. */
const connectionsOf = (pid: number): number => openSockets(pid) - 1;

async function misuse(): Promise<void> {
  const rows: Record<string, object> = {};
  for (const [index, [name, attack]] of Object.entries(attacks).entries()) {
    const target = await start(name, 4421 + index, ["node", "--max-old-space-size=512", "server/node.ts"], {
      LOG: "off",
    });
    await attack(target.port);
    const { throughput, p99 } = await load(target, 8, 10);
    // Idle connections have 65 s, readers that make no progress 20 s.
    let waited = 0;
    while (connectionsOf(target.pid) > 0 && waited < 120) {
      await wait(second);
      waited += 1;
    }
    rows[name] = {
      "requests/s of others": round(throughput),
      "p99 ms of others": round(p99, 1),
      "peak memory MB": round((memoryOf(target.pid, "VmHWM") ?? Number.NaN) / 1024 ** 2),
      "closed after s": connectionsOf(target.pid) > 0 ? "never" : 10 + waited,
    };
    target.process.kill("SIGKILL");
  }
  console.table(rows);
}

/** Stops a busy server. @returns requests that were sent and got no answer */
async function lostInStop(port: number): Promise<number> {
  const target = await start("stopping", port, server, { LOG: "off" });
  let lost = 0;
  const clients = Array.from({ length: 50 }, async () => {
    const socket = connect(port, "127.0.0.1");
    const end = once(socket, "close").catch(() => {});
    let waiting = false;
    let text = "";
    const ask = () => {
      waiting = true;
      socket.write(request);
    };
    socket.on("error", () => {});
    socket.on("connect", ask);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      const head = text.indexOf("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (head < 0 || text.length < head + 4 + length) return;
      waiting = false;
      const isLast = /\r\nconnection: close\r\n/i.test(text.slice(0, head + 2));
      text = "";
      if (isLast) socket.end();
      else setTimeout(ask, Math.random() * 5);
    });
    await end;
    if (waiting) lost += 1;
  });
  await wait(300 + Math.random() * 100);
  target.process.kill("SIGTERM");
  await Promise.all([...clients, once(target.process, "close")]);
  return lost;
}

const { values } = parseArgs({
  options: {
    attacks: { type: "boolean", default: false },
    runs: { type: "string", default: "7" },
    seconds: { type: "string", default: "3" },
    stops: { type: "string", default: "40" },
  },
});

try {
  execFileSync("wrk", ["-v"], { stdio: "ignore" });
} catch (error) {
  // It prints its version and fails.
  if ((error as NodeJS.ErrnoException).code === "ENOENT") {
    console.error("wrk is not installed: apt-get install wrk, or brew install wrk.");
    process.exit(1);
  }
}
if (values.attacks) {
  await misuse();
  let lost = 0;
  for (let stop = 0; stop < Number(values.stops); stop += 1) lost += await lostInStop(4431);
  console.log(`${lost} requests lost in ${values.stops} stops with 50 busy connections`);
} else {
  await compare(Number(values.runs), Number(values.seconds));
}
process.exit(0);
