import type { IncomingHttpHeaders } from "node:http";

const ownHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Why a request to the editor is refused, or undefined if it is not. Only a page of the editor itself may read and write
 * the owner's files: no page of another site in the same browser, no host name that has been made to lead here, and no
 * other machine.
 */
export function refusal({
  method = "",
  headers,
}: {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}): string | undefined {
  const { host = "", origin } = headers;
  if (!ownHosts.has(host.replace(/:\d+$/, "")))
    return "The editor answers only at its address on this machine.";
  if (origin !== undefined && origin !== `http://${host}`) return "The editor answers only its own pages.";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return "The editor answers only its own pages.";
  if (method === "GET" || method === "HEAD") return undefined;
  if (method !== "POST") return "The editor takes only GET and POST.";
  // A browser asks before it sends this type to another site, and gets no leave.
  if (headers["content-type"] !== "application/json") return "The editor takes only JSON.";
  return undefined;
}
