/**
 * `npm run edge`: the site as a worker in workerd, on this machine and without a network. It builds first if there is
 * no build. With `--prepare` it only writes what `wrangler deploy` needs.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readStartOptions } from "../server/node.ts";
import { makeEdgeProject } from "./edgeProject.ts";
import { refuseUnpublished } from "./release.ts";
import { runBuild } from "./runBuild.ts";
import { startWorkerd } from "./workerd.ts";

const run = async (): Promise<void> => {
  const { dist, host, port } = readStartOptions(process.env);
  if (!existsSync(join(dist, "manifest.json"))) runBuild();
  const { configuration, bundled, site, script } = await makeEdgeProject(dist);
  if (process.argv.includes("--prepare")) {
    refuseUnpublished(dist, site);
    console.log(`Ready to deploy: ${configuration}, ${script}`);
    return;
  }

  const { address, stop, ended } = await startWorkerd({
    configuration: bundled,
    host,
    port,
    onOutput: (text) => process.stderr.write(text),
  });
  console.log(`${site.brand} website in workerd: ${address}/`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  await ended;
};

await run();
