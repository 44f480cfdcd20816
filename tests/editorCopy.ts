import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { listen } from "../scripts/listen.ts";
import type { SiteCopy } from "./siteCopy.ts";

/**
 * Starts the editor on a copy of the site, on a free port. It ends when the result is disposed of.
 * @throws {Error} with what it said, if it ends before it is ready
 */
export const startEditor = (copy: SiteCopy) =>
  listen(process.execPath, [resolve("editor/start.ts")], /(http:\S+\/edit\/)$/, {
    cwd: copy.path(""),
    env: { ...process.env, PORT: "0", ASTRO_TELEMETRY_DISABLED: "1" },
  });

/** The contents of all files of a copy that an editor could change, by path. */
export const contentsOf = (copy: SiteCopy): Map<string, string> =>
  new Map(
    globSync(["catalogues/**/*.json", "src/**/*.{json,ts,tsx,astro,css}", "site.config.json"], {
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
