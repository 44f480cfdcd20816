import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { pressedBuild } from "../pipeline/fixture.ts";
import { readBuild } from "./manifest.ts";
import { createWebServer, type RunningServer, readStartOptions, startServer } from "./node.ts";

let dist: string;
let running: RunningServer;
beforeAll(async () => {
  dist = await pressedBuild();
  running = await startServer({ dist, host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await running.stop();
  await rm(dist, { recursive: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
};

/** All that a server sends until it closes the connection. */
const readAll = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const readUntil = async (socket: Socket, end: string): Promise<string> => {
  let text = "";
  while (!text.includes(end)) text += String((await once(socket, "data"))[0]);
  return text;
};

const say = async (request: string, port = portOf(running.server)): Promise<string> => {
  const socket = await open(port);
  socket.write(request);
  return readAll(socket);
};

const expectPolicies = (answer: string) => {
  expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none'; script-src 'self' 'sha256-");
  expect(answer).toContain("\r\nStrict-Transport-Security: max-age=63072000; includeSubDomains; preload\r\n");
  expect(answer).toContain("\r\nX-Frame-Options: DENY\r\n");
  expect(answer).toContain("\r\nVary: Accept-Encoding, Accept-Language, Cookie\r\n");
  expect(answer).toContain("\r\nContent-Language: en\r\n");
};

describe("requests", () => {
  test("RT-03 a document is sent compressed, in the visitor's language", async () => {
    const headers = { "Accept-Language": "ja", "Accept-Encoding": "zstd" };
    const response = await fetch(`${running.url}for-brokers`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Encoding")).toBe("zstd");
    expect(await response.text()).toContain('<html lang="ja"><title>/for-brokers</title>');
  });

  test("RT-09 RT-10 redirects have no body", async () => {
    for (const [path, location] of [
      ["es/a?b=c", "https://hub.example.com/es/a?b=c"],
      ["anything", "/"],
    ]) {
      const response = await fetch(`${running.url}${path}`, { redirect: "manual" });
      expect([response.status, response.headers.get("Location")]).toEqual([302, location]);
      expect(await response.text()).toBe("");
    }
  });

  test("HEAD gives the length of GET, and 304 no body", async () => {
    const get = await fetch(running.url);
    const head = await fetch(running.url, { method: "HEAD" });
    expect(head.headers.get("Content-Length")).toBe(get.headers.get("Content-Length"));
    expect(await head.text()).toBe("");
    const etag = get.headers.get("ETag") ?? "";
    expect((await fetch(running.url, { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test("RT-12 a request with a body is refused, its body discarded, and the connection kept", async () => {
    const body = "x".repeat(200_000);
    const post = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const answers = await say(`${post}GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+ .*/g)).toEqual([
      "HTTP/1.1 405 Method Not Allowed",
      "HTTP/1.1 200 OK",
    ]);
    expect(answers).toContain("\r\nAllow: GET, HEAD\r\n");
  });

  test.each([
    ["no HTTP at all", "\x16\x03\x01 hello\r\n\r\n"],
    ["a broken header", "GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n"],
    ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"],
    ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a backslash", "GET /\\evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["headers beyond 16 KB", `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`],
  ])("RT-12 %s gets the 400 document and the policies", async (_what, request) => {
    const answer = await say(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("\r\nConnection: close\r\n");
    expect(answer).toContain("<title>status-400</title>");
    expect(answer).toContain("Unexpected Application Error!");
    expectPolicies(answer);
  });

  test("HTTP/1.0 needs no Host", async () => {
    expect(await say("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  test("RT-12 CONNECT gets the 405 document", async () => {
    const answer = await say("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(answer).toContain("<title>status-405</title>");
    expectPolicies(answer);
  });

  test.each(["Expect: tea", "Connection: Upgrade, close\r\nUpgrade: websocket", "Range: bytes=5-2"])(
    "%s is ignored, and the document is sent",
    async (header) => {
      const answer = await say(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expectPolicies(answer);
    },
  );

  test("RT-12 an exception gets the 500 document, and the server continues", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const broken = createWebServer(await readBuild(dist), () => {
      throw new Error("broken");
    });
    onTestFinished(() => void broken.close());
    await once(broken.listen(0, "127.0.0.1"), "listening");
    for (const _time of [1, 2]) {
      const response = await fetch(`http://127.0.0.1:${portOf(broken)}/`);
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text).toContain("<title>status-500</title>");
      expect(text).not.toContain("broken");
    }
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("slow requests are cut off", () => {
    expect(running.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
    });
  });
});

describe("start", () => {
  test("HOST, PORT and SITE_DIST have defaults", () => {
    const defaultDist = fileURLToPath(new URL("../dist", import.meta.url));
    expect(readStartOptions({})).toEqual({ dist: defaultDist, host: "127.0.0.1", port: 4321 });
    expect(readStartOptions({ HOST: "0.0.0.0", PORT: "80", SITE_DIST: "/srv" })).toEqual({
      dist: "/srv",
      host: "0.0.0.0",
      port: 80,
    });
  });

  test.each(["http", "-1", "65536", "80.5", "1e3", " ", "080000"])("PORT=%j is refused", (port) => {
    expect(() => readStartOptions({ PORT: port })).toThrow(
      `PORT is ${JSON.stringify(port)}, which is not a number from 0 to 65535.`,
    );
  });

  test("the highest port is accepted", () => {
    expect(readStartOptions({ PORT: "65535" }).port).toBe(65_535);
  });

  test("a port in use is refused in one line", async () => {
    const port = portOf(running.server);
    await expect(startServer({ dist, host: "127.0.0.1", port })).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port}: the port is taken, set PORT to a free one.`,
    );
  });

  test("a stopping server answers requests in progress, then closes", async () => {
    const { server, stop } = await startServer({ dist, host: "127.0.0.1", port: 0 });
    const socket = await open(portOf(server));
    const request = "GET / HTTP/1.1\r\nHost: localhost\r\n";
    socket.write(`${request}\r\n${request}`);
    await readUntil(socket, "</h1>");
    const stopped = stop();
    socket.write("\r\n");
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain("\r\nConnection: close\r\n");
    await stopped;
    expect(server.address()).toBeNull();
  });

  test("an address of another machine is refused in one line", async () => {
    await expect(startServer({ dist, host: "192.0.2.1", port: 0 })).rejects.toThrow(
      "Cannot listen on 192.0.2.1:0: EADDRNOTAVAIL, check HOST and PORT.",
    );
  });
});

describe("the process", () => {
  const launch = (environment: Record<string, string>) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL("node.ts", import.meta.url))], {
      env: { SITE_DIST: dist, PORT: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const errors: string[] = [];
    createInterface(child.stderr).on("line", (line) => errors.push(line));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const exit = once(child, "close").then(([code]) => ({ code, errors }));
    return { child, exit, nextLine: async () => String((await lines.next()).value) };
  };

  /** Starts a process and keeps it busy: one request is answered, half of the next has arrived. */
  const launchBusy = async () => {
    const launched = launch({});
    const line = await launched.nextLine();
    const [, port] = /^Harbour website: http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line) ?? [];
    const socket = await open(Number(port));
    const request = "GET / HTTP/1.1\r\nHost: localhost\r\n";
    socket.write(`${request}\r\n${request}`);
    await readUntil(socket, "</h1>");
    return { ...launched, socket, port: Number(port) };
  };

  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s ends it when the requests in progress are answered",
    async (signal) => {
      const { child, exit, nextLine, socket, port } = await launchBusy();
      child.kill(signal);
      expect(await nextLine()).toBe("Finishing the requests under way");
      const [refusal] = await once(connect(port, "127.0.0.1"), "error");
      expect(refusal.code).toBe("ECONNREFUSED");
      socket.write("\r\n");
      const answer = await readAll(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(answer).toContain("\r\nConnection: close\r\n");
      expect(await exit).toEqual({ code: 0, errors: [] });
    },
  );

  test("a second signal ends it at once", async () => {
    const { child, exit, nextLine } = await launchBusy();
    child.kill("SIGTERM");
    await nextLine();
    child.kill("SIGTERM");
    expect(await exit).toEqual({ code: 1, errors: [] });
  });

  test("a port in use stops it with one line", async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    await once(other.listen(0, "127.0.0.1"), "listening");
    const line = `Cannot listen on 127.0.0.1:${portOf(other)}: the port is taken, set PORT to a free one.`;
    expect(await launch({ PORT: String(portOf(other)) }).exit).toEqual({ code: 1, errors: [line] });
  });

  test("a wrong PORT stops it with one line", async () => {
    const line = 'PORT is "http", which is not a number from 0 to 65535.';
    expect(await launch({ PORT: "http" }).exit).toEqual({ code: 1, errors: [line] });
  });

  test("a missing build stops it with one line", async () => {
    const line =
      'The build in /nowhere cannot be served: manifest.json cannot be read (ENOENT). Run "npm run build".';
    expect(await launch({ SITE_DIST: "/nowhere" }).exit).toEqual({ code: 1, errors: [line] });
  });
});
