import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { type Answer, answer, answerError, answerFailure } from "./answer.ts";
import type { Build } from "./build.ts";
import type { Log } from "./log.ts";
import { headerPairs, type ProtocolFailure, protocolFailures, viewManifest } from "./view.ts";

const seconds = 1000;

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
): Server => {
  const view = viewManifest(manifest, { sharedCacheSeconds });

  const decide = (request: IncomingMessage): Answer => {
    const { method = "GET", url: target = "", headers, httpVersion } = request;
    if (httpVersion !== "1.1" && httpVersion !== "1.0") return answerFailure(505, view);
    const coding = headers["transfer-encoding"];
    if (coding !== undefined && coding.toLowerCase() !== "chunked") return answerFailure(501, view);
    const hosts = countHosts(request.rawHeaders);
    const visitorRequest = { method, target, headers };
    if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) return answerError(400, visitorRequest, view);
    try {
      return respond(visitorRequest, view);
    } catch (error) {
      console.error(error);
      return answerError(500, visitorRequest, view);
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
    stopReading(socket);
    // What the system has not taken by then would wait in memory, together with all requests that have been read.
    setImmediate(() => (socket.writableLength > 0 ? socket.destroy() : socket.destroySoon()));
    return true;
  };

  /** Requests with a body: what is wrong with it must not bring a second answer. */
  const bodies = new WeakMap<Socket, IncomingMessage>();

  /** Connections whose last answer has been given: nothing more is a request (RFC 9112, 9.6). */
  const closing = new WeakSet<Socket>();

  const send = (request: IncomingMessage, response: ServerResponse): void => {
    const started = log ? performance.now() : 0;
    const { socket } = request;
    // Node gives a response its socket when those before it are sent.
    if (response.socket === null && !admit(request, response)) return;
    if (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined)
      bodies.set(socket, request);
    if (!server.listening) response.shouldKeepAlive = false;
    const decided = write(response, decide(request));
    if (!response.shouldKeepAlive) closing.add(socket);
    if (!log) return;
    // Mostly the system takes an answer at once, and a listener would cost more than the line.
    if (response.socket?.writableLength === 0) record(request, decided, started, true);
    else response.on("close", () => record(request, decided, started, response.writableFinished));
  };

  const record = (
    { method = "", url: target = "" }: IncomingMessage,
    decided: Answer,
    started: number,
    isSent: boolean,
  ): void =>
    log?.request({
      method,
      target,
      language: decided.language,
      status: decided.status,
      bytes: isSent ? sizeOf(decided) : 0,
      duration: performance.now() - started,
      aborted: !isSent,
    });

  /** @returns what has been sent: a failure, if the answer cannot be */
  const write = (response: ServerResponse, decided: Answer): Answer => {
    if (isUnreadable(decided)) response.shouldKeepAlive = false;
    // HTTP/1.1 keeps connections by default (RFC 9112, 9.3), and documents need the room of a first flight.
    else if (response.shouldKeepAlive && response.req.httpVersion === "1.1")
      response.removeHeader("Connection");
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
      ...headerPairs(decided.headers),
      ["Date", new Date().toUTCString()],
      ["Connection", "close"],
    ].map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${decided.status} ${STATUS_CODES[decided.status]}\r\n${lines.join("")}\r\n`);
    socket.write(bytesOf(decided) ?? "");
    socket.destroySoon();
  };

  /** Whether a further answer would come after the last, or before one that waits. */
  const isTooLate = (socket: Socket): boolean =>
    closing.has(socket) || (pipelines.get(socket)?.unanswered ?? 1) > 1;

  const refuse = (error: ParseError, socket: Socket): void => {
    log?.event(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "timeout" : "unreadable request");
    const isAnswered = bodies.get(socket)?.complete === false;
    if (isAnswered || isTooLate(socket) || socket.bytesRead === 0) return void socket.destroySoon();
    sendLast(socket, answerFailure(statusOf(error), view));
  };

  // Node itself would answer a missing Host, an unknown Expect and CONNECT, without the policy headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, send);
  limitStalledReaders(server, progressTimeout);
  server.on("checkExpectation", send);
  // Nothing needs a body, so the answer comes at once (RFC 9110, 10.1.1). Node itself would write its 100 between head
  // and body of an answer that waits for another.
  server.on("checkContinue", (request, response) => {
    response.shouldKeepAlive = false;
    send(request, response);
  });
  server.on("connect", (request, socket: Socket) => {
    if (isTooLate(socket)) return void socket.destroySoon();
    const started = performance.now();
    const decided = decide(request);
    sendLast(socket, decided);
    record(request, decided, started, true);
  });
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
const limitStalledReaders = (server: Server, progressTimeout: number): void => {
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

/** What llhttp takes for the start of another protocol, which it does not read. */
const upgrade = 2;

/**
 * Leaves what has arrived of further requests unread. Node would make two objects of each and keep them until the
 * connection is closed, thousands for a packet. It has no public way to stop in between; without this property the
 * server takes more memory under such packets, and nothing else changes.
 */
const stopReading = (socket: Socket & { parser?: { onIncoming: () => number } | null }): void => {
  if (socket.parser) socket.parser.onIncoming = () => upgrade;
};

/** Whether more of the connection could be taken for what it is not. */
const isUnreadable = ({ status }: Answer): boolean =>
  status >= 400 && (status === 400 || status in protocolFailures);

/**
 * How many Host headers a request has. Node leaves out all but the first; to have it join them, or to ask for distinct
 * headers, costs a tenth of its throughput.
 */
const countHosts = (rawHeaders: readonly string[]): number => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
};

const sizeOf = ({ body }: Answer): number => (typeof body === "string" ? body.length : (body?.size ?? 0));

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
