import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const certificateOptions =
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";

/** A key and a certificate that no browser trusts. @throws {Error} that says how to install openssl */
async function createCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  try {
    await run("openssl", [...certificateOptions.split(" "), "-keyout", key, "-out", cert]).catch(
      (error: NodeJS.ErrnoException) => {
        const isMissing = error.code === "ENOENT";
        throw isMissing ? new Error("openssl is not installed: on Debian, apt-get install openssl.") : error;
      },
    );
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Headers of a connection, which HTTP/2 does not have. */
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * A front with TLS 1.3 and HTTP/2, as the site has in production, before a server without.
 * @param origin address of that server
 * @returns the port; it ends when the result is disposed of
 * @throws {Error} if openssl is missing
 */
export async function startSecureFront(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const front = createSecureServer(await createCertificate(), (visit, answer) => {
    const headers = Object.fromEntries(
      Object.entries(visit.headers).filter(([name]) => !name.startsWith(":")),
    );
    const onward = request(
      {
        agent,
        hostname,
        port,
        method: visit.method,
        path: visit.url,
        headers: { ...headers, host: `${hostname}:${port}` },
      },
      (reply) => {
        const kept = Object.entries(reply.headers).filter(([name]) => !ofConnection.has(name));
        answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
        reply.pipe(answer);
      },
    );
    onward.on("error", () => answer.stream?.destroy());
    visit.pipe(onward);
  });
  // A browser that is closed resets its connections.
  front.on("sessionError", () => undefined);
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const address = front.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      front.close();
    },
  };
}
