import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { smallBuild } from "../pipeline/fixture.ts";
import { launch } from "../tests/launch.ts";
import { readBuild } from "./build.ts";
import type { Log, LoggedEvent, LoggedRequest } from "./log.ts";
import { type RunningServer, readStartOptions, startServer } from "./node.ts";
import { createWebServer, type WebServerOptions } from "./webServer.ts";

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
  expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none';script-src 'self' 'sha256-");
  expect(answer).toContain("\r\nStrict-Transport-Security: max-age=63072000\r\n");
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
    expect(await response.text()).toContain('<html lang="ja"><head><title>/for-brokers</title>');
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

  test("an answer says what becomes of its connection where HTTP does not", async () => {
    const [kept, closed] = ["", "Connection: close\r\n"].map(
      (header) => `HEAD /robots.txt HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`,
    );
    const [, one, other] = (await say(`${kept}${closed}`)).split("HTTP/1.1 200 OK");
    expect(one).not.toMatch(/^(?:connection|keep-alive):/im);
    expect(other).toMatch(/^connection: close\r$/im);
    const old = "HEAD /robots.txt HTTP/1.0\r\nHost: localhost\r\n";
    expect(await say(`${old}Connection: keep-alive\r\n\r\n${old}\r\n`)).toMatch(
      /^connection: keep-alive\r$/im,
    );
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
    ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n"],
    [
      "a coding that does not end",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, chunked\r\n\r\n",
    ],
  ])("RT-12 %s gets the 400 document and the policies", async (_what, request) => {
    const answer = await say(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("\r\nConnection: close\r\n");
    expect(answer).toContain("<title>status-400</title>");
    expect(answer).toContain("Unexpected Application Error!");
    expectPolicies(answer);
  });

  test.each([
    ["a malformed target", "GET /%zz?lng=ja HTTP/1.1\r\nHost: x\r\nCookie: i18nextLng=en\r\n"],
    ["two hosts", "GET /?lng=ja HTTP/1.1\r\nHost: x\r\nHost: x\r\n"],
    ["no Host", "GET / HTTP/1.1\r\nCookie: i18nextLng=ja\r\nAccept-Language: en\r\n"],
  ])("RT-12 LN-01 %s gets the 400 document in the language asked for", async (_what, request) => {
    const answer = await say(`${request}Connection: close\r\n\r\n`);
    expect(answer).toContain('<html lang="ja"><head><title>status-400</title>');
  });

  test.each([
    ["a target beyond 16 KB", 414, `GET /${"a".repeat(17_000)}`],
    ["a target beyond 8 KB", 414, `GET /${"a".repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["headers beyond 16 KB", 431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`],
    ["an unknown transfer coding", 501, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: tea\r\n\r\n"],
    ["two transfer codings", 501, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"],
    ["HTTP/0.9", 505, "GET /\r\n\r\n"],
    ["HTTP/2.0", 505, "GET / HTTP/2.0\r\nHost: x\r\n\r\n"],
    ["HTTP/3.1", 505, "GET / HTTP/3.1\r\nHost: x\r\n\r\n"],
  ])("%s gets %d as text, and the connection ends", async (_what, status, request) => {
    const answer = await say(request);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(answer).toContain("\r\nConnection: close\r\n");
    expect(answer).toContain("\r\nX-Frame-Options: DENY\r\n");
    expect(answer).toMatch(new RegExp(`\\r\\n\\r\\n${status} [\\w ]+\\n$`));
  });

  test.each([
    ["HTTP/0.9", "GET /\r\n\r\n(", 505],
    ["no Host", "GET / HTTP/1.1\r\n\r\n(", 400],
    ["a malformed target", "GET /%ff HTTP/1.1\r\nHost: x\r\n\r\n(", 400],
    ["Connection: close", "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n(", 200],
    ["no Host, and CONNECT after it,", "GET / HTTP/1.1\r\n\r\nCONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ])("no request after %s brings no second answer", async (_what, request, status) => {
    const socket = await open(portOf(running.server));
    socket.end(request);
    expect((await readAll(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  });

  test("who waits for 100 Continue gets the answer instead, also behind another", async () => {
    const get = "GET /robots.txt HTTP/1.1\r\nHost: x\r\n";
    const answers = await say(`${get}\r\n${get}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    const [, first, second] = answers.split(/HTTP\/1\.1 200 OK\r\n/);
    expect(second).toContain("\r\nConnection: close\r\n");
    expect(second?.split("\r\n\r\n")[1]).toBe(first?.split("\r\n\r\n")[1]);
  });

  test("a broken body brings no second answer", async () => {
    const request = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n\r\n";
    expect((await say(request)).match(/HTTP\/1\.1 .*/g)).toEqual(["HTTP/1.1 405 Method Not Allowed"]);
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
    const broken = createWebServer(await readBuild(dist), {
      respond: () => {
        throw new Error("broken");
      },
    });
    onTestFinished(() => void broken.close());
    await once(broken.listen(0, "127.0.0.1"), "listening");
    for (const _time of [1, 2]) {
      const response = await fetch(`http://127.0.0.1:${portOf(broken)}/?lng=ja`);
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text).toContain('<html lang="ja"><head><title>status-500</title>');
      expect(text).not.toContain("broken");
    }
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("slow requests are cut off", () => {
    expect(running.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      maxConnections: 4096,
    });
  });
});

describe("connections", () => {
  const lines: LoggedEvent[] = [];
  const requests: LoggedRequest[] = [];
  const log: Log = {
    request: (request) => requests.push(request),
    event: (event) => lines.push(event),
    flush: async () => {},
  };
  beforeEach(() => {
    lines.length = 0;
    requests.length = 0;
  });

  /** A server of its own, with limits that a test need not wait for. */
  const serve = async (limits: Partial<Server> = {}, options: WebServerOptions = {}) => {
    const server = Object.assign(createWebServer(await readBuild(dist), { log, ...options }), limits);
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    return portOf(server);
  };

  const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

  test("a connection that asks for more than 16 things at once gets 16 and ends", async () => {
    const answers = await say(get.repeat(2000), await serve());
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(16);
    expect(answers.match(/Connection: \S+/g)?.at(-1)).toBe("Connection: close");
    expect(lines).toEqual(["pipeline cut"]);
  });

  test("each answer is a line of the log, CONNECT included", async () => {
    const port = await serve();
    await say("HEAD /?lng=ja HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", port);
    await say("CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n", port);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toEqual([
      {
        method: "HEAD",
        target: "/?lng=ja",
        language: "ja",
        status: 200,
        bytes: 0,
        duration: expect.any(Number),
        aborted: false,
      },
      expect.objectContaining({ method: "CONNECT", target: "x:443", status: 405, aborted: false }),
    ]);
  });

  test("so is one whose visitor leaves before its end, which says so", async () => {
    const body = "x".repeat(50_000_000);
    const headers = ["Content-Length", String(body.length)];
    const port = await serve({}, { respond: () => ({ status: 200, headers, body, language: "en" }) });
    const socket = await open(port);
    socket.write(get);
    await once(socket, "data");
    socket.destroy();
    await vi.waitFor(() => expect(requests).toEqual([expect.objectContaining({ bytes: 0, aborted: true })]));
  });

  test("15 requests at once are answered, and 15 again", async () => {
    const port = await serve();
    const socket = await open(port);
    for (const _time of [1, 2]) {
      socket.write(get.repeat(15));
      let answers = "";
      while (answers.split("</h1>").length < 16) answers += await readUntil(socket, "</h1>");
    }
    socket.destroy();
    expect(lines).toEqual([]);
  });

  test("whoever asks and reads nothing is cut, and holds little until then", async () => {
    const port = await serve({}, { progressTimeout: 100 });
    const socket = await open(port);
    socket.pause();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    const flood = setInterval(() => socket.write(get.repeat(15)));
    onTestFinished(() => clearInterval(flood));
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 20_000 });
    clearInterval(flood);
    socket.resume();
    await closed;
  });

  test("a connection that says nothing is closed without an answer", async () => {
    const socket = await open(await serve({ headersTimeout: 1, requestTimeout: 1 }));
    expect(await readAll(socket)).toBe("");
  });

  test("half a request gets 408", async () => {
    const socket = await open(await serve({ headersTimeout: 1, requestTimeout: 1 }));
    socket.write("GET / HTTP/1.1\r\nHost: ");
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(lines).toEqual(["timeout"]);
  });

  test("a body that does not come brings no second answer", async () => {
    const socket = await open(await serve({ headersTimeout: 1, requestTimeout: 1 }));
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabc");
    expect((await readAll(socket)).match(/HTTP\/1\.1 .*/g)).toEqual(["HTTP/1.1 405 Method Not Allowed"]);
  });

  test("a connection beyond the limit is refused and logged", async () => {
    const port = await serve({ maxConnections: 1 });
    const first = await open(port);
    first.write(get);
    await readUntil(first, "</h1>");
    const second = connect(port, "127.0.0.1");
    await once(second, "close");
    expect(lines).toEqual(["connection refused"]);
  });
});

describe("start", () => {
  test("HOST, PORT and SITE_DIST have defaults", () => {
    const defaultDist = fileURLToPath(new URL("../dist", import.meta.url));
    expect(readStartOptions({})).toEqual({
      dist: defaultDist,
      host: "127.0.0.1",
      port: 4321,
      maxConnections: 4096,
      sharedCacheSeconds: 0,
      logs: true,
    });
    expect(
      readStartOptions({
        HOST: "0.0.0.0",
        PORT: "80",
        SITE_DIST: "/srv",
        MAX_CONNECTIONS: "100",
        SHARED_CACHE_SECONDS: "60",
        LOG: "off",
      }),
    ).toEqual({
      dist: "/srv",
      host: "0.0.0.0",
      port: 80,
      maxConnections: 100,
      sharedCacheSeconds: 60,
      logs: false,
    });
  });

  test.each([
    ["MAX_CONNECTIONS", "0", "not a number from 1 to 1000000"],
    ["SHARED_CACHE_SECONDS", "1 day", "not a number from 0 to 31536000"],
    ["LOG", "quiet", "neither on nor off"],
  ])("%s=%s is refused", (name, value, problem) => {
    expect(() => readStartOptions({ [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}, which is ${problem}.`,
    );
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

  test("a stopping server answers requests that were on their way on idle connections", async () => {
    const { server, stop } = await startServer({ dist, host: "127.0.0.1", port: 0 });
    const socket = await open(portOf(server));
    const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.write(request);
    await readUntil(socket, "</h1>");
    const stopped = stop();
    socket.write(request);
    expect(await readAll(socket)).toContain("\r\nConnection: close\r\n");
    await stopped;
  });

  test("five stopping servers answer all who have connected, and come again until they are refused", async () => {
    const ask = async (port: number): Promise<string> => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      return readAll(socket).then(
        (answer) => answer.slice(0, "HTTP/1.1 200".length),
        ({ code }) => code,
      );
    };
    for (const _time of Array(5)) {
      const { server, stop } = await startServer({ dist, host: "127.0.0.1", port: 0 });
      const port = portOf(server);
      const outcomes: string[] = [];
      const visitors = Array.from({ length: 50 }, async () => {
        do outcomes.push(await ask(port));
        while (outcomes.at(-1) === "HTTP/1.1 200");
      });
      // Node connects in the next tick, and the server accepts none before the next turn of the event loop.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      await stop();
      await Promise.all(visitors);
      expect(new Set(outcomes)).toEqual(new Set(["HTTP/1.1 200", "ECONNREFUSED"]));
    }
  });

  test("a stopping server does not wait for idle connections", async () => {
    const { server, stop } = await startServer({ dist, host: "127.0.0.1", port: 0 });
    const socket = await open(portOf(server));
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await readUntil(socket, "</h1>");
    await stop();
    expect(await readAll(socket)).toBe("");
  });

  test("an address of another machine is refused in one line", async () => {
    await expect(startServer({ dist, host: "192.0.2.1", port: 0 })).rejects.toThrow(
      "Cannot listen on 192.0.2.1:0: EADDRNOTAVAIL, check HOST and PORT.",
    );
  });
});

describe("the process", () => {
  const program = fileURLToPath(new URL("node.ts", import.meta.url));

  const launchServer = (environment: Record<string, string>) =>
    launch(program, { SITE_DIST: dist, PORT: "0", ...environment });

  /** Starts a process and keeps it busy: one request is answered, half of the next has arrived. */
  const launchBusy = async () => {
    const launched = launchServer({ LOG: "off" });
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
      await vi.waitFor(
        async () => {
          const other = connect(port, "127.0.0.1");
          onTestFinished(() => void other.destroy());
          const [refusal] = await Promise.race([once(other, "error"), once(other, "connect")]);
          expect(refusal?.code).toBe("ECONNREFUSED");
        },
        { timeout: 20_000 },
      );
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
    expect(await launchServer({ PORT: String(portOf(other)) }).exit).toEqual({ code: 1, errors: [line] });
  });

  test("a wrong PORT stops it with one line", async () => {
    const line = 'PORT is "http", which is not a number from 0 to 65535.';
    expect(await launchServer({ PORT: "http" }).exit).toEqual({ code: 1, errors: [line] });
  });

  test("a missing build stops it with one line", async () => {
    const line =
      'The build in /nowhere cannot be served: manifest.json cannot be read (ENOENT). Run "npm run build", or copy the release again.';
    expect(await launchServer({ SITE_DIST: "/nowhere" }).exit).toEqual({ code: 1, errors: [line] });
  });

  test("a socket that a service manager passes on is listened to, only by this process", () => {
    const passed = { LISTEN_PID: String(process.pid), LISTEN_FDS: "1" };
    expect(readStartOptions(passed).descriptor).toBe(3);
    expect(readStartOptions({ ...passed, LISTEN_PID: "1" })).not.toHaveProperty("descriptor");
    expect(() => readStartOptions({ ...passed, LISTEN_FDS: "2" })).toThrow(
      'LISTEN_FDS is "2": the server takes one socket.',
    );
  });

  test("a visitor who comes while the server restarts waits on the socket that it is passed", async () => {
    const socket = createServer();
    await once(socket.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${portOf(socket)}/`;
    // The shell keeps the socket, as a service manager does, and starts the server once it has ended.
    const start = `sh -c 'echo $$; LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1"`;
    const child = spawn("sh", ["-c", `${start}; ${start}`, process.execPath, program], {
      env: { SITE_DIST: dist, LISTEN_FDS: "1", LOG: "off" },
      // @ts-expect-error Node has no public name for the descriptor of a server.
      stdio: ["ignore", "pipe", "ignore", socket._handle.fd],
      detached: true,
    });
    socket.close();
    // The whole group, since the shell does not end what it has started.
    onTestFinished(() => {
      if (child.exitCode === null) process.kill(-Number(child.pid), "SIGKILL");
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const started = async () => Number((await lines.next()).value);
    const stop = async (pid: number) => {
      expect((await lines.next()).value).toBe(`Harbour website: ${url}`);
      process.kill(pid, "SIGTERM");
      expect((await lines.next()).value).toBe("Finishing the requests under way");
    };
    await stop(await started());
    const second = await started();
    expect((await fetch(url)).status).toBe(200);
    await stop(second);
    expect(await once(child, "close")).toEqual([0, null]);
  });
});
