import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Types that compress. */
const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type.replace(/;.*/, ""));

/** The file of an address: itself, with `.html`, or the `index.html` in it. */
function fileOf(folder: string, address: string): string | undefined {
  const path = resolve(join(folder, decodeURIComponent(new URL(address, "http://peer").pathname)));
  if (relative(folder, path).startsWith("..")) return;
  return [path, `${path}.html`, join(path, "index.html")].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/**
 * Serves a built static site of somebody else on this machine, with Brotli at its best for what compresses. It is done
 * once per file, when it is first asked for.
 * @param folder with an index.html
 * @returns the address of its home page; the server ends when the result is disposed of
 * @throws {Error} if the folder has no index.html
 */
export async function startPeer(folder: string) {
  const root = resolve(folder);
  if (!fileOf(root, "/")) throw new Error(`--peer is ${folder}, which has no index.html.`);
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string, type: string): Promise<Buffer> => {
    const body = bodies.get(file) ?? readFile(file).then((bytes) => (isText(type) ? compress(bytes) : bytes));
    bodies.set(file, body);
    return body;
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const file = fileOf(root, url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? "application/octet-stream";
    const body = await bodyOf(file, type);
    response.writeHead(200, {
      "Content-Type": type,
      "Content-Length": body.length,
      "Cache-Control": "public, max-age=3600",
      ...(isText(type) && { "Content-Encoding": "br" }),
    });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
