import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type Network, occupation } from "./networks.ts";

/** Payload of a TCP segment, in bytes. */
const segmentSize = 1460;

/** Segments that a server sends before the first is acknowledged (RFC 6928). */
const initialSegments = 10;

/** How many bytes a connection takes from the server before it can send them. */
const buffered = 64 * 1024;

/** Does things at their times, in the order in which they came. */
class Schedule {
  readonly #waiting: { at: number; act: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param at `performance.now()`, not before that of the entry before */
  add(at: number, act: () => void): void {
    this.#waiting.push({ at, act });
    this.#timer ??= this.#wait();
  }

  #wait(): NodeJS.Timeout | undefined {
    const [first] = this.#waiting;
    return first && setTimeout(() => this.#run(), Math.max(0, first.at - performance.now()));
  }

  #run(): void {
    while (this.#waiting[0] && this.#waiting[0].at <= performance.now()) this.#waiting.shift()?.act();
    this.#timer = this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }
}

/** A line that sends one packet after another. */
class Line {
  readonly #network: Network;
  #freeAt = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  /** Sends a packet after those before it. @returns when its last bit has left, as `performance.now()` */
  send(bytes: number): number {
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + occupation(bytes, this.#network);
    return this.#freeAt;
  }
}

/** Carries one connection over a line that it shares with others. */
function carry(visitor: Socket, server: Socket, line: Line, { roundTrip }: Network): void {
  // The proxy has accepted it at once: until a round trip has passed, a visitor would wait and send nothing.
  const established = performance.now() + roundTrip;
  const requests = new Schedule();
  const arrivals = new Schedule();
  const acknowledgements = new Schedule();
  const upwards = () => Math.max(established, performance.now()) + roundTrip / 2;
  visitor.on("data", (bytes: Buffer) => requests.add(upwards(), () => server.write(bytes)));
  visitor.on("end", () => requests.add(upwards(), () => server.end()));

  let waiting = Buffer.alloc(0);
  let inFlight = 0;
  let window = initialSegments * segmentSize;
  let hasEnded = false;
  let lastArrival = 0;
  const send = () => {
    while (waiting.length > 0) {
      const segment = waiting.subarray(0, segmentSize);
      if (inFlight + segment.length > window) break;
      waiting = waiting.subarray(segment.length);
      inFlight += segment.length;
      const left = line.send(segment.length);
      lastArrival = left + roundTrip / 2;
      arrivals.add(lastArrival, () => visitor.write(segment));
      acknowledgements.add(left + roundTrip, () => {
        inFlight -= segment.length;
        // Slow start: doubles in a round trip. Without loss it goes on.
        window += segment.length;
        send();
      });
    }
    if (waiting.length < buffered) server.resume();
    if (hasEnded && waiting.length === 0) {
      hasEnded = false;
      const end = Math.max(lastArrival, performance.now() + roundTrip / 2);
      arrivals.add(end, () => visitor.end());
    }
  };
  server.on("data", (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (waiting.length >= buffered) server.pause();
    send();
  });
  server.on("end", () => {
    hasEnded = true;
    send();
  });

  const close = () => {
    for (const schedule of [requests, arrivals, acknowledgements]) schedule.stop();
    visitor.destroy();
    server.destroy();
  };
  visitor.on("error", close).on("close", close);
  server.on("error", close);
}

/**
 * A proxy on this machine that makes a slow network of the way to a port: each connection costs a round trip before its
 * first byte, each direction takes half of one, all answers share the throughput, and each connection begins with ten
 * segments and doubles them per round trip. Nothing is lost, and requests have no limit but the round trip.
 * @param port where the server listens
 * @returns the proxy's port; it ends when the result is disposed of
 */
export async function startSlowLine(port: number, network: Network) {
  const line = new Line(network);
  const open = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    open.add(visitor);
    visitor.on("close", () => open.delete(visitor));
    carry(visitor, connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true }), line, network);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    async [Symbol.asyncDispose]() {
      for (const visitor of open) visitor.destroy();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
