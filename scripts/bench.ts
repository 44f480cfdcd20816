/**
 * Measures the built site: `npm run bench -- [path ...]`. What the options measure, and how, is in docs/performance.md.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readStartOptions } from "../server/node.ts";
import { site } from "../src/site/site.ts";
import { measureApplied } from "./bench/applied.ts";
import { addressesOf, readArguments } from "./bench/arguments.ts";
import { measureEveryPage } from "./bench/everyPage.ts";
import { startPeer } from "./bench/peer.ts";
import { showTrace } from "./bench/trace.ts";
import { measureUsual } from "./bench/usual.ts";
import { prepareBrowser } from "./browser.ts";
import { listen } from "./listen.ts";
import { measureNextPages } from "./nextPages.ts";

async function bench(): Promise<void> {
  const { mode, runs, saves, isEmulated, peer, ...chosen } = readArguments(
    process.argv.slice(2),
    site.languages,
  );
  const addresses = addressesOf(chosen);
  const { dist } = readStartOptions(process.env);
  if (!existsSync(join(dist, "manifest.json")))
    throw new Error(`There is no build in ${dist}. Run "npm run build".`);
  await using peerServer = peer === undefined ? undefined : await startPeer(peer);
  await prepareBrowser();
  // In a separate process, so that Lighthouse does not delay its answers.
  await using server = await listen(
    process.execPath,
    [fileURLToPath(new URL("../server/node.ts", import.meta.url))],
    /(http:\/\/\S+)$/,
    { env: { ...process.env, HOST: "127.0.0.1", PORT: "0" } },
  );
  const { address } = server;
  if (mode === "next") await measureNextPages(address, runs);
  else if (mode === "all") await measureEveryPage(address, addresses, runs, saves, peerServer?.address);
  else if (mode === "applied")
    await measureApplied(address, addresses, { runs, isEmulated, peer: peerServer?.address });
  else if (mode === "trace") await showTrace(address, addresses);
  else await measureUsual(address, addresses, runs, peerServer?.address);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
