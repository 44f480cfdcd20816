import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { isIPv6, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { BuildError, readBuild } from "./build.ts";
import { createHandler } from "./handler.ts";
import type { ServedSite, Variant } from "./manifest.ts";
import { unknownSettings } from "./settings.ts";

const seconds = 1000;

const connectionOptions = {
  // Node's own limits are looser. Idle connections outlast the 60 s for which proxies usually keep theirs.
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  keepAliveTimeout: 65 * seconds,
  connectionsCheckingInterval: 1 * seconds,
  // Without a stream for a body that does not come, a request takes less memory.
  optimizeEmptyRequests: true,
};

/** After this time in which its visitor takes nothing of what is sent, a connection is cut. */
const progressTimeout = 20 * seconds;

const usualMaxConnections = 4096;

const maxRequestsPerConnection = 10_000;

/** Requests of a connection that may wait for their answer. Browsers do not send one before the other is answered. */
const maxUnanswered = 16;

/** How long a stopping server lets requests in that are on their way. */
const shutdownDelay = seconds / 4;

/** The server cannot be started. The message is one line with the reason and the remedy. */
export class StartError extends Error {}

export interface StartOptions {
  /** Folder of the build. */
  dist: string;
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** A socket that listens already, in place of host and port: connections wait in it while the server restarts. */
  descriptor?: number | undefined;
  /** 4096 unless given. */
  maxConnections?: number;
  /** How long caches that visitors share may keep a document, 0 for not at all. */
  sharedCacheSeconds?: number;
  /** Whether a line per request goes to the standard output. */
  logs?: boolean;
  /** Variables, none of which may have the name of an unknown setting. */
  environment?: NodeJS.ProcessEnv;
}

export interface RunningServer {
  server: Server;
  /** What the build says of itself. */
  site: ServedSite;
  /** The address it listens on, with a slash at the end. */
  url: string;
  /** Answers all requests that are under way, then resolves. New connections are refused. */
  stop: () => Promise<void>;
}

/**
 * Reads a build and serves it.
 * @throws {BuildError} if the build is missing or damaged
 * @throws {StartError} if it cannot listen on the host and port, or the environment has an unknown setting
 */
export const startServer = async ({
  dist,
  host,
  port,
  descriptor,
  maxConnections = usualMaxConnections,
  sharedCacheSeconds = 0,
  logs = false,
  environment: variables = {},
}: StartOptions): Promise<RunningServer> => {
  const { manifest, files } = await readBuild(dist);
  const error = unknownSettings(variables, manifest.site.settings);
  if (error) throw new StartError(error);
  const handle = createHandler(manifest, { sharedCacheSeconds });
  // Bytes of the build, which nobody changes.
  const fileStore = { assets: ({ file }: Variant) => files.get(file) as Buffer<ArrayBuffer> };
  let draining: Promise<void> | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    const started = performance.now();
    if (draining) await draining;
    const response = await handle(request, fileStore);
    if (draining) response.headers.set("Connection", "close");
    if (logs) logRequest(request, response, performance.now() - started);
    return response;
  };
  // What is no request for `Request`, such as one for a host with spaces, has no address here either.
  const refuse = () => handle({ method: "GET", url: "", headers: new Headers() }, fileStore);
  const listener = getRequestListener(fetch, { hostname: "localhost", errorHandler: refuse });
  const answerRequest = limitPipelinedRequests(listener);
  const server = createServer(connectionOptions, answerRequest).on("checkExpectation", answerRequest);
  Object.assign(server, { maxConnections, maxRequestsPerSocket: maxRequestsPerConnection });
  server.setTimeout(progressTimeout);
  await listen(server, descriptor === undefined ? { host, port } : { fd: descriptor });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    server,
    site: manifest.site,
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${bound}/`,
    stop: async () => {
      // Without answers nobody connects again. Node would close connections whose request is on its way, and the
      // system those that the server has not accepted.
      draining = setTimeout(shutdownDelay);
      await draining;
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
};

/** Writes a line of JSON. Without the query, in which visitors may send what is theirs. */
const logRequest = ({ method, url }: Request, { status, headers }: Response, duration: number): void =>
  console.log(
    JSON.stringify({
      time: new Date().toISOString(),
      method,
      path: URL.parse(url)?.pathname.slice(0, 200),
      language: headers.get("Content-Language"),
      status,
      bytes: method === "HEAD" ? 0 : Number(headers.get("Content-Length")),
      duration: Math.round(duration * 100) / 100,
    }),
  );

/**
 * Cuts connections that ask for much and read no answer: Node would keep all of that in memory. Its parser goes on to the
 * end of what it has received, so what is behind the cut still comes here, and costs no answer.
 */
const limitPipelinedRequests = (listener: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const now = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, now);
    return now;
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (count(socket, 1) > maxUnanswered) {
      socket.destroy();
      return;
    }
    response.once("close", () => count(socket, -1));
    listener(request, response);
  };
};

const listen = async (
  server: Server,
  place: { host: string; port: number } | { fd: number },
): Promise<void> => {
  try {
    await once(server.listen(place), "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const taken = code === "EADDRINUSE";
    const reason = taken ? "the port is taken, set PORT to a free one" : `${code}, check HOST and PORT`;
    if ("fd" in place) throw new StartError(`Cannot listen on the socket that was passed on: ${code}.`);
    throw new StartError(`Cannot listen on ${place.host}:${place.port}: ${reason}.`);
  }
};

/** @throws {StartError} if a variable is set to anything but a whole number up to a limit */
const readNumber = (
  environment: NodeJS.ProcessEnv,
  name: string,
  { usual, from = 0, to }: { usual: number; from?: number; to: number },
): number => {
  const value = environment[name] || String(usual);
  if (/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value);
  throw new StartError(`${name} is ${JSON.stringify(value)}, which is not a number from ${from} to ${to}.`);
};

/** Sockets that a service manager passes on come after input, output and errors. */
const passedDescriptor = ({ LISTEN_FDS: count }: NodeJS.ProcessEnv): number => {
  if (count === "1") return 3;
  throw new StartError(`LISTEN_FDS is ${JSON.stringify(count)}: the server takes one socket.`);
};

/**
 * Reads HOST (default 127.0.0.1), PORT (4321), SITE_DIST (`dist` beside the server), MAX_CONNECTIONS (4096),
 * SHARED_CACHE_SECONDS (0) and LOG (`off` for none); LISTEN_FDS and LISTEN_PID, if systemd passes a socket on
 * (sd_listen_fds(3)).
 * @throws {StartError} if one of them is not what it must be
 */
export const readStartOptions = (environment: NodeJS.ProcessEnv): StartOptions => {
  const { LOG: log = "" } = environment;
  if (!["", "on", "off"].includes(log))
    throw new StartError(`LOG is ${JSON.stringify(log)}, which is neither on nor off.`);
  return {
    dist: environment.SITE_DIST || fileURLToPath(new URL("../dist", import.meta.url)),
    host: environment.HOST || "127.0.0.1",
    port: readNumber(environment, "PORT", { usual: 4321, to: 65_535 }),
    maxConnections: readNumber(environment, "MAX_CONNECTIONS", {
      usual: usualMaxConnections,
      from: 1,
      to: 1_000_000,
    }),
    sharedCacheSeconds: readNumber(environment, "SHARED_CACHE_SECONDS", { usual: 0, to: 31_536_000 }),
    ...(Number(environment.LISTEN_PID) === process.pid && { descriptor: passedDescriptor(environment) }),
    logs: log !== "off",
  };
};

/** How long a stopping server waits for answers under way. */
const drainTimeout = 10 * seconds;

const run = async (): Promise<void> => {
  const options = { ...readStartOptions(process.env), environment: process.env };
  const { site, url, stop } = await startServer(options);
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(drainTimeout, undefined, { ref: false }).then(() => process.exit(1));
    const stopped = stop();
    console.log("Finishing the requests under way");
    await stopped;
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  console.log(`${site.brand} website: ${url}`);
  if (site.drafts.length > 0) console.log(`Only for a preview: drafts in ${site.drafts.join(", ")}`);
  if (site.noindex) console.log("Not for search engines: noindex is on");
};

/** Serves until a signal ends the process. What prevents the start is told in one line, and the exit code is 1. */
export const main = (): Promise<void> =>
  run().catch((error) => {
    const expected = error instanceof StartError || error instanceof BuildError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });

if (import.meta.main) await main();
