import { once } from "node:events";
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { isIPv6, Server as NetServer, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { type Answer, answer, answerFailure } from "./answer.ts";
import { type Build, BuildError, readBuild } from "./build.ts";
import { createLog, type Log } from "./log.ts";
import { type ProtocolFailure, protocolFailures, viewManifest } from "./view.ts";

const seconds = 1000;

const usualMaxConnections = 4096;

/** Shorter than Node's defaults, but idle connections outlast the 60 s for which proxies usually keep theirs. */
const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  keepAliveTimeout: 65 * seconds,
  connectionsCheckingInterval: 1 * seconds,
};

/** After this time in which its visitor takes nothing of what is sent, a connection is cut. */
const usualProgressTimeout = 20 * seconds;

const progressCheck = 1 * seconds;

/** Requests of a connection that may wait for their answer. Browsers do not send one before the other is answered. */
const maxUnanswered = 16;

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
  /** The address it listens on, with a slash at the end. */
  url: string;
  /** Stops accepting connections, finishes the requests in progress, and resolves when all are answered. */
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
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${bound}/`,
    stop: async () => {
      await stopServer(server);
      await log?.flush();
    },
  };
};

/**
 * Node's own `close` at once ends connections without a request, of which one may be on its way. This stops listening
 * alone; answers close their connections from then on.
 */
const stopServer = async (server: HttpServer): Promise<void> => {
  const closed = once(server, "close");
  NetServer.prototype.close.call(server);
  const closing = setTimeout(() => {
    server.closeIdleConnections();
    closing.refresh();
  }, graceOfIdleConnections);
  await closed;
  clearTimeout(closing);
  server.close();
};

export interface WebServerOptions {
  /** Decides on each request; if it throws, the 500 document is sent. */
  respond?: typeof answer;
  log?: Log | undefined;
  sharedCacheSeconds?: number;
  /** Milliseconds without progress after which a reader is cut. */
  progressTimeout?: number;
}

/** What is known of a connection that asks for more before it has its answers. */
interface Pipeline {
  unanswered: number;
  /** Whether nothing more is answered. */
  isCut: boolean;
}

/** A server for a build, not yet listening. */
export const createWebServer = (
  { manifest, files }: Build,
  {
    respond = answer,
    log,
    sharedCacheSeconds = 0,
    progressTimeout = usualProgressTimeout,
  }: WebServerOptions = {},
): HttpServer => {
  const view = viewManifest(manifest, { sharedCacheSeconds });

  const decide = (request: IncomingMessage): Answer => {
    const { method = "GET", url: target = "", headers, httpVersion } = request;
    if (httpVersion !== "1.1" && httpVersion !== "1.0") return answerFailure(505, view);
    const coding = headers["transfer-encoding"];
    if (coding !== undefined && coding.toLowerCase() !== "chunked") return answerFailure(501, view);
    if (headers.host === undefined && httpVersion === "1.1") return answerFailure(400, view);
    try {
      return respond({ method, target, headers }, view);
    } catch (error) {
      console.error(error);
      return answerFailure(500, view);
    }
  };

  const bytesOf = ({ body }: Answer): Buffer | string | undefined =>
    typeof body === "object" ? files.get(body.file) : body;

  /** Connections whose next request came before the answer to the last. */
  const pipelines = new WeakMap<Socket, Pipeline>();

  /** Whether a request is to be answered. Holds back as little as possible of what a connection asks for at once. */
  const admit = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const pipeline = pipelines.get(socket) ?? { unanswered: 1, isCut: false };
    if (pipeline.isCut) return false;
    pipelines.set(socket, pipeline);
    pipeline.unanswered += 1;
    response.once("close", () => {
      pipeline.unanswered -= 1;
    });
    if (pipeline.unanswered < maxUnanswered) return true;
    log?.event("pipeline cut");
    pipeline.isCut = true;
    response.shouldKeepAlive = false;
    // What the system has not taken by then would wait in memory, together with all requests that have been read.
    setImmediate(() => (socket.writableLength > 0 ? socket.destroy() : socket.destroySoon()));
    return true;
  };

  /** Requests with a body: what is wrong with it must not bring a second answer. */
  const bodies = new WeakMap<Socket, IncomingMessage>();

  const send = (request: IncomingMessage, response: ServerResponse): void => {
    const started = log && performance.now();
    const { socket } = request;
    // Node gives a response its socket when those before it are sent.
    if (response.socket === null && !admit(request, response)) return;
    if (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined)
      bodies.set(socket, request);
    if (!server.listening) response.shouldKeepAlive = false;
    const decided = write(response, decide(request));
    if (!log) return;
    response.on("close", () => {
      const isSent = response.writableFinished;
      log.request({
        method: request.method ?? "",
        target: request.url ?? "",
        language: decided.language,
        status: decided.status,
        bytes: isSent ? sizeOf(decided) : 0,
        duration: performance.now() - Number(started),
        aborted: !isSent,
      });
    });
  };

  /** @returns what has been sent: a failure, if the answer cannot be */
  const write = (response: ServerResponse, decided: Answer): Answer => {
    if (isUnreadable(decided)) response.shouldKeepAlive = false;
    try {
      response.writeHead(decided.status, decided.headers as string[]).end(bytesOf(decided));
      return decided;
    } catch (error) {
      console.error(error);
      response.destroy();
      return answerFailure(500, view);
    }
  };

  /** Writes an answer as HTTP/1.1 and closes, for connections for which Node makes no response object. */
  const sendLast = (socket: Socket, decided: Answer): void => {
    if (!socket.writable) return void socket.destroy();
    socket.on("error", () => socket.destroy());
    const lines = [
      ...pairs(decided.headers),
      ["Date", new Date().toUTCString()],
      ["Connection", "close"],
    ].map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${decided.status} ${STATUS_CODES[decided.status]}\r\n${lines.join("")}\r\n`);
    socket.write(bytesOf(decided) ?? "");
    socket.destroySoon();
  };

  const refuse = (error: ParseError, socket: Socket): void => {
    log?.event(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "timeout" : "unreadable request");
    const isAnswered = bodies.get(socket)?.complete === false || (pipelines.get(socket)?.unanswered ?? 1) > 1;
    // After "Connection: close" nothing more is a request (RFC 9112, 9.6).
    const isOver = error.code === "HPE_CLOSED_CONNECTION";
    if (isAnswered || isOver || socket.bytesRead === 0) return void socket.destroySoon();
    sendLast(socket, answerFailure(statusOf(error), view));
  };

  // Node itself would answer a missing Host, an unknown Expect and CONNECT, without the policy headers. Joined, a
  // second Host is seen.
  const server = createServer({ ...timeouts, requireHostHeader: false, joinDuplicateHeaders: true }, send);
  limitStalledReaders(server, progressTimeout);
  server.on("checkExpectation", send);
  server.on("connect", (request, socket: Socket) => sendLast(socket, decide(request)));
  server.on("clientError", (error: ParseError, socket: Socket) => refuse(error, socket));
  server.on("timeout", (socket: Socket) => {
    // Without bytes that wait for the visitor, the connection was merely idle.
    if (socket.writableLength > 0) log?.event("timeout");
    socket.destroy();
  });
  server.on("drop", () => log?.event("connection refused"));
  return server;
};

