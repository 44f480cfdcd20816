import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer as createTlsServer } from "node:tls";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { smallBuild } from "../build/fixture.ts";
import { type RunningServer, startServer } from "../server/node.ts";
import { certificate } from "./fixture.ts";

let folder: string;
let dist: string;
let running: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "watch-"));
  await writeFile(join(folder, "certificate.pem"), certificate.cert);
  dist = await smallBuild();
  running = await startServer({ dist, host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await running.stop();
  await rm(dist, { recursive: true });
  await rm(folder, { recursive: true });
});

const program = fileURLToPath(new URL("watch.mjs", import.meta.url));

const watch = async (parameters: readonly string[], environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [program, ...parameters], { env: environment });
  const [said, faults, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { status, said, faults: faults.split("\n").slice(0, -1) };
};

const listen = async (server: Server): Promise<number> => {
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
};

test("a site that answers is told in one line, with its build", async () => {
  const address = running.url.slice(0, -1);
  const build = (await (await fetch(`${address}/health`)).text()).trim();
  expect(await watch([address])).toEqual({
    status: 0,
    said: `${address}: build ${build}, home page with its policy, no certificate\n`,
    faults: [],
  });
});

test.each<[what: string, answer: RequestListener, faults: string[]]>([
  [
    "a proxy without its server",
    (_request, response) => void response.writeHead(502).end("Bad Gateway\n"),
    ["/health answers 502, not 200", "/ answers 502, not 200"],
  ],
  [
    "another site",
    (_request, response) => void response.end("<h1>This domain is for sale</h1>"),
    [
      "/health does not answer with the hash of a build",
      "/ comes without a content security policy: something in between drops headers",
    ],
  ],
])("%s is a fault", async (_what, answer, faults) => {
  const address = `http://127.0.0.1:${await listen(createServer(answer))}`;
  const expected = faults.map((fault) => `${address}: ${fault}`);
  expect(await watch([address])).toEqual({ status: 1, said: "", faults: expected });
});

test("a site that does not listen is a fault, told once", async () => {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  const address = `http://127.0.0.1:${port}`;
  const faults = [`${address}: connect ECONNREFUSED 127.0.0.1:${port}`];
  expect(await watch([address])).toEqual({ status: 1, said: "", faults });
});

describe("over HTTPS", () => {
  /** TLS in front of the server. */
  const secure = async (): Promise<string> => {
    const server = createTlsServer(certificate, (socket) => {
      const behind = connect(Number(new URL(running.url).port), "127.0.0.1");
      socket.on("error", () => behind.destroy());
      behind.on("error", () => socket.destroy());
      socket.pipe(behind).pipe(socket);
    });
    return `https://localhost:${await listen(server)}`;
  };
  const trusted = () => ({ NODE_EXTRA_CA_CERTS: join(folder, "certificate.pem") });

  test("the days that the certificate has left are told", async () => {
    const address = await secure();
    const { status, said, faults } = await watch([address], trusted());
    expect([status, faults]).toEqual([0, []]);
    expect(said).toMatch(/, certificate for \d{5} days\n$/);
  });

  test("a certificate with fewer days left than are asked for is a fault", async () => {
    const address = await secure();
    const { status, faults } = await watch([address, "99999"], trusted());
    expect(status).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(/^https:.+: the certificate ends in \d{5} days, fewer than 99999$/),
    ]);
  });

  test("a certificate that browsers refuse is a fault, told once", async () => {
    const { status, faults } = await watch([await secure()]);
    expect(status).toBe(1);
    expect(faults).toEqual([expect.stringContaining("self-signed certificate")]);
  });
});

test.each([[["www.example.com"]], [["https://www.example.com", "soon"]]])(
  "wrong parameters (%j) are told how to call it",
  async (parameters) => {
    const { status, faults } = await watch(parameters);
    expect(status).toBe(2);
    expect(faults).toEqual([
      expect.stringMatching(/^Usage: node watch\.mjs <address/),
      "Such as: node watch.mjs https://www.example.com",
    ]);
  },
);
