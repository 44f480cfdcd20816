/**
 * `npm run preview`: shows the site as it is edited now to a colleague in the same network. It copies the sources to
 * `.cache/preview-site`, builds them there into `.cache/preview` with `SITE_PREVIEW=1` (ADR 038), and serves that until
 * Ctrl+C. PORT (4340) and HOST (0.0.0.0, every address of this machine) say where; `HOST=127.0.0.1` shows it here only.
 */
import { rm } from "node:fs/promises";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { relative } from "node:path";
import { copySources } from "../scripts/copySources.ts";
import { runBuild } from "../scripts/runBuild.ts";
import { readStartOptions, startServer } from "../server/node.ts";
import { applyPending } from "./publishing/save.ts";

const sources = ".cache/preview-site";
const dist = ".cache/preview";

/** Where a server can be reached: on this machine, then in its networks. @param url where it listens */
export function addressesOf(url: string, interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  const { hostname, port } = new URL(url);
  if (!["0.0.0.0", "[::]"].includes(hostname)) return [url];
  const all = Object.values(interfaces).flatMap((each = []) => each);
  const outside = all.filter(({ family, internal }) => family === "IPv4" && !internal);
  return ["127.0.0.1", ...outside.map(({ address }) => address)].map((host) => `http://${host}:${port}/`);
}

async function build(): Promise<void> {
  await rm(sources, { recursive: true, force: true });
  await copySources(sources);
  await applyPending(sources);
  runBuild({ ...process.env, SITE_PREVIEW: "1", SITE_DIST: relative(sources, dist) }, sources);
}

async function run(): Promise<void> {
  const options = readStartOptions({
    ...process.env,
    HOST: process.env.HOST || "0.0.0.0",
    PORT: process.env.PORT || "4340",
    SITE_DIST: dist,
    LOG: "off",
  });
  console.log("Building the preview …");
  await build();
  const { site, url, stop } = await startServer(options);
  const [here, ...outside] = addressesOf(url, networkInterfaces());
  console.log(`${site.brand}, a preview: ${here}`);
  for (const address of outside) console.log(`For a colleague in the same network: ${address}`);
  console.log("Ctrl+C ends it.");
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

if (import.meta.main) await run();
