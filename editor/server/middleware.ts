import { relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { streamSSE } from "hono/streaming";
import type { FSWatcher } from "vite";
import { z } from "zod";
import { logoMedia } from "../../src/content/logo.ts";
import { stateOf } from "../app/state.ts";
import { lastPublications, leaveBranchOfWords } from "../publishing/git.ts";
import { pendingSchema } from "../publishing/pending.ts";
import { postpone } from "../publishing/postpone.ts";
import { type Progress, publish, publishable } from "../publishing/publish.ts";
import { checkChanges, saveChanges } from "../publishing/save.ts";
import { cleanLogo } from "./cleanLogo.ts";
import { readContent } from "./content.ts";
import { siteEvents } from "./site.ts";

/** Where the editor is, beside the pages of the site. */
export const editorPath = "/edit/";

const changeRequest = pendingSchema.extend({ known: pendingSchema });
const translationRequest = changeRequest.extend({
  language: z.string(),
  isAll: z.boolean().optional(),
  text: z.string().default(""),
});
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

const ownHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Only a page of the editor itself may read and write the owner's files: no page of another site in the same browser, no
 * host name that has been made to lead here, and no other machine.
 */
const onlyOwnPages = createMiddleware(async (context, next) => {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  const { req } = context;
  const own = new URL(req.url);
  const [origin = own.origin, site = "none"] = [req.header("Origin"), req.header("Sec-Fetch-Site")];
  const isOwn = ownHosts.has(own.hostname) && origin === own.origin && /^(same-origin|none)$/.test(site);
  // A browser asks before it sends this type to another site, and gets no leave.
  const isPlain = req.method === "POST" && req.header("Content-Type") !== "application/json";
  if (!isOwn || isPlain)
    return context.text("The editor answers only its own pages, and takes only JSON.", 403);
  return next();
});

/** The publication that is under way or over. */
let progress: Progress | undefined;

/** What is to be published, and how far a publication has come. */
const publication = async () => ({ ...(await publishable()), progress });

export type Publication = Awaited<ReturnType<typeof publication>>;

const content = () =>
  readContent().catch(({ message }) => {
    throw new Error(`Nothing can be saved until this file is fixed: ${message}.`);
  });

/** What the page holds, and what makes and reads files for translators, which needs more of the site than the rest. */
async function translations(body: unknown) {
  const { known: _, language, isAll, text, ...pending } = translationRequest.parse(body);
  const state = stateOf({ ...(await content()), pending });
  return { ...(await import("../translators/translations.ts")), state, language, isAll, text };
}

const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
  "GET api/content": content,
  "POST api/check": (body) => checkChanges(changeRequest.parse(body)),
  "POST api/save": async (body) => {
    const { known, ...wanted } = changeRequest.parse(body);
    return { saved: await saveChanges(wanted, known), content: await content() };
  },
  "POST api/export": async (body) => {
    const { exportXliff, state, language, isAll } = await translations(body);
    return { text: exportXliff(state, language, isAll) };
  },
  "POST api/import": async (body) => {
    const { importXliff, state, language, text } = await translations(body);
    const { state: next, ...imported } = await importXliff(state, text, { language });
    return { ...imported, changes: next.past.at(-1) ?? [] };
  },
  "POST api/logo": async (body) => {
    const { text, media } = logoRequest.parse(body);
    return { markup: cleanLogo(text, media) };
  },
  "GET api/publication": publication,
  "POST api/publish": async (body) => {
    const { message, author } = publicationRequest.parse(body);
    if (progress && !progress.isOver) throw new Error("It is being published already");
    void publish(
      message,
      (now) => {
        progress = now;
      },
      author,
    );
    return publication();
  },
  "GET api/publications": lastPublications,
  "POST api/postpone": (body) => postpone(z.strictObject({ key: z.string() }).parse(body).key),
  "POST api/leave": async () => {
    await leaveBranchOfWords();
    return publication();
  },
};

/** Why a request failed, and what to do. @param error such as the file system gives */
export function inPlainWords({
  code = "",
  path,
  dest = path,
  message,
}: NodeJS.ErrnoException & { dest?: string }) {
  if (code === "ENOSPC") return "The disk is full: make room, then try again.";
  if (!["EACCES", "EPERM", "EROFS"].includes(code)) return message;
  return `You may not write ${dest && relative(".", dest)}: give your user the right to, then try again.`;
}

/**
 * Answers below `/edit/`: the editor's page, and its requests.
 * @param pages folder with the page at its address
 * @param watcher of the folder of the site
 */
export function editor(pages: string, watcher: FSWatcher): Hono {
  const app = new Hono().use(onlyOwnPages);
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ");
    app.on(method, editorPath + path, async (context) => {
      const body = method === "POST" ? await context.req.json() : undefined;
      return context.json(Object(await call(body)));
    });
  }
  // Tells a page of the editor whenever a file that may be the owner's changes on disk, or the site has started anew.
  app.get(`${editorPath}api/watch`, (context) =>
    streamSSE(context, async (stream) => {
      const tell = (_event: string, file: string): void => {
        if (/^(catalogues|src|site)\b.*\.json$/.test(relative(".", file)))
          void stream.writeSSE({ data: "changed" });
      };
      const tellStart = () => void stream.writeSSE({ data: "site" });
      watcher.on("all", tell);
      siteEvents.on("started", tellStart);
      await stream.write(": ready\n\n");
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      watcher.off("all", tell);
      siteEvents.off("started", tellStart);
    }),
  );
  app.use(serveStatic({ root: pages }));
  app.onError((error, context) => context.json({ error: inPlainWords(error) }, 400));
  return app;
}
