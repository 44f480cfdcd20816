import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";

/** What answers at an address: the Node server itself, nginx in front of it, or the worker in workerd. */
export type HostKind = "node" | "nginx" | "workerd";

/** Headers of every answer, whether the site is on https or not. */
export const policies = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Content-Type-Options",
  "X-Frame-Options",
];

/** A host that serves the site. */
export interface Host {
  host: HostKind;
  /** `http://127.0.0.1:4321` or, over TLS, `https://127.0.0.1:8443`. */
  address: string;
  /** The name in `Host`, such as `www.example.com`. */
  name: string;
  /** The certificate to trust, as PEM, where the address is of https. */
  certificate?: string;
}

/** What came back until the connection was closed. */
export interface Received {
  bytes: Buffer;
  /** Whether the host closed the connection before the deadline. */
  isClosed: boolean;
}

export interface ExchangeOptions {
  /** Whether the visitor closes the sending side once all is sent. */
  isHalfClosed?: boolean;
  /** The visitor's own address, where it matters; any of 127.0.0.0/8. */
  from?: string;
}

/** Longer than any limit of a host on how long a request may take. Answers do not wait for it. */
const deadline = 60_000;

/**
 * Sends bytes over a connection of its own and reads until the host closes it.
 * @throws {Error} if the host cannot be reached
 */
export const exchange = async (
  { address, name, certificate }: Host,
  bytes: Buffer,
  { isHalfClosed = false, from }: ExchangeOptions = {},
): Promise<Received> => {
  const { protocol, hostname, port } = new URL(address);
  const endpoint = {
    host: hostname,
    port: Number(port),
    allowHalfOpen: true,
    ...(from !== undefined && { localAddress: from }),
  };
  const isTls = protocol === "https:";
  const socket: Socket = isTls
    ? connectTls({ ...endpoint, servername: name, ca: certificate, ALPNProtocols: ["http/1.1"] })
    : connect(endpoint);
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let isConnected = false;
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ bytes: Buffer.concat(chunks), isClosed });
    };
    const timer = setTimeout(() => finish(false), deadline);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", () => finish(true));
    socket.on("close", () => finish(true));
    // A host may close while the rest of a refused request still arrives, which resets the connection.
    socket.on("error", (error) => {
      if (isConnected) return finish(true);
      clearTimeout(timer);
      reject(error);
    });
    socket.on(isTls ? "secureConnect" : "connect", () => {
      isConnected = true;
      socket.write(bytes);
      if (isHalfClosed) socket.end();
    });
  });
};

/** An answer as it stood on the wire. */
export interface RawAnswer {
  status: number;
  /** Names as sent, values without the spaces around them. */
  headers: readonly (readonly [name: string, value: string])[];
  /** As sent, which may be in a content coding. */
  body: Buffer;
}

/** The value of a header, whose name is compared without case; several are joined by a comma. */
export const headerOf = ({ headers }: RawAnswer, name: string): string | undefined => {
  const values = headers.filter(([given]) => given.toLowerCase() === name.toLowerCase());
  return values.length > 0 ? values.map(([, value]) => value).join(", ") : undefined;
};

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** Bytes without their content coding. */
export const decode = (bytes: Buffer, encoding: string | undefined): Buffer =>
  decoders[encoding ?? ""]?.(bytes) ?? bytes;

/** The body as text, without its content coding. */
export const textOf = (answer: RawAnswer): string =>
  // An answer to HEAD names a coding and has no bytes.
  answer.body.length > 0 ? decode(answer.body, headerOf(answer, "Content-Encoding")).toString() : "";

// The version is the host's own, or that of the request (RFC 9110, 2.5).
const statusLine = /^HTTP\/1\.[01] (\d{3}) [ -~]*$/;
// A field line: a token, a colon, and visible characters with single spaces between them (RFC 9110, 5.5 and 5.6.2).
const fieldLine = /^([!#$%&'*+\-.^_`|~\w]+):[ \t]*([!-~](?:[ !-~]*[!-~])?)?[ \t]*$/;

/**
 * Reads answers strictly (RFC 9112): status lines, header fields, and bodies exactly as long as they say.
 * @param bytes all that came back
 * @param isHead whether each request in turn was a HEAD, whose answer has no body; others are taken for GET
 * @returns the final answers in turn; interim ones (1xx) are left out
 * @throws {Error} if bytes are no answer, are missing, or are left over
 */
export const readAnswers = (bytes: Buffer, isHead: readonly boolean[]): RawAnswer[] => {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) throw new Error(`These bytes are no answer: ${shown(rest)}`);
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(statusLine.exec(first)?.[1]);
    if (!status) throw new Error(`This is no status line: ${first}`);
    const headers = lines.map((line): [string, string] => {
      const [, name, value = ""] = fieldLine.exec(line) ?? [];
      if (!name) throw new Error(`This is no header: ${line}`);
      return [name, value];
    });
    rest = rest.subarray(end + 4);
    if (status < 200) continue;
    const answer: RawAnswer = { status, headers, body: Buffer.alloc(0) };
    const hasBody = status !== 204 && status !== 304 && !isHead[answers.length];
    if (hasBody) [answer.body, rest] = splitBody(answer, rest);
    answers.push(answer);
  }
  return answers;
};

const splitBody = (answer: RawAnswer, rest: Buffer): [body: Buffer, rest: Buffer] => {
  const length = headerOf(answer, "Content-Length");
  if (headerOf(answer, "Transfer-Encoding")?.toLowerCase() === "chunked") {
    if (length !== undefined) throw new Error("An answer has both a length and chunks.");
    return splitChunks(rest);
  }
  if (length === undefined || !/^\d+$/.test(length)) {
    throw new Error(`An answer with status ${answer.status} has the Content-Length ${length}.`);
  }
  if (rest.length < Number(length)) {
    throw new Error(`A body has ${rest.length} bytes instead of ${length}: ${shown(rest)}`);
  }
  return [rest.subarray(0, Number(length)), rest.subarray(Number(length))];
};

/** Reads a chunked body without extensions and trailers (RFC 9112, 7.1). */
const splitChunks = (bytes: Buffer): [body: Buffer, rest: Buffer] => {
  const chunks: Buffer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf("\r\n");
    const line = rest.subarray(0, Math.max(end, 0)).toString("latin1");
    const size = /^[\da-f]{1,8}$/i.test(line) ? Number.parseInt(line, 16) : undefined;
    const last = end + 2 + (size ?? 0);
    if (size === undefined || rest.subarray(last, last + 2).toString() !== "\r\n") {
      throw new Error(`A chunked body breaks off: ${shown(rest)}`);
    }
    chunks.push(rest.subarray(end + 2, last));
    rest = rest.subarray(last + 2);
    if (size === 0) return [Buffer.concat(chunks), rest];
  }
};

const shown = (bytes: Buffer): string => JSON.stringify(bytes.subarray(0, 200).toString("latin1"));
