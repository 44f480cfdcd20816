import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";

/** What a request adds to a method and a target. A list stands for several headers of one name. */
export type SentHeaders = Readonly<Record<string, string | readonly string[]>>;

export interface Reply {
  status: number | undefined;
  headers: Headers;
  /** As sent, which may be in a content coding. */
  body: Buffer;
}

const decoders = new Map([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["zstd", zstdDecompressSync],
]);

/** The body without its content coding. */
export const decode = ({ headers, body }: Reply): Buffer =>
  decoders.get(headers.get("Content-Encoding") ?? "")?.(body) ?? body;

/**
 * Asks over a connection of its own. Path and headers are sent as they are.
 * @param address such as `http://127.0.0.1:4321`; no certificate is checked
 * @throws {Error} if the host cannot be reached or its answer breaks off
 */
export const ask = async (
  address: string,
  path: string,
  headers: SentHeaders = {},
  method = "GET",
): Promise<Reply> => {
  const { request } = address.startsWith("https:") ? https : http;
  const lines = Object.entries({ Host: new URL(address).host, Connection: "close", ...headers }).flatMap(
    ([name, values]) => [values].flat().flatMap((value) => [name, value]),
  );
  const options = { method, path, headers: lines, agent: false, rejectUnauthorized: false };
  const [response]: IncomingMessage[] = await once(request(address, options).end(), "response");
  if (!response) throw new Error(`${method} ${path} got no answer`);
  const received = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    for (const value of values) received.append(name, value);
  return { status: response.statusCode, headers: received, body: await buffer(response) };
};

/** Sends one byte for each character, and reads until the host closes the connection. */
export const exchange = async (address: string, sent: string): Promise<string> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(sent, "latin1");
  return text(socket);
};
