import type { IncomingMessage } from "node:http";

const ownHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Why a request to the editor is refused, or undefined if it is not. Only a page of the editor itself may read and write
 * the owner's files: no page of another site in the same browser, no host name that has been made to lead here, and no
 * other machine.
 */
export function refusal({
  method,
  headers,
}: Pick<IncomingMessage, "method" | "headers">): string | undefined {
  const { host = "", origin, "sec-fetch-site": site } = headers;
  if (!ownHosts.has(host.replace(/:\d+$/, "")))
    return "The editor answers only at its address on this machine.";
  const isOwn = origin === undefined || origin === `http://${host}`;
  if (!isOwn || (site !== undefined && site !== "same-origin" && site !== "none"))
    return "The editor answers only its own pages.";
  if (method === "GET" || method === "HEAD") return undefined;
  if (method !== "POST") return "The editor takes only GET and POST.";
  // A browser asks before it sends this type to another site, and gets no leave.
  if (headers["content-type"] !== "application/json") return "The editor takes only JSON.";
  return undefined;
}
