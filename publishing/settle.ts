import { applied, different, type Group, isSame, valueAt } from "./changes.ts";
import { inspect, ownersFiles, readFiles, replaceFiles, writeFiles } from "./files.ts";
import { catalogueOf, type Fault, type Inspection, settingsFile } from "./inspection.ts";
import { inPlace, isAbout, isOneOf, lackingWords, type Unit, unitsOf, untranslated } from "./units.ts";
import { readWaiting, type Waiting, waitingFile } from "./waiting.ts";

/** What the checks say of values of files (`inspect`). */
export type Check = (values: Group) => Promise<Inspection>;

const stopsBuild = ({ stops }: Fault): boolean => stops === "build";

/** The values of files when these units are published. */
const withUnits = (values: Group, units: readonly Unit[]): Group =>
  applied(
    values,
    units.flatMap(({ changes }) => changes),
  ).values;

/** The units of changes of the owner's files. @throws {Error} if there is one of another file */
function ownUnits({ changes }: Waiting): Unit[] {
  const owned = ownersFiles();
  const other = changes.find(({ file }) => !owned.includes(file));
  if (other) throw new Error(`${other.file} is none of the owner's files`);
  return unitsOf(changes);
}

/**
 * What the checks of the build would say if all changes were published. What stops one of them hides no fault of others.
 * The schemas have what is new among their choices.
 * @param wanted all changes to make, those that wait included
 */
export async function checkChanges(wanted: Waiting, check: Check = inspect): Promise<Inspection> {
  const units = ownUnits(wanted);
  const values = readFiles();
  const { faults, schemas } = await check(withUnits(values, units));
  const wrong = faults.filter(stopsBuild);
  const right = units.filter((unit) => !wrong.some((fault) => isAbout(unit, fault)));
  const others =
    right.length < units.length ? (await check(withUnits(values, inPlace(right, values)))).faults : [];
  const missing = units
    .flatMap((unit) => lackingWords(unit, values))
    .map((place): Fault => ({ ...place, what: "is missing", stops: "build" }));
  const all = [...faults, ...others, ...missing];
  const isFirst = (fault: Fault, index: number) => all.findIndex((each) => isSame(each, fault)) === index;
  return { faults: all.filter(isFirst), schemas };
}

/**
 * Leaves out the units that stop the build. What stops it already keeps nothing back; what nobody can place keeps back
 * everything.
 * @param isGrave whether a fault counts
 */
async function withoutFaults(
  units: readonly Unit[],
  values: Group,
  check: Check,
  isGrave = stopsBuild,
): Promise<Unit[]> {
  const graveIn = async (now: Group): Promise<Fault[]> => (await check(now)).faults.filter(isGrave);
  let right = inPlace(units, values);
  let onDisk: Fault[] | undefined;
  while (right.length > 0) {
    const found = await graveIn(withUnits(values, right));
    if (found.length > 0) onDisk ??= await graveIn(values);
    const isKnown = (fault: Fault) =>
      onDisk?.some(({ file, key }) => file === fault.file && key === fault.key) ?? false;
    const added = found.filter((fault) => !isKnown(fault));
    if (added.length === 0) break;
    const rest = right.filter((unit) => !added.some((fault) => isAbout(unit, fault)));
    right = rest.length < right.length ? inPlace(rest, values) : [];
  }
  return right;
}

/**
 * Saves changes: publishes those that can be, and lets wait what needs a translation, a field that is not filled in, or a
 * mistake to be fixed. So the site can always be built, and nothing that is typed is lost.
 * @param wanted all changes to make, those that wait included
 * @param known what waited when they were made
 * @returns the paths of the files that it has written
 * @throws {Error} if a value on disk, or what waits, is not what it was
 */
export async function settle(wanted: Waiting, known: Waiting, check: Check = inspect): Promise<string[]> {
  const units = ownUnits(wanted);
  const values = readFiles();
  if (!isSame(readWaiting(), known) || applied(values, wanted.changes).conflicts.length > 0)
    throw new Error("the files have other values by now");
  const languages = valueAt(values, [settingsFile, "languages"]) as string[];
  const isReady = (unit: Unit): boolean =>
    lackingWords(unit, values).length === 0 &&
    untranslated(unit, languages, wanted.confirmed).length === 0 &&
    !wanted.later.some((key) => isOneOf(key, unit.key));
  const ready = await withoutFaults(units.filter(isReady), values, check);
  const published = withUnits(values, ready);
  const rest = units.filter((unit) => !ready.some(({ key }) => key === unit.key));
  const left = inPlace(rest, published);
  const waits = (key: string): boolean => left.some((unit) => isOneOf(key, unit.key));
  const waiting: Waiting = {
    changes: left.flatMap((unit) => unit.changes),
    confirmed: Object.fromEntries(
      Object.entries(wanted.confirmed)
        .map(([language, keys]) => [language, keys.filter(waits)] as const)
        .filter(([, keys]) => keys.length > 0),
    ),
    later: wanted.later.filter(waits),
  };
  return replaceFiles(values, { ...published, [waitingFile]: Object(waiting) });
}

/** All languages but English are drafts in a preview, and may have faults (ADR 038). */
const stopsPreview = (fault: Fault): boolean =>
  stopsBuild(fault) && (catalogueOf(fault.file)?.language ?? "en") === "en";

/**
 * Makes changes that wait in a copy of the site, for a preview: words, and entries whose words are there. Left out is
 * what would stop its build.
 */
export async function applyWaiting(folder: string, check: Check = inspect): Promise<void> {
  const values = readFiles();
  const units = unitsOf(readWaiting().changes.filter(({ file }) => file in values));
  const isWhole = (unit: Unit): boolean =>
    unit.changes.some(({ file }) => catalogueOf(file)) && lackingWords(unit, values).length === 0;
  const right = await withoutFaults(units.filter(isWhole), values, check, stopsPreview);
  await writeFiles(folder, different(values, withUnits(values, right)));
}
