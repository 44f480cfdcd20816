import { type Answer, answer, answerBare, answerStatus, type VisitorRequest } from "./answer.ts";
import type { Manifest, Variant } from "./manifest.ts";
import { type ViewOptions, viewManifest } from "./view.ts";

export interface FileStore {
  /** Reads a file of the build. @throws {Error} if it is not as the manifest says */
  assets: (file: Variant) => BodyInit | Promise<BodyInit>;
}

/** The handler of a build, for all hosts. */
export type Handler = (request: VisitorRequest, files: FileStore) => Promise<Response>;

/** workerd sends the bytes as they are, whatever `Content-Encoding` says; other hosts do so anyway. */
interface EncodedResponseInit extends ResponseInit {
  encodeBody: "manual";
}

/**
 * Makes the handler of a build. It answers every request and never rejects: what cannot be answered gets the error
 * screen.
 * @param decide decides on each request
 */
export const createHandler = (
  manifest: Manifest,
  options: ViewOptions = {},
  decide: typeof answer = answer,
): Handler => {
  const view = viewManifest(manifest, options);
  return async (request, { assets }) => {
    const respond = async ({ status, headers, body }: Answer): Promise<Response> => {
      const bytes = typeof body === "object" ? await assets(body) : body;
      const init: EncodedResponseInit = { status, headers, encodeBody: "manual" };
      return new Response(request.method === "HEAD" ? null : (bytes ?? null), init);
    };
    try {
      return await respond(decide(request, view));
    } catch (error) {
      console.error(error);
      return respond(answerStatus(500, request, view)).catch(() => respond(answerBare(view)));
    }
  };
};
