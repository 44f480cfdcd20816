import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readBuild } from "../server/build.ts";
import type { Manifest, Site } from "../server/manifest.ts";
import { packageProgram } from "./packageProgram.ts";

/** The worker as a project of wrangler: all of it is made from the build, and none of it is kept. */
export const edgeFolder = ".cache/edge";

/** Wrangler's tools talk to nobody but the account to which `wrangler deploy` uploads. */
export const quietWrangler = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_WRITE_LOGS: "false",
  // The banner asks the registry for a newer version.
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** A name for the worker: lower-case letters, digits and hyphens, 63 at most. */
export const workerName = (brand: string): string => {
  const plain = brand.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return [...words, "website"].join("-").slice(-63).replace(/^-/, "");
};

/** The configuration of wrangler. @param build its folder, relative to the configuration */
export const workerConfiguration = (
  { brand, url, noindex }: Pick<Site, "brand" | "url" | "noindex">,
  build: string,
) => ({
  // What is not for search engines is another worker, and takes nothing from the public one.
  name: workerName(noindex ? `${brand} staging` : brand),
  main: "worker.js",
  // A day that the workerd of the lockfile knows. A later one may change how the runtime behaves.
  compatibility_date: "2026-10-23",
  assets: {
    directory: build,
    binding: "ASSETS",
    // Every request meets the worker. Files are not to be had under their own names.
    run_worker_first: true,
    html_handling: "none",
    not_found_handling: "none",
  },
  routes: [{ pattern: new URL(url).hostname, custom_domain: true }],
  workers_dev: false,
  preview_urls: noindex,
  ...(noindex && { previews: {} }),
  // What the worker says, which is only errors: visits and visitors are not recorded.
  observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
  send_metrics: false,
});

/** The same for workerd, in its own language: the bundled script, and the files of the build as its assets. */
const runtimeConfiguration = ({
  compatibility_date,
  assets: { binding, directory },
}: ReturnType<typeof workerConfiguration>): string => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "bundle/worker.js")],
      compatibilityDate = ${JSON.stringify(compatibility_date)},
      bindings = [(name = ${JSON.stringify(binding)}, service = "files")],
    )),
    (name = "files", disk = (path = ${JSON.stringify(resolve(edgeFolder, directory))}, allowDotfiles = true)),
  ],
  sockets = [(name = "http", http = (), service = "worker")],
);
`;

/** The script of the worker. A string of JSON is read faster than the same written as code. */
const entry = (manifest: Manifest): string =>
  [
    'import { createWorker } from "../../server/worker.ts";',
    `const manifest = JSON.parse(${JSON.stringify(JSON.stringify(manifest))});`,
    "export default createWorker(manifest);",
    "",
  ].join("\n");

/** What has been made of a build. */
export interface EdgeProject {
  /** Wrangler's configuration, for `wrangler deploy`. */
  configuration: string;
  /** A configuration of the bundled script, for workerd. */
  bundled: string;
  site: Site;
  /** The script that wrangler would upload. */
  script: string;
}

/**
 * Proves a build whole, writes the worker's project and bundles it as `wrangler deploy` does.
 * @param folder the folder of the build
 * @throws {BuildError} if the build is missing or damaged
 * @throws {Error} with what wrangler says, if it refuses the configuration or the script
 */
export const makeEdgeProject = async (folder: string): Promise<EdgeProject> => {
  const { manifest } = await readBuild(folder);
  mkdirSync(edgeFolder, { recursive: true });
  const configuration = workerConfiguration(manifest.site, relative(resolve(edgeFolder), resolve(folder)));
  const write = (name: string, content: string) => {
    const path = join(edgeFolder, name);
    writeFileSync(path, content);
    return path;
  };
  write("worker.js", entry(manifest));
  const path = write("wrangler.json", `${JSON.stringify(configuration, null, 2)}\n`);
  bundle(path);
  return {
    configuration: path,
    bundled: write("workerd.capnp", runtimeConfiguration(configuration)),
    site: manifest.site,
    script: join(edgeFolder, "bundle", "worker.js"),
  };
};

const bundle = (configuration: string): void => {
  // Relative, the folder would be taken relative to the configuration.
  const folder = resolve(edgeFolder, "bundle");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      packageProgram("wrangler", "bin/wrangler.js"),
      "deploy",
      "--dry-run",
      "--config",
      configuration,
      "--outdir",
      folder,
    ],
    { encoding: "utf8", env: { ...process.env, ...quietWrangler } },
  );
  if (status !== 0) throw new Error(`wrangler refuses ${configuration}:\n${stdout}${stderr}`);
};
