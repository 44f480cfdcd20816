import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentHash } from "../../server/build.ts";
import { end, startNode } from "./processes.ts";
import { entityTag, hostName } from "./site.ts";

// A smoke test of deploy/nginx.conf with its shared cache. It needs nginx and openssl (on Debian nginx-light, openssl).

const ports = { plain: 4383, secure: 4384 };
const folder = mkdtempSync(join(tmpdir(), "nginx-"));
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const node = await startNode({ SHARED_CACHE_SECONDS: "60" });
  stops.unshift(node.stop);
  const subject = ["-subj", `/CN=${hostName}`, "-addext", `subjectAltName=DNS:${hostName}`];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", "-days", "2", ...key, ...subject, ...files], { stdio: "ignore" });
  for (const name of ["nginx.conf", "nginx-cache.conf", "nginx-cached-location.conf"]) {
    const text = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8")
      .replace("server 127.0.0.1:4321;", `server ${new URL(node.address).host};`)
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
  writeFileSync(
    join(folder, "main.conf"),
    `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")} include ${folder}/nginx.conf; }`,
  );
  mkdirSync(join(folder, "cache"));
  const nginx = spawn("/usr/sbin/nginx", ["-e", "stderr", "-p", folder, "-c", join(folder, "main.conf")], {
    stdio: "inherit",
  });
  stops.unshift(() => end(nginx));
  await vi.waitFor(() => ask("/health"), { timeout: 20_000 });
});

afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; hash: string }>(
    (resolve, reject) => {
      const options = { port: ports.secure, host: "127.0.0.1", path, servername: hostName, agent: false };
      const ca = readFileSync(join(folder, "certificate.pem"));
      const sent = request({ ...options, ca, headers: { Host: hostName, ...headers } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const hash = contentHash(Buffer.concat(chunks));
        resolve({ status: response.statusCode, headers: response.headers, hash });
      });
      sent.on("error", reject).end();
    },
  );

test("plain HTTP is redirected to TLS", async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.plain}/es/a?b`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, `https://${hostName}/es/a?b`]);
});

test("each visitor gets their own language and coding, also from the shared cache", async () => {
  for (const round of ["from the server", "from the cache"])
    for (const language of ["en", "ru", "ja"] as const)
      for (const encoding of ["br", "gzip", "identity"] as const) {
        const headers = { Cookie: `i18nextLng=${language}`, "Accept-Encoding": encoding };
        const { status, hash } = await ask("/for-brokers", headers);
        expect([status, `"${hash}"`], round).toEqual([200, entityTag("/for-brokers", language, encoding)]);
      }
});

test("what nginx refuses itself has policies as well", async () => {
  const { status, headers } = await ask("/", { Cookie: "a".repeat(40_000) });
  expect([status, headers["content-security-policy"]]).toEqual([431, expect.stringContaining("'none'")]);
});
