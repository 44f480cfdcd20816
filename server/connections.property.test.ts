import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallBuild } from "../pipeline/fixture.ts";
import { type RunningServer, startServer } from "./node.ts";

let dist: string;
let running: RunningServer;
beforeAll(async () => {
  dist = await smallBuild();
  running = await startServer({ dist, host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await running.stop();
  await rm(dist, { recursive: true });
});

/** Sends bytes in pieces, ends the connection, and reads all that the server answers. */
const send = async (pieces: readonly Uint8Array[]): Promise<string> => {
  const { port } = running.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.setNoDelay();
  await once(socket, "connect");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // The server may close the connection while it is still being written to.
  socket.on("error", () => {});
  const closed = once(socket, "close");
  for (const piece of pieces) socket.write(piece);
  socket.end();
  await closed;
  return Buffer.concat(chunks).toString("latin1");
};

const bytes = (text: string): Buffer => Buffer.from(text, "latin1");

/** Parts of messages at which a parser may turn (RFC 9112). */
const parts = fc.constantFrom(
  ...[
    "GET ",
    "HEAD ",
    "POST ",
    "/",
    "/for-brokers",
    "/health",
    "*",
    "http://a.example/",
    " HTTP/1.1",
    " HTTP/1.0",
  ],
  ...[
    "\r\n",
    "\n",
    "\r",
    "\r\n\r\n",
    ":",
    " ",
    "\t",
    "\0",
    "\u00e9",
    "0",
    "5",
    "ffffffffffffffff",
    "chunked",
  ],
  ...["Host: localhost\r\n", "Host: a\r\nHost: b\r\n", "Connection: close\r\n", "Connection: upgrade\r\n"],
  ...[
    "Content-Length: 5\r\n",
    "Content-Length: -1\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Expect: 100-continue\r\n",
  ],
  ...[
    "Accept-Language: ja\r\n",
    "Cookie: i18nextLng=ru\r\n",
    "GET /for-brokers HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ],
);
const pieces = fc.array(
  fc.oneof(
    fc.array(parts, { maxLength: 8 }).map((several) => bytes(several.join(""))),
    fc.uint8Array({ maxLength: 200 }),
  ),
  { maxLength: 6 },
);

test("RT-12 any bytes get an HTTP answer or none, never a 500, and the server goes on", async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (sent) => {
      const answer = await send(sent);
      if (answer !== "") expect(answer).toMatch(/^HTTP\/1\.1 [1-5]\d\d /);
      expect(answer).not.toMatch(/^HTTP\/1\.1 500 /m);
      expect((await fetch(`${running.url}health`)).status).toBe(200);
    }),
    { numRuns: 300 },
  );
});
