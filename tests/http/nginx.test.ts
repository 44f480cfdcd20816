import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { beforeAll, expect, test, vi } from "vitest";
import { contentHash } from "../../server/build.ts";
import { startServer } from "../../server/node.ts";
import { ask } from "./exchange.ts";
import { dist, entityTag, hostName } from "./site.ts";

// A smoke test of deploy/nginx.conf with its shared cache. It needs nginx and openssl (on Debian nginx-light, openssl).

const ports = { plain: 4383, secure: 4384 };
const secure = `https://127.0.0.1:${ports.secure}`;
/** Requests that have reached the server. */
let reached = 0;

const folder = mkdtempSync(join(tmpdir(), "nginx-"));

beforeAll(async () => {
  const node = await startServer({ dist, host: "127.0.0.1", port: 0, sharedCacheSeconds: 60 });
  node.server.on("request", () => {
    reached += 1;
  });
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const certificate = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", `/CN=${hostName}`];
  execFileSync("openssl", ["req", ...certificate, ...files], { stdio: "ignore" });
  for (const name of ["nginx.conf", "nginx-cache.conf", "nginx-cached-location.conf"]) {
    const text = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8")
      .replace("server 127.0.0.1:4321;", `server ${new URL(node.url).host};`)
      .replace(/listen \[::\].*/g, "")
      .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
      .replace("listen 443 ", `listen 127.0.0.1:${ports.secure} `)
      .replaceAll("www.example.com", hostName)
      .replaceAll("/etc/nginx/website/", `${folder}/`)
      .replaceAll(/\/var\/(cache|log)\/nginx\/website/g, `${folder}/$1`)
      .replaceAll("# include ", "include ");
    writeFileSync(join(folder, name), text);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `daemon off; pid nginx.pid; ${user} events {} http { ${paths} include ${folder}/nginx.conf; }`;
  writeFileSync(join(folder, "main.conf"), main);
  mkdirSync(join(folder, "cache"));
  const parameters = ["-e", "stderr", "-p", folder, "-c", join(folder, "main.conf")];
  const nginx = spawn("/usr/sbin/nginx", parameters, { stdio: "inherit" });
  await vi.waitFor(() => ask(secure, "/health"), { timeout: 20_000 });
  return async () => {
    nginx.kill();
    await once(nginx, "exit");
    await node.stop();
    rmSync(folder, { recursive: true });
  };
});

test("plain HTTP is redirected to TLS", async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.plain}/es/a?b`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, `https://${hostName}/es/a?b`]);
});

test("each visitor gets their own language and coding, also from the shared cache", async () => {
  for (const round of ["from the server", "from the cache"])
    for (const language of ["en", "ru", "ja"] as const)
      for (const encoding of ["br", "gzip", "identity"] as const) {
        const headers = { Host: hostName, Cookie: `i18nextLng=${language}`, "Accept-Encoding": encoding };
        const { body } = await ask(secure, "/for-brokers", headers);
        expect(`"${contentHash(body)}"`, round).toBe(entityTag("/for-brokers", language, encoding));
      }
});

test("of a flood from one address, the server gets what nginx allows one, and others are answered", async () => {
  const get = (headers = "") => `GET /favicon.svg HTTP/1.1\r\nHost: ${hostName}\r\n${headers}\r\n`;
  const flood = get().repeat(199) + get("Connection: close\r\n");
  const before = { reached, time: performance.now() };
  const address = { host: "127.0.0.1", port: ports.secure, localAddress: "127.0.0.2" };
  const answers = Array.from({ length: 50 }, () => {
    const socket = connect({ ...address, rejectUnauthorized: false });
    socket.write(flood);
    return text(socket);
  });
  const other = await ask(secure, "/favicon.svg", { Host: hostName });
  expect(other.status).toBe(200);
  const statuses = (await Promise.all(answers)).join("").match(/HTTP\/1\.1 \d+/g) ?? [];
  expect([statuses.length, new Set(statuses)]).toEqual([10_000, new Set(["HTTP/1.1 200", "HTTP/1.1 429"])]);
  const seconds = (performance.now() - before.time) / 1000;
  // As in nginx.conf: 50 a second, and 300 more at once. One is the other visitor's.
  expect(reached - before.reached).toBeLessThanOrEqual(302 + Math.ceil(50 * seconds));
});

test("what nginx refuses itself has policies as well", async () => {
  const { status, headers } = await ask(secure, "/", { Host: hostName, Cookie: "a".repeat(40_000) });
  expect(status).toBe(431);
  expect(headers.get("Content-Security-Policy")).toContain("'none'");
});
