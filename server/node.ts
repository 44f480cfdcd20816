import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { isIPv6, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { type Answer, answer, answerFailure } from "./answer.ts";
import { type Build, BuildError, readBuild } from "./manifest.ts";

const seconds = 1000;

/** Shorter than Node's defaults, but idle connections outlast the 60 s for which proxies usually keep theirs. */
const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  keepAliveTimeout: 65 * seconds,
  connectionsCheckingInterval: 1 * seconds,
};

/** The server cannot be started. The message is one line with the reason and the remedy. */
export class StartError extends Error {}

export interface StartOptions {
  /** Folder of the build. */
  dist: string;
  host: string;
  /** 0 picks a free port. */
  port: number;
}

export interface RunningServer {
  server: Server;
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
export const startServer = async ({ dist, host, port }: StartOptions): Promise<RunningServer> => {
  const build = await readBuild(dist);
  const server = createWebServer(build);
  await listen(server, host, port);
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    server,
    brand: build.view.site.brand,
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${bound}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/**
 * A server for a build, not yet listening.
 * @param respond decides on each request; if it throws, the 500 document is sent
 */
export const createWebServer = ({ view, files }: Build, respond: typeof answer = answer): Server => {
  const decide = (request: IncomingMessage): Answer => {
    const { method = "GET", url: target = "", headers, httpVersion } = request;
    if (httpVersion === "1.1" && headers.host === undefined) return answerFailure(400, view);
    try {
      return respond({ method, target, headers }, view);
    } catch (error) {
      console.error(error);
      return answerFailure(500, view);
    }
  };

  const bytesOf = ({ body }: Answer): Buffer | undefined => body && files.get(body.file);

  const send = (request: IncomingMessage, response: ServerResponse): void => {
    const decided = decide(request);
    if (!server.listening) response.setHeader("Connection", "close");
    response.writeHead(decided.status, decided.headers).end(bytesOf(decided));
  };

  /** Writes an answer as HTTP/1.1 and closes, for connections for which Node makes no response object. */
  const sendLast = (socket: Socket, decided: Answer): void => {
    if (!socket.writable) return void socket.destroy();
    socket.on("error", () => socket.destroy());
    const headers = { ...decided.headers, Date: new Date().toUTCString(), Connection: "close" };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${decided.status} ${STATUS_CODES[decided.status]}\r\n${lines.join("")}\r\n`);
    socket.write(bytesOf(decided) ?? "");
    socket.destroySoon();
  };

  // Node itself would answer a missing Host, an unknown Expect and CONNECT, without the policy headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, send);
  server.on("checkExpectation", send);
  server.on("connect", (request, socket: Socket) => sendLast(socket, decide(request)));
  server.on("clientError", (_error, socket: Socket) => sendLast(socket, answerFailure(400, view)));
  return server;
};

const listen = async (server: Server, host: string, port: number): Promise<void> => {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const taken = code === "EADDRINUSE";
    const reason = taken ? "the port is taken, set PORT to a free one" : `${code}, check HOST and PORT`;
    throw new StartError(`Cannot listen on ${host}:${port}: ${reason}.`);
  }
};

/**
 * Reads HOST (default 127.0.0.1), PORT (default 4321) and SITE_DIST (default: `dist` beside the server).
 * @throws {StartError} if PORT is not a port number
 */
export const readStartOptions = (environment: NodeJS.ProcessEnv): StartOptions => {
  const port = environment.PORT || "4321";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new StartError(`PORT is ${JSON.stringify(port)}, which is not a number from 0 to 65535.`);
  }
  return {
    dist: environment.SITE_DIST || fileURLToPath(new URL("../dist", import.meta.url)),
    host: environment.HOST || "127.0.0.1",
    port: Number(port),
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

if (import.meta.main) {
  run().catch((error) => {
    const expected = error instanceof StartError || error instanceof BuildError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });
}
