import { different } from "./changes.ts";
import { inspect, ownersFiles, readFiles, writeFiles } from "./files.ts";
import { catalogueOf, type Fault } from "./inspection.ts";
import { type Check, withoutFaults, withUnits } from "./settle.ts";
import { lackingWords, type Unit, unitsOf } from "./units.ts";
import { readWaiting } from "./waiting.ts";

/** All languages but English are drafts in a preview, and may have faults (ADR 038). */
const stopsPreview = ({ file, stops }: Fault): boolean =>
  stops === "build" && (catalogueOf(file)?.language ?? "en") === "en";

/**
 * Makes changes that wait in a copy of the site, for a preview: words, and entries whose words are there. Left out is
 * what would stop its build.
 */
export async function applyWaiting(folder: string, check: Check = inspect): Promise<void> {
  const values = readFiles();
  const owned = ownersFiles();
  const units = unitsOf(readWaiting().changes.filter(({ file }) => owned.includes(file)));
  const isWhole = (unit: Unit): boolean =>
    unit.changes.some(({ file }) => catalogueOf(file)) && lackingWords(unit, values).length === 0;
  const right = await withoutFaults(units.filter(isWhole), values, check, stopsPreview);
  await writeFiles(folder, different(values, withUnits(values, right)));
}
