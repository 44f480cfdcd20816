import type { VisitorRequest } from "./answer.ts";
import { createHandler, type FileStore } from "./handler.ts";
import type { Manifest } from "./manifest.ts";

/** What Cloudflare gives to a worker with static assets, as far as it is needed here. */
export interface WorkerEnvironment {
  /** The files of the build, by name. */
  ASSETS: { fetch: (address: string) => Promise<Response> };
}

/** A request with what Cloudflare's network knows about the visitor. */
export interface WorkerRequest extends Request {
  cf?: { clientAcceptEncoding?: string };
}

/** The bytes of a file, whole, so that one that breaks off becomes a 500 rather than half a document. */
const readFrom =
  ({ ASSETS }: WorkerEnvironment): FileStore["assets"] =>
  async ({ file, size }) => {
    // In the form that Cloudflare does not redirect: it encodes every character that has a meaning in an address.
    const path = file.split("/").map(encodeURIComponent).join("/");
    const stored = await ASSETS.fetch(`https://assets.invalid/${path}`);
    const bytes = await stored.arrayBuffer();
    if (stored.status === 200 && bytes.byteLength === size) return bytes;
    const got = `${bytes.byteLength} bytes with status ${stored.status}`;
    throw new Error(`The assets give ${got} for ${file}, which has ${size}: deploy the build again.`);
  };

/** The headers as the visitor sent them. */
const headersOf = ({ headers, cf }: WorkerRequest): VisitorRequest["headers"] => ({
  get: (name) =>
    // Cloudflare puts its own value into the header and keeps the visitor's here:
    // https://developers.cloudflare.com/fundamentals/reference/http-headers/#accept-encoding
    name === "accept-encoding" ? (cf?.clientAcceptEncoding ?? headers.get(name)) : headers.get(name),
});

/** The handler of a build as a worker of Cloudflare. */
export const createWorker = (manifest: Manifest) => {
  const handle = createHandler(manifest);
  return {
    fetch: async (request: WorkerRequest, environment: WorkerEnvironment): Promise<Response> => {
      const { method, url } = request;
      const visitorRequest = { method, url, headers: headersOf(request) };
      const response = await handle(visitorRequest, { assets: readFrom(environment) });
      // workerd adds no Date, which an origin with a clock has to send (RFC 9110, 6.6.1).
      response.headers.set("Date", new Date().toUTCString());
      return response;
    },
  };
};
