/**
 * Measures the built site: `npm run bench -- [path ...]`. What the options measure, and how, is in docs/performance.md.
 */
import { site } from "../src/site/site.ts";
import { measureApplied } from "./bench/applied.ts";
import { addressesOf, readArguments } from "./bench/arguments.ts";
import { measureEveryPage } from "./bench/everyPage.ts";
import { startPeer } from "./bench/peer.ts";
import { showTrace } from "./bench/trace.ts";
import { measureUsual } from "./bench/usual.ts";
import { prepareBrowser } from "./browser.ts";
import { measureNextPages } from "./nextPages.ts";
import { serveBuild } from "./serveBuild.ts";

async function bench(): Promise<void> {
  const { mode, runs, saves, platform, peer, ...chosen } = readArguments(
    process.argv.slice(2),
    site.languages,
  );
  const addresses = addressesOf(chosen);
  await using server = await serveBuild();
  await using peerServer = peer === undefined ? undefined : await startPeer(peer);
  await prepareBrowser();
  const { address } = server;
  if (mode === "next") await measureNextPages(address, runs);
  else if (mode === "all") await measureEveryPage(address, addresses, runs, saves, peerServer?.address);
  else if (mode === "applied") await measureApplied(address, addresses, runs, platform);
  else if (mode === "trace") await showTrace(address, addresses);
  else await measureUsual(address, addresses, runs, peerServer?.address);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
