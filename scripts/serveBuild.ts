import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readStartOptions } from "../server/node.ts";
import { listen } from "./listen.ts";

/**
 * Serves the build to a benchmark, from a process of its own, so that what measures does not delay its answers.
 * @returns the address with a slash at its end; the server ends when the result is disposed of
 * @throws {Error} if there is no build
 */
export async function serveBuild() {
  const { dist } = readStartOptions(process.env);
  if (!existsSync(join(dist, "manifest.json")))
    throw new Error(`There is no build in ${dist}. Run "npm run build".`);
  return listen(
    process.execPath,
    [fileURLToPath(new URL("../server/node.ts", import.meta.url))],
    /(http:\/\/\S+)$/,
    { env: { ...process.env, HOST: "127.0.0.1", PORT: "0" } },
  );
}
