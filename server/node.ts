import { once } from "node:events";
import type { Server as HttpServer, RequestListener } from "node:http";
import { isIPv6, Server as NetServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Language } from "../src/languages/languages.ts";
import { BuildError, readBuild } from "./build.ts";
import { createLog } from "./log.ts";
import { createWebServer } from "./webServer.ts";

const seconds = 1000;

const usualMaxConnections = 4096;

/** How long a stopping server accepts connections at most. */
const limitOfAccepting = 1 * seconds;

/** How long a stopping server waits for requests on connections without any: they may be on their way. */
const graceOfIdleConnections = 1 * seconds;

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
}

export interface RunningServer {
  server: HttpServer;
  brand: string;
  /** Languages of the build that are not for visitors yet. */
  drafts: readonly Language[];
  /** The address it listens on, with a slash at the end. */
  url: string;
  /**
   * Accepts the connections that wait, finishes the requests in progress, and resolves when all are answered. New
   * connections are refused.
   */
  stop: () => Promise<void>;
}

/**
 * Reads a build and serves it.
 * @throws {BuildError} if the build is missing or damaged
 * @throws {StartError} if it cannot listen on the host and port
 */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const {
    dist,
    host,
    port,
    descriptor,
    maxConnections = usualMaxConnections,
    sharedCacheSeconds = 0,
    logs = false,
  } = options;
  const build = await readBuild(dist);
  const log = logs ? createLog(1) : undefined;
  const server = createWebServer(build, { log, sharedCacheSeconds });
  server.maxConnections = maxConnections;
  await listen(server, descriptor === undefined ? { host, port } : { fd: descriptor });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    server,
    brand: build.manifest.site.brand,
    drafts: build.manifest.site.drafts,
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${bound}/`,
    stop: async () => {
      await stopServer(server);
      await log?.flush();
    },
  };
};

/**
 * `close()` of Node drops idle connections that may have a request in flight. This only stops accepting, once no
 * connection waits; answers close their connections from then on.
 */
const stopServer = async (server: HttpServer): Promise<void> => {
  const closed = once(server, "close");
  const answerHeld = holdRequests(server);
  await untilNoneConnects(server);
  NetServer.prototype.close.call(server);
  answerHeld();
  const closing = setTimeout(() => {
    server.closeIdleConnections();
    closing.refresh();
  }, graceOfIdleConnections);
  await closed;
  clearTimeout(closing);
  server.close();
};

/**
 * Holds all requests back, since a client that has its answer may connect again.
 * @returns answers these, and all that follow
 */
const holdRequests = (server: HttpServer): (() => void) => {
  const listeners = server.listeners("request") as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  server.removeAllListeners("request").on("request", (...exchange) => held.push(exchange));
  return () => {
    server.removeAllListeners("request");
    for (const listener of listeners) server.on("request", listener);
    for (const exchange of held) server.emit("request", ...exchange);
  };
};

/**
 * Resolves when no connection has come in a turn of the event loop, which accepts one. The system has accepted others
 * before, and would reset them when the server stops listening.
 */
const untilNoneConnects = async (server: HttpServer): Promise<void> => {
  const end = performance.now() + limitOfAccepting;
  let hasConnected = true;
  const note = () => {
    hasConnected = true;
  };
  server.on("connection", note);
  // The turn that is under way may not look for connections any more.
  await setImmediate();
  while (hasConnected && performance.now() < end) {
    hasConnected = false;
    await setImmediate();
  }
  server.off("connection", note);
};

const listen = async (
  server: HttpServer,
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

// Stryker disable all: the tests run this in a child process, which mutants do not reach.
const drainTimeout = 10 * seconds;

const run = async (): Promise<void> => {
  const { brand, drafts, url, stop } = await startServer(readStartOptions(process.env));
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainTimeout).unref();
    const stopped = stop();
    console.log("Finishing the requests under way");
    await stopped;
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  console.log(`${brand} website: ${url}`);
  if (drafts.length > 0) console.log(`Only for a preview: drafts in ${drafts.join(", ")}`);
};

/** Serves until a signal ends the process. What prevents the start is told in one line, and the exit code is 1. */
export const main = (): Promise<void> =>
  run().catch((error) => {
    const expected = error instanceof StartError || error instanceof BuildError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });

if (import.meta.main) await main();