/**
 * Gives connections whose visitor does not take what is sent a time limit, which Node prolongs when the system has
 * taken more. As `server.timeout` it would cost each request two timers.
 */
const limitStalledReaders = (server: HttpServer, progressTimeout: number): void => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of sockets)
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(progressTimeout);
  }, progressCheck);
  timer.unref();
  server.on("close", () => clearInterval(timer));
};

/** Whether more of the connection could be taken for what it is not. */
const isUnreadable = ({ status }: Answer): boolean => status === 400 || status in protocolFailures;

const sizeOf = ({ body }: Answer): number => (typeof body === "string" ? body.length : (body?.size ?? 0));

const pairs = (headers: readonly string[]): [string, string][] =>
  Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[2 * index] ?? "",
    headers[2 * index + 1] ?? "",
  ]);

/** What Node's parser or its timer found. `rawPacket` is what was read last. */
type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** RFC 9110, 15.5 and 15.6, and RFC 9112, 3 and 6.1. */
const statusOf = ({ code, rawPacket }: ParseError): 400 | ProtocolFailure => {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    case "HPE_HEADER_OVERFLOW":
      return rawPacket?.includes("\n") ? 431 : 414;
    case "HPE_INVALID_VERSION":
      return 505;
    case "HPE_INVALID_TRANSFER_ENCODING":
      return namesUnknownCoding(rawPacket) ? 501 : 400;
    default:
      return 400;
  }
};

const namesUnknownCoding = (packet: Buffer | undefined): boolean => {
  const fields = packet?.toString("latin1").matchAll(/^transfer-encoding:(.*)$/gim) ?? [];
  const codings = Array.from(fields, ([, value = ""]) => value.split(",")).flat();
  return codings.some((coding) => coding.trim().toLowerCase() !== "chunked");
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
  const { brand, url, stop } = await startServer(readStartOptions(process.env));
  console.log(`${brand} website: ${url}`);

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
};

/** Serves until a signal ends the process. What prevents the start is told in one line, and the exit code is 1. */
export const main = (): Promise<void> =>
  run().catch((error) => {
    const expected = error instanceof StartError || error instanceof BuildError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });

if (import.meta.main) await main();
