import { afterAll } from "vitest";
import { unstable_startWorker as startWorker } from "wrangler";
import { dist } from "../http/site.ts";
import { testHost } from "../http/suite.ts";

// For the command that writes the script of the worker.
process.env.SITE_DIST = dist;
const worker = await startWorker({
  config: "wrangler.jsonc",
  assets: dist,
  dev: { server: { hostname: "127.0.0.1", port: 0 }, inspector: false, watch: false, logLevel: "error" },
});
afterAll(() => worker.dispose());
const { origin } = await worker.url;

testHost("Cloudflare", origin);
