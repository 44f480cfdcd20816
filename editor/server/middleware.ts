import type { IncomingMessage, ServerResponse } from "node:http";
import { relative } from "node:path";
import { json } from "node:stream/consumers";
import type { Connect, FSWatcher } from "vite";
import { z } from "zod";
import { ownersFiles } from "../../publishing/files.ts";
import { historyOf, leaveBranchOfWords, setAuthor } from "../../publishing/git.ts";
import {
  type Progress,
  type Publishable,
  publish,
  publishable,
  whatIsNext,
} from "../../publishing/publish.ts";
import { BadRequest, checkChanges } from "../../publishing/settle.ts";
import { placeSchema, waitingSchema } from "../../publishing/waiting.ts";
import type { Bundle } from "./bundle.ts";
import { refusal } from "./guard.ts";
import { readContent, saveChanges } from "./save.ts";

/** Where the editor is, beside the pages of the site. */
export const editorPath = "/edit/";

const changeRequest = waitingSchema.extend({ known: waitingSchema.shape.changes });
const line = z.string().trim().min(1).max(200).regex(/^.+$/);
const publicationRequest = z.strictObject({
  message: line,
  author: z.strictObject({ name: line, email: z.email() }).optional(),
});

/** Its own script, style and requests; pages of the site in a frame; and no frame of others around it. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { ...headers, "Content-Type": type });
  response.end(body);
}

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, "application/json", JSON.stringify(value));

/** The publication that is under way or over. */
let progress: Progress | undefined;

const isRunning = (): boolean => progress?.steps.some(({ state }) => state === "running") ?? false;

/** What is to be published, unless git is at work; how far a publication has come, and what happens next. */
export type Publication = Partial<Publishable & Progress> & { isRunning: boolean; next?: string | undefined };

const publication = async (): Promise<Publication> => ({
  ...(!isRunning() && (await publishable())),
  ...progress,
  isRunning: isRunning(),
  next: progress?.commit && whatIsNext(progress.commit),
});

async function startPublishing(body: unknown): Promise<Publication> {
  const { message, author } = publicationRequest.parse(body);
  if (isRunning()) throw new BadRequest("It is being published already");
  if (author) await setAuthor(author.name, author.email);
  void publish(message, (now) => {
    progress = now;
  });
  return publication();
}

async function leaveBranch(): Promise<Publication> {
  await leaveBranchOfWords();
  return publication();
}

const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
  "GET content": () => readContent(),
  "POST check": (body) => checkChanges(changeRequest.parse(body)),
  "POST save": (body) => saveChanges(changeRequest.parse(body)),
  "POST history": async (body) => {
    const { file, path } = placeSchema.parse(body);
    if (!ownersFiles().includes(file)) throw new BadRequest(`${file} is none of the owner's files`);
    return historyOf(file, path);
  },
  "GET publication": publication,
  "POST publish": startPublishing,
  "POST leave": leaveBranch,
};

async function callApi(name: string, incoming: IncomingMessage): Promise<unknown> {
  const call = calls[`${incoming.method} ${name}`];
  if (!call) throw new BadRequest(`There is no ${incoming.method} ${name}`);
  return call(incoming.method === "POST" ? await json(incoming) : undefined);
}

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
  return (incoming, response, next) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    if (`${path}/` === editorPath) {
      response.writeHead(302, { Location: editorPath }).end();
      return;
    }
    if (!path.startsWith(editorPath)) return next();
    const refused = refusal(incoming);
    if (refused) return send(response, 403, "text/plain; charset=utf-8", refused);
    const name = path.slice(editorPath.length);
    const file = bundle.get(name);
    if (file) return send(response, 200, file.type, file.content);
    if (name === "api/watch") return tellChanges(response, watcher);
    if (!name.startsWith("api/")) return send(response, 404, "text/plain; charset=utf-8", "Not found");
    callApi(name.slice("api/".length), incoming).then(
      (answer) => sendJson(response, 200, answer),
      (error: Error) => {
        const isTheirs =
          error instanceof BadRequest || error instanceof z.ZodError || error instanceof SyntaxError;
        sendJson(response, isTheirs ? 400 : 500, { error: error.message });
      },
    );
  };
}
