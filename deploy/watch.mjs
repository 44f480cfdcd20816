// Asks whether the site answers as it should, from another machine than its own: with any Node from 18 on, and no
// package. It prints one line and ends with status 0, or a line per fault on the standard error and ends with 1. For cron:
//   */5 * * * * node /opt/website/watch.mjs https://www.example.com > /dev/null
import { once } from "node:events";
import { connect } from "node:tls";

const [address = "", days = "21"] = process.argv.slice(2);
if (!/^https?:\/\/[^/]+\/?$/.test(address) || !/^\d+$/.test(days)) {
  console.error("Usage: node watch.mjs <address of the site> [days that its certificate must have left, 21]");
  console.error("Such as: node watch.mjs https://www.example.com");
  process.exit(2);
}
const site = new URL(address);
const timeout = 10_000;

/** Asks for a path and follows no redirect. @throws {Error} unless the status is 200 */
async function ask(path) {
  const response = await fetch(new URL(path, site), {
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}, not 200`);
  return { response, text };
}

/** The server's own answer, and not that of a proxy or of another site. */
async function health() {
  const { text } = await ask("/health");
  const [build] = /^[0-9a-f]{32}(?=\n$)/.exec(text) ?? [];
  if (!build) throw new Error("/health does not answer with the hash of a build");
  return `build ${build}`;
}

/** The home page with the policies that a proxy must pass on. */
async function page() {
  const { response } = await ask("/");
  if (!response.headers.has("Content-Security-Policy"))
    throw new Error("/ comes without a content security policy: something in between drops headers");
  return "home page with its policy";
}

/** Certificates are renewed a month before they end, so fewer days mean that the renewal fails. */
async function certificate() {
  if (site.protocol === "http:") return "no certificate";
  const socket = connect({ host: site.hostname, port: Number(site.port || 443), servername: site.hostname });
  socket.setTimeout(timeout, () => socket.destroy(new Error("no TLS within 10 s")));
  await once(socket, "secureConnect");
  const left = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
  socket.destroy();
  if (left < Number(days)) throw new Error(`the certificate ends in ${left} days, fewer than ${days}`);
  return `certificate for ${left} days`;
}

const outcomes = await Promise.allSettled([health(), page(), certificate()]);
const faults = outcomes.flatMap(({ reason }) =>
  reason ? [reason.cause?.message || reason.cause?.code || reason.message] : [],
);
for (const fault of new Set(faults)) console.error(`${address}: ${fault}`);
if (faults.length === 0) console.log(`${address}: ${outcomes.map(({ value }) => value).join(", ")}`);
process.exitCode = faults.length > 0 ? 1 : 0;
