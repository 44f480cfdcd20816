import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startSlowLine } from "./slowLine.ts";

const network = { name: "", roundTrip: 2, throughput: 800_000_000 };

/** A server that answers a whole request with `answer(request)`. */
async function startServer(answer: (request: Buffer) => Buffer) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const parts: Buffer[] = [];
    // Reading it as an iterator would destroy the socket at the end of the request.
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("end", () => socket.end(answer(Buffer.concat(parts))));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.dispose]: () => server.close(),
  };
}

async function ask(port: number, request: Buffer): Promise<Buffer> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.end(request);
  return buffer(socket);
}

test("bytes come through in both directions, whole and in order, on several connections", async () => {
  // More than a connection takes from the server at a time.
  const sizes = [0, 1, 1460, 1461, 14_601, 300_000];
  using server = await startServer((request) => Buffer.concat([request, request]));
  await using line = await startSlowLine(server.port, network);
  await Promise.all(
    sizes.map(async (size) => {
      const request = randomBytes(size);
      const answer = await ask(line.port, request);
      expect(answer.equals(Buffer.concat([request, request])), `${size} bytes`).toBe(true);
    }),
  );
});

test("a server that nobody listens on closes the connection", async () => {
  const server = await startServer((request) => request);
  server[Symbol.dispose]();
  await using line = await startSlowLine(server.port, network);
  const socket = connect(line.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "close");
});
