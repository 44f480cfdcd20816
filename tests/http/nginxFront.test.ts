import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { connect, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { routes } from "../../src/facts/routes.ts";
import { exchange, headerOf, type RawAnswer, readAnswers } from "./exchange.ts";
import { type RunningNginx, startNginx } from "./nginx.ts";
import { readSite } from "./site.ts";

const site = readSite();
let nginx: RunningNginx;
beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx?.stop());

const portOf = (address: string) => Number(new URL(address).port);

const openTls = async (
  options: { from?: string; maxVersion?: "TLSv1.1" | "TLSv1.2" } = {},
): Promise<TLSSocket> => {
  const { from, maxVersion } = options;
  const socket = connect({
    host: "127.0.0.1",
    port: portOf(nginx.address),
    servername: site.name,
    ca: nginx.certificate,
    ...(from !== undefined && { localAddress: from }),
    // Node's own floor is higher: what is refused here, nginx refuses.
    ...(maxVersion && { minVersion: "TLSv1", maxVersion, ciphers: "DEFAULT:@SECLEVEL=0" }),
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, "secureConnect");
  return socket;
};

/** The answers to raw requests, the last of which closes the connection. */
const say = async (request: string, address: string, from: string): Promise<RawAnswer[]> => {
  const host = { host: "nginx", address, name: site.name, certificate: nginx.certificate } as const;
  const { bytes } = await exchange(host, Buffer.from(request), { from });
  return readAnswers(bytes, []);
};

/** How many TCP connections to a port there are or were of late, at either end (proc_pid_net(5)). */
const connectionsOf = async (port: number): Promise<number> => {
  const end = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const lines = (await readFile("/proc/net/tcp", "utf8")).split("\n").map((line) => line.trim().split(/\s+/));
  const listening = "0A";
  return lines.filter(
    ([, local, remote, state]) => (local?.endsWith(end) || remote?.endsWith(end)) && state !== listening,
  ).length;
};

describe("nginx in front of the server", () => {
  test("connections to the server are used again", async () => {
    const before = await connectionsOf(portOf(nginx.server));
    for (let asked = 0; asked < 40; asked += 1) {
      const request = `GET /health HTTP/1.1\r\nHost: ${site.name}\r\nConnection: close\r\n\r\n`;
      expect((await say(request, nginx.address, "127.3.0.8"))[0]?.status).toBe(200);
    }
    expect((await connectionsOf(portOf(nginx.server))) - before).toBeLessThan(10);
  });

  test.each(["/", "/es/a?b=%20", "//evil.example", "/partners/?lng=ja"])(
    "%s without TLS is redirected to TLS",
    async (target) => {
      const request = `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
      const [answer] = await say(request, nginx.plainAddress, "127.3.0.1");
      expect([answer?.status, answer && headerOf(answer, "Location")]).toEqual([
        301,
        `https://${site.name}${target}`,
      ]);
    },
  );

  test("TLS 1.2 and 1.3 are spoken, and nothing older", async () => {
    expect((await openTls()).getProtocol()).toBe("TLSv1.3");
    expect((await openTls({ maxVersion: "TLSv1.2" })).getProtocol()).toBe("TLSv1.2");
    await expect(openTls({ maxVersion: "TLSv1.1" })).rejects.toThrow();
  });

  /** Status and headers over HTTP/2, and the length of the body. */
  const askHttp2 = async (session: ReturnType<typeof connectHttp2>, headers: Record<string, string>) => {
    const stream = session.request(headers, { endStream: true });
    const [answer] = await once(stream, "response");
    let length = 0;
    for await (const chunk of stream) length += chunk.length;
    return { ...answer, length } as Record<string, string | number>;
  };

  const openHttp2 = (from: string) => {
    const session = connectHttp2(nginx.address, {
      ca: nginx.certificate,
      servername: site.name,
      localAddress: from,
    } as Parameters<typeof connectHttp2>[1]);
    onTestFinished(() => session.close());
    return session;
  };

  test("every route in every language comes over HTTP/2", async () => {
    const session = openHttp2("127.3.0.2");
    const paths = Object.values(routes).map(({ path }) => path);
    const asked = paths.flatMap((path) => site.languages.map((language) => ({ path, language })));
    const answers = asked.map(async ({ path, language }) => {
      const { length, ...answer } = await askHttp2(session, {
        ":authority": site.name,
        ":path": path,
        "accept-language": language,
        "accept-encoding": "br",
      });
      expect(answer).toMatchObject({
        ":status": 200,
        "content-language": language,
        "content-encoding": "br",
        "content-length": String(length),
        vary: "Accept-Encoding, Accept-Language, Cookie",
        etag: site.entityTag(path, language, "br"),
      });
      expect(answer["content-security-policy"]).toContain("default-src 'none'");
      expect(answer).not.toHaveProperty("connection");
    });
    await Promise.all(answers);
    expect(session.alpnProtocol).toBe("h2");
  });

  test("HTTP/2 passes on what HTTP/1.1 does", async () => {
    const session = openHttp2("127.3.0.3");
    const ask = (path: string, headers: Record<string, string> = {}) =>
      askHttp2(session, { ":authority": site.name, ":path": path, ...headers });
    expect(await ask("/es/..//evil.example?a=%zz")).toMatchObject({
      ":status": 302,
      location: `${site.contentHubOrigin}/es/..//evil.example?a=%zz`,
    });
    expect(await ask("/partners/")).toMatchObject({ ":status": 301, location: "/partners" });
    expect(await ask("/", { cookie: "a=b; i18nextLng=ja" })).toMatchObject({ "content-language": "ja" });
    expect(await ask("/", { ":method": "POST" })).toMatchObject({ ":status": 405, allow: "GET, HEAD" });
    expect(await ask("/", { "if-none-match": "*" })).toMatchObject({ ":status": 304 });
  });

  test("a page and all its files come at once, over any of the protocols", async () => {
    const session = openHttp2("127.3.0.4");
    const targets = ["/", ...site.immutable.slice(0, 60)];
    const ask = (path: string) => askHttp2(session, { ":authority": site.name, ":path": path });
    const statuses = (await Promise.all(targets.map(ask))).map((answer) => answer[":status"]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  test("a visitor who asks for more than any page does gets 429", async () => {
    const request = (last: boolean) =>
      `GET /health HTTP/1.1\r\nHost: ${site.name}\r\n${last ? "Connection: close\r\n" : ""}\r\n`;
    const requests = `${request(false).repeat(499)}${request(true)}`;
    const connections = Array.from({ length: 8 }, () => say(requests, nginx.address, "127.3.0.5"));
    const statuses = (await Promise.all(connections)).flat().map(({ status }) => status);
    expect(statuses).toHaveLength(4000);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test("a visitor who holds two hundred connections gets 429 on the next", async () => {
    const from = "127.3.0.6";
    const held = await Promise.all(Array.from({ length: 200 }, () => openTls({ from })));
    const start = `POST / HTTP/1.1\r\nHost: ${site.name}\r\nContent-Length: 1000\r\n\r\n`;
    for (const socket of held) socket.write(start);
    // A byte now and then, so that none is given up.
    const sending = setInterval(() => held.map((socket) => socket.write("x")), 500);
    onTestFinished(() => clearInterval(sending));
    const request = `GET /health HTTP/1.1\r\nHost: ${site.name}\r\nConnection: close\r\n\r\n`;
    await expect
      .poll(async () => (await say(request, nginx.address, from))[0]?.status, { timeout: 60_000 })
      .toBe(429);
    expect((await say(request, nginx.address, "127.3.0.7"))[0]?.status).toBe(200);
  });

  test("the longest answer fits in the buffers, uncompressed", async () => {
    const config = await readFile(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
    const [, count, kilobytes] = /proxy_buffers (\d+) (\d+)k;/.exec(config) ?? [];
    expect(Number(count) * Number(kilobytes) * 1024).toBeGreaterThan(site.longest);
  });

  test("while the server is away, visitors get 502, and their pages again when it is back", async () => {
    const alone = await startNginx();
    onTestFinished(() => alone.stop());
    const request = `GET / HTTP/1.1\r\nHost: ${site.name}\r\nConnection: close\r\n\r\n`;
    const host = {
      host: "nginx",
      address: alone.address,
      name: site.name,
      certificate: alone.certificate,
    } as const;
    const ask = async () => readAnswers((await exchange(host, Buffer.from(request))).bytes, [])[0];
    expect((await ask())?.status).toBe(200);
    await alone.stopServer();
    const refused = await ask();
    expect([refused?.status, refused && headerOf(refused, "Cache-Control")]).toEqual([502, "no-store"]);
    expect(refused?.body.toString()).toBe("This request cannot be answered.\n");
    await alone.startServer();
    expect((await ask())?.status).toBe(200);
  });
});
