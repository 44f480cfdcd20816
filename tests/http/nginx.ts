import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { accepts, end, type Running, startNode } from "./processes.ts";
import { readSite } from "./site.ts";

const run = promisify(execFile);
const deploy = fileURLToPath(new URL("../../deploy", import.meta.url));

/** nginx in front of the Node server. */
export interface RunningNginx extends Running {
  /** The address over TLS, and the one without, which redirects there. */
  address: string;
  plainAddress: string;
  /** The address of the server behind it. */
  server: string;
  /** Ends the server alone, and starts it again at the same address. */
  stopServer: () => Promise<void>;
  startServer: () => Promise<void>;
  /** Its own certificate, as PEM. */
  certificate: string;
  /** The folder of the shared cache, and the log that says of each request whether it came from there. */
  cache: string;
  cacheLog: string;
}

/**
 * Starts the server and in front of it nginx, as the current user, with `deploy/nginx.conf`, in which only names of
 * files, addresses and ports are replaced.
 * @param sharedCacheSeconds how long documents stay in the shared cache, which is switched on by it
 * @throws {Error} that says how to install nginx or openssl where they are missing
 */
export const startNginx = async ({
  sharedCacheSeconds,
}: {
  sharedCacheSeconds?: number;
} = {}): Promise<RunningNginx> => {
  const nginx = await findNginx();
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const certificate = await makeCertificate(folder, readSite().name);
  const isCached = sharedCacheSeconds !== undefined;
  const environment = isCached ? { SHARED_CACHE_SECONDS: String(sharedCacheSeconds) } : {};
  let node = await startNode(environment);
  const [port, plainPort] = await Promise.all([freePort(), freePort()]);
  const cache = join(folder, "cache");
  const cacheLog = join(folder, "cache.log");
  await mkdir(cache);

  const replacements: readonly (readonly [old: string, new: string])[] = [
    ["server 127.0.0.1:4321;", `server ${new URL(node.address).host};`],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`],
    ["listen [::]:443 ssl http2;", ""],
    ["www.northbell.example.com", readSite().name],
    ["/etc/nginx/website/", `${folder}/`],
    ["/var/cache/nginx/website", cache],
    ["/var/log/nginx/website-cache.log", cacheLog],
    ...(isCached ? [["# include ", "include "] as const] : []),
  ];
  for (const name of ["nginx.conf", "nginx-cache.conf", "nginx-cached-location.conf"]) {
    const written = await readFile(join(deploy, name), "utf8");
    const text = replacements.reduce(
      (changed, [old, replacement]) => changed.replaceAll(old, replacement),
      written,
    );
    await writeFile(join(folder, name), text);
  }
  // What a distribution's own nginx.conf brings, with the compression that ours has to switch off.
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      gzip on;
      gzip_types *;
      include ${folder}/nginx.conf;
    }`;
  await writeFile(join(folder, "main.conf"), main);

  const child = spawn(nginx, ["-e", "stderr", "-p", folder, "-c", join(folder, "main.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: string[] = [];
  child.stderr.on("data", (chunk) => errors.push(String(chunk)));
  const stop = async () => {
    await end(child);
    await node.stop();
    await rm(folder, { recursive: true });
  };
  const isListening = await Promise.race([
    accepts(plainPort).then(() => true),
    once(child, "exit").then(() => false),
  ]);
  if (!isListening) {
    await stop();
    throw new Error(`nginx did not start: ${errors.join("")}`);
  }
  return {
    address: `https://127.0.0.1:${port}`,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    server: node.address,
    stopServer: () => node.stop(),
    startServer: async () => {
      node = await startNode({ ...environment, PORT: new URL(node.address).port });
    },
    certificate,
    cache,
    cacheLog,
    stop,
  };
};

/** Where Debian and others put it, which is not in everyone's PATH. */
const findNginx = async (): Promise<string> => {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
  ];
  const found = folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
  if (!found)
    throw new Error(
      "nginx is not installed: on Debian, apt-get install nginx-light. These tests need Linux.",
    );
  return found;
};

/** Makes `certificate.pem` and `key.pem` for a name. Returns the certificate. */
const makeCertificate = async (folder: string, name: string): Promise<string> => {
  const certificate = join(folder, "certificate.pem");
  const parameters = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}`;
  const files = [
    "-addext",
    `subjectAltName=DNS:${name}`,
    "-keyout",
    join(folder, "key.pem"),
    "-out",
    certificate,
  ];
  await run("openssl", [...parameters.split(" "), ...files]).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === "ENOENT";
    throw isMissing ? new Error("openssl is not installed: on Debian, apt-get install openssl.") : error;
  });
  return readFile(certificate, "utf8");
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
};
