/**
 * `npm run edge`: the site as a worker in workerd, on this machine and without a network. It builds first if there is
 * no build. With `--prepare` it only writes what `wrangler deploy` needs.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "../server/build.ts";
import { readStartOptions, StartError } from "../server/node.ts";
import { makeEdgeProject } from "./edgeProject.ts";
import { ReleaseError, refuseUnpublished } from "./release.ts";
import { startWorkerd } from "./workerd.ts";

const run = async (): Promise<void> => {
  const { dist, host, port } = readStartOptions(process.env);
  if (!existsSync(join(dist, "manifest.json"))) {
    const { status } = spawnSync("npm run --silent build", { shell: true, stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
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

run().catch((error) => {
  const expected = [StartError, BuildError, ReleaseError].some((kind) => error instanceof kind);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
