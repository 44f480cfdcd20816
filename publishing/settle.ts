import {
  applyToFiles,
  type Change,
  type Conflict,
  isSame,
  isSamePlace,
  type Value,
  valueAt,
} from "./changes.ts";
import { inspect, ownersFiles, readTexts, readValue, type Texts } from "./files.ts";
import { formatted } from "./format.ts";
import { catalogueFile, type Fault, type Inspection, settingsFile } from "./inspection.ts";
import { inPlace, isAbout, isOneOf, lackingWords, type Unit, unitsOf, untranslated } from "./units.ts";
import { parseWaiting, type Waiting, waitingFile } from "./waiting.ts";

/** A request that names what is not there, or is malformed. */
export class BadRequest extends Error {}

/** All changes to make, those that waited included. */
export interface ChangeRequest extends Waiting {
  /** What waited when the changes were made; what others have let wait since stays. */
  known: readonly Change[];
}

interface Settled {
  conflicts: Conflict[];
  /** Texts on disk when they were read. */
  before: Texts;
  /** New contents of files, formatted: of those that are published, and of `catalogues/waiting.json`. */
  after: Texts;
  waiting: Waiting;
  /** What the checks say of the files after it; nothing if only what waits has changed. */
  inspection?: Inspection | undefined;
}

type Values = ReadonlyMap<string, Value>;

/** One's own request with what others have let wait in the meantime; two changes of one place are a conflict. */
function withOthers(
  { changes, known, confirmed, later }: ChangeRequest,
  now: Waiting,
): Waiting & { conflicts: Conflict[] } {
  const others = now.changes.filter((other) => !known.some((each) => isSame(each, other)));
  const conflicts = others.flatMap((other) => {
    const change = changes.find((each) => isSamePlace(each, other) && !isSame(each.after, other.after));
    return change ? [{ change, found: other.after }] : [];
  });
  const added = others.filter((other) => !changes.some((each) => isSamePlace(each, other)));
  const all = [...changes, ...added];
  const theirs = unitsOf(all).filter((unit) => unit.changes.some((change) => added.includes(change)));
  const isTheirs = (key: string): boolean => theirs.some((unit) => isOneOf(key, unit.key));
  const languages = [...new Set([...Object.keys(confirmed), ...Object.keys(now.confirmed)])];
  const held = (language: string): string[] => [
    ...(confirmed[language] ?? []),
    ...(now.confirmed[language] ?? []).filter(isTheirs),
  ];
  return {
    changes: all,
    confirmed: Object.fromEntries(languages.map((language) => [language, [...new Set(held(language))]])),
    later: [...new Set([...later, ...now.later.filter(isTheirs)])],
    conflicts,
  };
}

/** What stands on disk, and how it changes. */
export async function prepare(request: ChangeRequest) {
  const owned = ownersFiles();
  const unknown = request.changes.find(({ file }) => !owned.includes(file));
  if (unknown) throw new BadRequest(`${unknown.file} is none of the owner's files`);
  const before = await readTexts([...owned, waitingFile]);
  const values: Values = new Map(owned.map((file) => [file, readValue(file, before.get(file) ?? "")]));
  const { conflicts, ...all } = withOthers(request, parseWaiting(before.get(waitingFile) ?? ""));
  const { changes } = all;
  const valueIn = (file: string): Value => values.get(file);
  const valuesAfter = (units: readonly Unit[]): Values => {
    const changed = applyToFiles(
      units.flatMap((unit) => unit.changes),
      valueIn,
    );
    return new Map([...values, ...changed.values]);
  };
  /** New contents, not formatted, when these units are published. */
  const textsAfter = (units: readonly Unit[]): Texts => {
    const changed = valuesAfter(units);
    return new Map(
      [...changed]
        .filter(([file, value]) => value !== values.get(file))
        .map(([file, value]) => [file, textOf(value)]),
    );
  };
  const lacking = (unit: Unit) =>
    lackingWords(unit, (namespace) => values.get(catalogueFile("en", namespace)));
  return {
    before,
    values,
    conflicts: [...conflicts, ...applyToFiles(changes, valueIn).conflicts],
    all,
    units: unitsOf(changes),
    lacking,
    valuesAfter,
    textsAfter,
  };
}

const textOf = (value: Value | Waiting): string => JSON.stringify(value, null, 2);

