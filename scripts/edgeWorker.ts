/** Writes the script of the worker at Cloudflare. Wrangler runs this before it bundles that script (wrangler.jsonc). */
import { mkdirSync, writeFileSync } from "node:fs";
import { readBuild } from "../server/build.ts";

const folder = ".cache/edge";

const { manifest } = await readBuild(process.env.SITE_DIST ?? "release/dist");
mkdirSync(folder, { recursive: true });
// A string of JSON is read faster than the same written as code.
const text = JSON.stringify(JSON.stringify(manifest));
writeFileSync(
  `${folder}/worker.js`,
  `import { createWorker } from "../../server/worker.ts";\nexport default createWorker(JSON.parse(${text}));\n`,
);
