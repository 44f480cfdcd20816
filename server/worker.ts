import { defaultLanguage, type Language } from "../src/languages/languages.ts";
import { type Answer, answer, answerError, type VisitorRequest } from "./answer.ts";
import type { Manifest } from "./manifest.ts";
import { headerPairs, viewManifest } from "./view.ts";

/** What Cloudflare gives to a worker with static assets, as far as it is needed here. */
export interface WorkerEnvironment {
  /** The files of the build, by name. */
  ASSETS: { fetch: (address: string) => Promise<Response> };
}

/** A request with what Cloudflare's network knows about the visitor. */
export interface WorkerRequest extends Request {
  cf?: { clientAcceptEncoding?: string };
}

export interface Worker {
  fetch: (request: WorkerRequest, environment: WorkerEnvironment) => Promise<Response>;
}

/**
 * A worker for a build. It answers every request as the Node server does: with the bytes of the build, in the content
 * coding in which they are stored.
 * @param failureDocuments the 500 document in each language, sent if a request cannot be answered or the assets fail
 * @param respond decides on each request
 */
export const createWorker = (
  manifest: Manifest,
  failureDocuments: Partial<Record<Language, string>>,
  respond: typeof answer = answer,
): Worker => {
  const view = viewManifest(manifest);
  return {
    fetch: async (request, { ASSETS }) => {
      const visitorRequest = readRequest(request);
      try {
        const decided = respond(visitorRequest, view);
        return toResponse(decided, await readBody(decided, ASSETS));
      } catch (error) {
        console.error(error);
        const headers = { ...visitorRequest.headers, "accept-encoding": undefined };
        const decided = answerError(500, { ...visitorRequest, headers }, view);
        const document = failureDocuments[decided.language ?? defaultLanguage] ?? null;
        return toResponse(decided, request.method === "HEAD" ? null : document);
      }
    },
  };
};

/** The request-target and those headers that decide, as the visitor sent them. */
const readRequest = ({ method, url, headers, cf }: WorkerRequest): VisitorRequest => {
  const header = (name: string) => headers.get(name) ?? undefined;
  return {
    method,
    target: targetOf(url),
    headers: {
      host: header("host"),
      // Several headers come joined by a comma, which no value of a cookie may have (RFC 6265, 4.1.1).
      cookie: header("cookie")?.replaceAll(", ", "; "),
      "accept-language": header("accept-language"),
      // Cloudflare puts its own value into the header and keeps the visitor's here:
      // https://developers.cloudflare.com/fundamentals/reference/http-headers/#accept-encoding
      "accept-encoding": cf?.clientAcceptEncoding ?? header("accept-encoding"),
      "if-none-match": header("if-none-match"),
    },
  };
};

/** What follows the host, unparsed: `URL` would change paths that we refuse, and throws for some hosts. */
const targetOf = (url: string): string => url.replace(/^\w+:\/\/[^/?]*/, "");

/**
 * The bytes of an answer, read whole, so that a file that breaks off becomes a 500 rather than half a document.
 * @throws {Error} if the assets do not have the file of the build
 */
const readBody = async (
  { body }: Answer,
  assets: WorkerEnvironment["ASSETS"],
): Promise<ArrayBuffer | string | null> => {
  if (body === undefined || typeof body === "string") return body ?? null;
  // In the form that Cloudflare does not redirect: it encodes every character that has a meaning in an address.
  const path = body.file.split("/").map(encodeURIComponent).join("/");
  const stored = await assets.fetch(`https://assets.invalid/${path}`);
  const bytes = await stored.arrayBuffer();
  if (stored.status === 200 && bytes.byteLength === body.size) return bytes;
  const got = `${bytes.byteLength} bytes with status ${stored.status}`;
  throw new Error(`The assets give ${got} for ${body.file}, which has ${body.size}: deploy the build again.`);
};

/** workerd adds no Date, which an origin with a clock has to send (RFC 9110, 6.6.1). */
const toResponse = ({ status, headers }: Answer, body: ArrayBuffer | string | null): Response => {
  const dated = [...headerPairs(headers), ["Date", new Date().toUTCString()] as [string, string]];
  const init: EncodedResponseInit = { status, headers: dated, encodeBody: "manual" };
  return new Response(body, init);
};

/** Sends the body as it is, whatever `Content-Encoding` says. */
interface EncodedResponseInit extends ResponseInit {
  encodeBody: "manual";
}
