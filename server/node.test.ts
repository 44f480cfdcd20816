import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { smallBuild, staticOutput } from "../build/fixture.ts";
import { exchange } from "../tests/http/exchange.ts";
import { launch } from "../tests/launch.ts";
import { readStartOptions, type StartOptions, startServer } from "./node.ts";

let dist: string;
beforeAll(async () => {
  // Larger than all buffers between a server and its visitor.
  dist = await smallBuild(staticOutput().set("large.woff2", Buffer.alloc(2 ** 25)));
});
afterAll(() => rm(dist, { recursive: true }));

const start = async (options: Partial<StartOptions> = {}) => {
  const running = await startServer({ dist, host: "127.0.0.1", port: 0, ...options });
  onTestFinished(() => running.server.close().closeAllConnections());
  return running;
};

const open = async (url: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
};

const get = (headers = "") => `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const last = get("Connection: close\r\n");

test("a connection that asks for 2000 things at once is cut, and no more than 16 of them are answered", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { url } = await start({ logs: true });
  const flood = await exchange(url, get().repeat(1999) + last).catch(({ code }) => code);
  expect(flood.split("200 OK").length - 1).toBeLessThan(17);
  // Answered after all of the flood.
  await fetch(url);
  expect(log.mock.calls.length).toBeLessThan(1 + 17);
});

test("a connection that asks for 16 things at once gets them all", async () => {
  const { url } = await start();
  expect((await exchange(url, get().repeat(15) + last)).split("200 OK").length - 1).toBe(16);
});

test("a visitor who takes nothing of an answer is cut", async () => {
  const { url, server } = await start();
  server.setTimeout(100);
  const accepted = once(server, "connection");
  const socket = await open(url);
  socket.write(get().replace("/", "/large.woff2"));
  const [connection] = await accepted;
  await once(connection, "close");
});

test("each answer is a line of the log, without the query", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { url } = await start({ logs: true });
  const sent = await fetch(`${url}partners?lng=ja&x=private`);
  await fetch(url, { method: "HEAD" });
  const [first, second] = log.mock.calls.map(([line]) => JSON.parse(line));
  const varying = { time: expect.stringMatching(/^\d{4}-.*Z$/), duration: expect.any(Number) };
  const page = { method: "GET", path: "/partners", language: "ja", status: 200 };
  expect(first).toEqual({ ...varying, ...page, bytes: Number(sent.headers.get("Content-Length")) });
  expect(second).toMatchObject({ method: "HEAD", path: "/", bytes: 0 });
});

test("fifty visitors who come again all the time lose nothing when it stops", async () => {
  const { url, stop } = await start();
  const outcomes: string[] = [];
  const visitors = Array.from({ length: 50 }, async () => {
    do outcomes.push(await exchange(url, last).catch(({ code }) => code));
    while (outcomes.at(-1)?.startsWith("HTTP"));
  });
  await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(100), { timeout: 20_000 });
  await stop();
  await Promise.all(visitors);
  const kinds = outcomes.map((outcome) => outcome.slice(0, "HTTP/1.1 200".length));
  expect(new Set(kinds)).toEqual(new Set(["HTTP/1.1 200", "ECONNREFUSED"]));
});

test.each([
  ["NO_SETTING", "", "host", "127.0.0.1"],
  ["PORT", "65535", "port", 65_535],
  ["LOG", "off", "logs", false],
  ["SHARED_CACHE_SECONDS", "60", "sharedCacheSeconds", 60],
  ["LISTEN_PID", `${process.pid}`, "descriptor", 3],
])("%s=%s sets %s to %s", (name, value, option, set) => {
  const dist = fileURLToPath(new URL("../dist", import.meta.url));
  const place = { dist, host: "127.0.0.1", port: 4321 };
  const usual = { ...place, maxConnections: 4096, sharedCacheSeconds: 0, logs: true };
  const settings = readStartOptions({ LISTEN_PID: "1", LISTEN_FDS: "1", [name]: value });
  expect(settings).toEqual({ ...usual, [option]: set });
});

test.each([
  ["PORT", "65536", ", which is not a number from 0 to 65535."],
  ["LOG", "quiet", ", which is neither on nor off."],
  ["LISTEN_FDS", "2", ": the server takes one socket."],
])("%s=%s is refused", (name, value, problem) => {
  const read = () => readStartOptions({ LISTEN_PID: `${process.pid}`, LISTEN_FDS: "1", [name]: value });
  expect(read).toThrow(`${name} is "${value}"${problem}`);
});

describe("the process", () => {
  const program = fileURLToPath(new URL("node.ts", import.meta.url));

  /** Starts a process of which half a request waits for the other half. */
  const launchBusy = async () => {
    const launched = launch(program, { SITE_DIST: dist, PORT: "0", LOG: "off" });
    const [, url = ""] = /^Harbour website: (\S+)$/.exec(await launched.nextLine()) ?? [];
    const socket = await open(url);
    socket.write(last.slice(0, -2).replace("close", "keep-alive"));
    expect((await fetch(url)).status).toBe(200);
    return { ...launched, socket, url };
  };

  test.each(["SIGTERM", "SIGINT"] as const)("%s ends it when all is answered", async (signal) => {
    const { child, exit, nextLine, socket, url } = await launchBusy();
    child.kill(signal);
    expect(await nextLine()).toBe("Finishing the requests under way");
    await vi.waitFor(() => expect(exchange(url, last)).rejects.toThrow("ECONNREFUSED"), { timeout: 20_000 });
    socket.write("\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nconnection: close\r\n/i);
    expect(await exit).toEqual({ code: 0, errors: [] });
  });

  test("a second signal ends it at once", async () => {
    const { child, nextLine } = await launchBusy();
    child.kill("SIGTERM");
    await nextLine();
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(child.exitCode).toBe(1), { timeout: 5_000 });
  });

  test("what prevents the start is told in one line", async () => {
    const { port } = new URL((await start()).url);
    for (const [environment, line] of [
      [{ PORT: "http" }, 'PORT is "http", which is not a number from 0 to 65535.'],
      [{ SITE_BRNAD: "Bell" }, "SITE_BRNAD is not a known setting: did you mean SITE_BRAND?"],
      [{ PORT: port }, `Cannot listen on 127.0.0.1:${port}: the port is taken, set PORT to a free one.`],
      [{ HOST: "192.0.2.1" }, "Cannot listen on 192.0.2.1:4321: EADDRNOTAVAIL, check HOST and PORT."],
      [{ SITE_DIST: "/none" }, expect.stringMatching(/^The build in \/none cannot be served: .* again\.$/)],
    ] as const) {
      const { exit } = launch(program, { SITE_DIST: dist, ...environment });
      expect(await exit).toEqual({ code: 1, errors: [line] });
    }
  });

  test("a socket that a service manager passes on is listened to", async () => {
    const socket = createServer();
    await once(socket.listen(0, "127.0.0.1"), "listening");
    const { port } = socket.address() as AddressInfo;
    const child = spawn("sh", ["-c", 'LISTEN_PID=$$ exec "$0" "$1"', process.execPath, program], {
      env: { SITE_DIST: dist, LISTEN_FDS: "1", LOG: "off" },
      // @ts-expect-error Node has no public name for the descriptor of a server.
      stdio: ["ignore", "ignore", "ignore", socket._handle.fd],
    });
    onTestFinished(() => void child.kill());
    socket.close();
    // It waits in the socket until the server has started.
    const { status } = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(20_000) });
    expect(status).toBe(200);
  });
});
