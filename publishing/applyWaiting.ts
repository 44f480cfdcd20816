import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspect, ownersFiles } from "./files.ts";
import { catalogueOf, type Fault } from "./inspection.ts";
import { type Check, prepare, withoutFaults } from "./settle.ts";
import type { Unit } from "./units.ts";
import { readWaiting } from "./waiting.ts";

/** All languages but English are drafts in a preview, and may have faults (ADR 038). */
const stopsPreview = ({ file, stops }: Fault): boolean =>
  stops === "build" && (catalogueOf(file)?.language ?? "en") === "en";

/**
 * Makes changes that wait in a copy of the site, for a preview: words, and entries whose words are there. Left out is
 * what would stop its build.
 */
export async function applyWaiting(folder: string, check: Check = inspect): Promise<void> {
  const waiting = readWaiting();
  const owned = ownersFiles();
  const changes = waiting.changes.filter(({ file }) => owned.includes(file));
  const { units, lacking, values, textsAfter } = await prepare({
    ...waiting,
    changes,
    known: waiting.changes,
  });
  const isWhole = (unit: Unit): boolean =>
    unit.changes.some(({ file }) => catalogueOf(file)) && lacking(unit).length === 0;
  const right = await withoutFaults(units.filter(isWhole), {
    values,
    textsAfter,
    check,
    isGrave: stopsPreview,
  });
  for (const [file, text] of textsAfter(right.units)) await writeFile(join(folder, file), text);
}
