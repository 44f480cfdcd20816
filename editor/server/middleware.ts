import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { json } from "node:stream/consumers";
import type { Connect, FSWatcher } from "vite";
import { z } from "zod";
import { ownersFiles } from "../../publishing/files.ts";
import { lastPublications, leaveBranchOfWords, setAuthor } from "../../publishing/git.ts";
import {
  type Progress,
  type Publishable,
  publish,
  publishable,
  whatIsNext,
} from "../../publishing/publish.ts";
import { checkChanges, settle } from "../../publishing/settle.ts";
import { leaveForLater, takeBack } from "../../publishing/takeBack.ts";
import { waitingSchema } from "../../publishing/waiting.ts";
import { logoMedia } from "../../src/facts/logo.ts";
import type { Bundle } from "./bundle.ts";
import { cleanLogo } from "./cleanLogo.ts";
import { readContent } from "./content.ts";
import { refusal } from "./guard.ts";

/** Where the editor is, beside the pages of the site. */
export const editorPath = "/edit/";

const changeRequest = waitingSchema.extend({ known: waitingSchema });
const logoRequest = z.strictObject({ text: z.string(), media: logoMedia });
const line = z.string().trim().min(1).max(200).regex(/^.+$/);
const author = z.strictObject({ name: line, email: z.email() });
const publicationRequest = z.strictObject({ message: line, author: author.optional() });

/** Its own script, style and requests; pages of the site in a frame; and no frame of others around it. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

const typeOf = (file: string): string =>
  file.endsWith(".js") ? "text/javascript" : file.endsWith(".css") ? "text/css" : "text/html";

/** The publication that is under way or over. */
let progress: Progress | undefined;

/** What is to be published; how far a publication has come, and what happens next. */
export type Publication = Publishable & { progress?: Progress | undefined; next?: string | undefined };

const publication = async (): Promise<Publication> => ({
  ...(await publishable()),
  progress,
  next: progress?.commit && whatIsNext(progress.commit),
});

const content = () =>
  readContent().catch(({ message }) => {
    throw new Error(`Nothing can be saved until this file is fixed: ${message}`);
  });

/** Why a request failed, and what to do. */
function inPlainWords({ code = "", path, dest = path, message }: NodeJS.ErrnoException & { dest?: string }) {
  const file = dest && relative(".", dest);
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return `You may not write ${file}: give your user the right to, then try again.`;
  return code === "ENOSPC" ? "The disk is full: make room, then try again." : message;
}

const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
  "GET api/content": content,
  "POST api/check": (body) => checkChanges(changeRequest.parse(body)),
  "POST api/save": async (body) => {
    const { known, ...wanted } = changeRequest.parse(body);
    return { saved: await settle(wanted, known), content: await content() };
  },
  "POST api/logo": async (body) => {
    const { text, media } = logoRequest.parse(body);
    return { markup: cleanLogo(text, media) };
  },
  "GET api/publication": publication,
  "POST api/publish": async (body) => {
    const { message, author } = publicationRequest.parse(body);
    if (progress && !progress.isOver) throw new Error("It is being published already");
    if (author) await setAuthor(author.name, author.email);
    void publish(message, (now) => {
      progress = now;
    });
    return publication();
  },
  "GET api/publications": lastPublications,
  "POST api/later": (body) => leaveForLater(z.strictObject({ key: z.string() }).parse(body).key),
  "POST api/take-back": (body) => takeBack(z.strictObject({ commit: z.hash("sha1") }).parse(body).commit),
  "POST api/leave": async () => {
    await leaveBranchOfWords();
    return publication();
  },
};

/** Tells a page of the editor whenever a file of the owner's changes on disk, as server-sent events. */
function tellChanges(response: ServerResponse, watcher: FSWatcher): void {
  response.writeHead(200, { ...headers, "Content-Type": "text/event-stream" });
  response.write(": ready\n\n");
  const tell = (_event: string, file: string): void => {
    const own = relative(".", file).replaceAll("\\", "/");
    if (own.startsWith("catalogues/") || ownersFiles().includes(own)) response.write("data: changed\n\n");
  };
  watcher.on("all", tell);
  response.on("close", () => watcher.off("all", tell));
}

/**
 * Answers below `/edit/`: the editor's page, and its requests.
 * @param watcher of the folder of the site
 */
export function editor(bundle: Bundle, watcher: FSWatcher): Connect.NextHandleFunction {
  return async (incoming, response, next) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    const send = (status: number, type: string, body: string | Uint8Array): void => {
      response.writeHead(status, { ...headers, "Content-Type": `${type}; charset=utf-8` }).end(body);
    };
    if (!path.startsWith(editorPath)) return next();
    const refused = refusal(incoming);
    if (refused) return send(403, "text/plain", refused);
    const name = path.slice(editorPath.length) || "index.html";
    const file = bundle.get(name);
    if (file) return send(200, typeOf(name), file);
    if (name === "api/watch") return tellChanges(response, watcher);
    const call = calls[`${incoming.method} ${name}`];
    if (!call) return send(404, "text/plain", "Not found");
    try {
      const body = incoming.method === "POST" ? await json(incoming) : undefined;
      send(200, "application/json", JSON.stringify((await call(body)) ?? {}));
    } catch (error) {
      send(400, "application/json", JSON.stringify({ error: inPlainWords(error as Error) }));
    }
  };
}