/** What the checks say of files, some with another content (`inspect`). */
export type Check = (changed?: Texts) => Promise<Inspection>;

const stopsBuild = ({ stops }: Fault): boolean => stops === "build";

/** What the checks of the build would say if all changes were published. What stops one of them hides no fault of others. */
export async function checkChanges(
  request: ChangeRequest,
  check: Check = inspect,
): Promise<{ faults: Fault[] }> {
  const { units, values, textsAfter, lacking } = await prepare(request);
  const { faults } = await check(textsAfter(units));
  const wrong = faults.filter(stopsBuild);
  const right = units.filter((unit) => !wrong.some((fault) => isAbout(unit, fault)));
  const others = right.length < units.length ? (await check(textsAfter(inPlace(right, values)))).faults : [];
  const missing = units
    .flatMap(lacking)
    .map((place): Fault => ({ ...place, what: "is missing", stops: "build" }));
  const all = [...faults, ...others, ...missing];
  return { faults: all.filter((fault, index) => all.findIndex((each) => isSame(each, fault)) === index) };
}

/**
 * Leaves out the units that stop the build. What stops it already keeps nothing back; what nobody can place keeps back
 * everything.
 * @param prepared.isGrave whether a fault counts
 * @returns the units, and what the checks say of them, if there are any
 */
export async function withoutFaults(
  units: readonly Unit[],
  prepared: {
    values: Values;
    textsAfter: (units: readonly Unit[]) => Texts;
    check: Check;
    isGrave?: (fault: Fault) => boolean;
  },
): Promise<{ units: Unit[]; inspection: Inspection | undefined }> {
  const { values, textsAfter, check, isGrave = stopsBuild } = prepared;
  let right = inPlace(units, values);
  let onDisk: Fault[] | undefined;
  while (right.length > 0) {
    const inspection = await check(textsAfter(right));
    const found = inspection.faults.filter(isGrave);
    if (found.length > 0) onDisk ??= (await check()).faults.filter(isGrave);
    const isKnown = (fault: Fault): boolean =>
      onDisk?.some(({ file, key }) => file === fault.file && key === fault.key) ?? false;
    const added = found.filter((fault) => !isKnown(fault));
    if (added.length === 0) return { units: right, inspection };
    const rest = right.filter((unit) => !added.some((fault) => isAbout(unit, fault)));
    right = rest.length < right.length ? inPlace(rest, values) : [];
  }
  return { units: [], inspection: undefined };
}

/**
 * Sorts changes into those that can be published and those that wait: for a translation, for a field that is not filled
 * in, or for a mistake to be fixed. So the site can always be built, and nothing that is typed is lost.
 */
export async function settle(request: ChangeRequest, check: Check = inspect): Promise<Settled> {
  const { before, values, conflicts, all, units, lacking, valuesAfter, textsAfter } = await prepare(request);
  if (conflicts.length > 0)
    return { conflicts, before, after: new Map(), waiting: { changes: [], confirmed: {}, later: [] } };
  const languages = valueAt(values.get(settingsFile), ["languages"]) as string[];
  const isReady = (unit: Unit): boolean =>
    lacking(unit).length === 0 &&
    untranslated(unit, languages, all.confirmed).length === 0 &&
    !all.later.some((key) => isOneOf(key, unit.key));
  const { units: ready, inspection } = await withoutFaults(units.filter(isReady), {
    values,
    textsAfter,
    check,
  });
  const rest = units.filter((unit) => !ready.some(({ key }) => key === unit.key));
  const left = inPlace(rest, valuesAfter(ready));
  const waits = (key: string): boolean => left.some((unit) => isOneOf(key, unit.key));
  const waiting: Waiting = {
    changes: left.flatMap((unit) => unit.changes),
    confirmed: Object.fromEntries(
      Object.entries(all.confirmed)
        .map(([language, keys]) => [language, keys.filter(waits)] as const)
        .filter(([, keys]) => keys.length > 0),
    ),
    later: all.later.filter(waits),
  };
  const texts = new Map([...textsAfter(ready), [waitingFile, textOf(waiting)]]);
  const after = await Promise.all(
    [...texts].map(async ([file, text]) => [file, await formatted(file, text)] as const),
  );
  return {
    conflicts,
    before,
    after: new Map(after.filter(([file, text]) => text !== before.get(file))),
    waiting,
    inspection,
  };
}
