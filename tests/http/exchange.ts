import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";

/**
 * Asks over a connection of its own. Path and headers are sent as they are.
 * @param address such as `http://127.0.0.1:4321`; no certificate is checked
 * @returns what came back, with the body in its content coding
 * @throws {Error} if the host cannot be reached or its answer breaks off
 */
export const ask = async (
  address: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) => {
  const { request } = address.startsWith("https:") ? https : http;
  const sent = request(address, { method, path, headers, agent: false, rejectUnauthorized: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const received = new Headers();
  for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value));
  return { status: response.statusCode ?? 0, headers: received, body: await buffer(response) };
};

/** Sends one byte for each character, and reads until the host closes the connection. */
export const exchange = async (address: string, sent: string): Promise<string> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(sent, "latin1");
  return text(socket);
};
