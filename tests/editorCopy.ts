import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { SiteCopy } from "./siteCopy.ts";

/** The editor at work on a copy of the site. */
export interface RunningEditor {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the editor on a copy of the site, on a free port.
 * @throws {Error} with what it said, if it ends before it is ready
 */
export async function startEditor(copy: SiteCopy): Promise<RunningEditor> {
  const child = spawn(process.execPath, [resolve("editor/start.ts")], {
    cwd: copy.path(""),
    env: { ...process.env, PORT: "0", ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const url = await new Promise<string>((ready, fail) => {
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+\/edit\//.exec(said) ?? [];
      if (address) ready(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("close", () => fail(new Error(`The editor ended:\n${said}`)));
  });
  return { url, stop: () => ended(child) };
}

async function ended(child: ChildProcess): Promise<void> {
  const closed = new Promise((done) => child.on("close", done));
  child.kill();
  await closed;
}

/** The contents of all files of a copy that an editor could change, by path. */
export const contentsOf = (copy: SiteCopy): Map<string, string> =>
  new Map(
    globSync(["catalogues/**/*.json", "src/**/*.{json,ts,tsx,astro,css}", "site.config.ts"], {
      cwd: copy.path(""),
    }).map((file) => [file, readFileSync(copy.path(file), "utf8")]),
  );

/** The paths whose contents differ. */
export const changedFiles = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted();
