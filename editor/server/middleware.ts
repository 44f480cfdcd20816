import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";
import { z } from "zod";
import type { Change } from "../changes.ts";
import type { Bundle } from "./bundle.ts";
import { bodyOf, refusal } from "./guard.ts";
import { BadRequest, checkChanges, readContent, saveChanges } from "./save.ts";

/** Where the editor is, beside the pages of the site. */
export const editorPath = "/edit/";

const json = z.json().optional();

const request = z.strictObject({
  changes: z.array(
    z.strictObject({
      file: z.string(),
      path: z.array(z.union([z.string().regex(/^(?!__proto__$)/), z.int().min(0)])),
      before: json,
      after: json,
    }),
  ) as z.ZodType<Change[]>,
  confirmed: z.record(z.string(), z.array(z.string())),
  isUnfinished: z.boolean().optional(),
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

async function callApi(name: string, incoming: IncomingMessage): Promise<unknown> {
  if (name === "content") return readContent();
  const call = { check: checkChanges, save: saveChanges }[name];
  if (!call || incoming.method !== "POST") throw new BadRequest(`There is no ${incoming.method} ${name}`);
  return call(request.parse(await bodyOf(incoming)));
}

/** Answers below `/edit/`: the editor's page, and its reading, checking and saving. */
export function editor(bundle: Bundle): Connect.NextHandleFunction {
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
