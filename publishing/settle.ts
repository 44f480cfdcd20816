import { parseStale, type Stale, staleFile, updateStale } from "../src/languages/checking/stale.ts";
import { type Language, languageCodes } from "../src/languages/languages.ts";
import type { Catalogue, Catalogues } from "../src/languages/words/format.ts";
import { applyChanges, type Change, type Conflict, isGroup, isSame, type Value, valueAt } from "./changes.ts";
import { inspect, ownersFiles, readTexts, type Texts } from "./files.ts";
import { formatted } from "./format.ts";
import { catalogueFile, catalogueOf, type Fault, type Inspection, settingsFile } from "./inspection.ts";
import { readValue, rewrite } from "./rewrite.ts";
import { isAbout, isOneOf, lackingWords, type Unit, unitsOf, untranslated } from "./units.ts";
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

const isSamePlace = (one: Change, other: Change): boolean =>
  one.file === other.file && isSame([...one.path], [...other.path]);

const isEqual = (one: Change, other: Change): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One's own changes with those that others have let wait in the meantime; two for one place are a conflict. */
function withOthers(
  { changes, known }: ChangeRequest,
  now: readonly Change[],
): { changes: Change[]; conflicts: Conflict[] } {
  const others = now.filter((other) => !known.some((each) => isEqual(each, other)));
  const conflicts = others.flatMap((other) => {
    const change = changes.find((each) => isSamePlace(each, other) && !isSame(each.after, other.after));
    return change ? [{ change, found: other.after }] : [];
  });
  const added = others.filter((other) => !changes.some((each) => isSamePlace(each, other)));
  return { changes: [...changes, ...added], conflicts };
}

/** The words of each language among some values by file. */
function wordsIn(values: Values): Map<Language, Catalogues> {
  const words = new Map<Language, Record<string, Catalogue>>(languageCodes.map((code) => [code, {}]));
  for (const [file, value] of values) {
    const catalogue = catalogueOf(file);
    const own = words.get(catalogue?.language as Language);
    if (own && catalogue && isGroup(value)) own[catalogue.namespace] = value;
  }
  return words;
}

/** The values of the owner's files with changes, and what is in conflict with them. */
function changedValues(
  values: Values,
  changes: readonly Change[],
): { values: Values; conflicts: Conflict[] } {
  const results = [...Map.groupBy(changes, ({ file }) => file)].map(
    ([file, own]) => [file, applyChanges(values.get(file), own)] as const,
  );
  return {
    values: new Map([...values, ...results.map(([file, { value }]) => [file, value] as const)]),
    conflicts: results.flatMap(([, { conflicts }]) => conflicts),
  };
}

/** What stands on disk, and how it changes. */
async function prepare(request: ChangeRequest) {
  const owned = ownersFiles();
  const unknown = request.changes.find(({ file }) => !owned.includes(file));
  if (unknown) throw new BadRequest(`${unknown.file} is none of the owner's files`);
  const before = await readTexts([...owned, staleFile, waitingFile]);
  const values: Values = new Map(owned.map((file) => [file, readValue(file, before.get(file) ?? "")]));
  const stale = parseStale(before.get(staleFile) ?? "{}");
  const { changes, conflicts } = withOthers(request, parseWaiting(before.get(waitingFile) ?? "").changes);
  /** New contents, not formatted, when these units are published. */
  const textsAfter = (units: readonly Unit[]): Texts => {
    const { values: changed } = changedValues(
      values,
      units.flatMap((unit) => unit.changes),
    );
    const texts = [...changed]
      .filter(([file, value]) => value !== values.get(file))
      .map(([file, value]): [string, string] => [file, rewrite(file, before.get(file) ?? "", value)]);
    const updated = updateStale(stale, wordsIn(values), wordsIn(changed), {
      confirmed: request.confirmed,
      missing: (key) => request.english.some((unit) => isOneOf(key, unit)),
    });
    if (!isSame(stale as Value, updated as Value)) texts.push([staleFile, textOf(updated)]);
    return new Map(texts);
  };
  return {
    before,
    values,
    conflicts: [...conflicts, ...changedValues(values, changes).conflicts],
    units: unitsOf(changes),
    textsAfter,
  };
}

const textOf = (value: Stale | Waiting): string => JSON.stringify(value, null, 2);

const blockingIn = (faults: readonly Fault[]): Fault[] => faults.filter(({ stopsBuild }) => stopsBuild);

/** What the checks of the build would say if all changes were published. */
export async function checkChanges(request: ChangeRequest): Promise<{ faults: Fault[] }> {
  const { units, textsAfter, values } = await prepare(request);
  const { faults } = await inspect(textsAfter(units));
  const english = (namespace: string) => values.get(catalogueFile("en", namespace));
  const lacking = units.flatMap((unit) => lackingWords(unit, english));
  return {
    faults: [...faults, ...lacking.map((place) => ({ ...place, what: "is missing", stopsBuild: true }))],
  };
}

/**
 * Sorts changes into those that can be published and those that wait: for a translation, for a field that is not filled
 * in, or for a mistake to be fixed. So the site can always be built, and nothing that is typed is lost.
 */
export async function settle(request: ChangeRequest): Promise<Settled> {
  const { before, values, conflicts, units, textsAfter } = await prepare(request);
  if (conflicts.length > 0)
    return { conflicts, before, after: new Map(), waiting: { changes: [], confirmed: {}, english: [] } };
  const languages = valueAt(values.get(settingsFile), ["languages"]) as string[];
  const english = (namespace: string) => values.get(catalogueFile("en", namespace));
  const isReady = (unit: Unit): boolean =>
    lackingWords(unit, english).length === 0 &&
    (request.english.some((key) => isOneOf(unit.key, key)) ||
      untranslated(unit, languages, request.confirmed).length === 0);
  let ready = units.filter(isReady);
  let inspection: Inspection | undefined;
  let faults: Fault[] | undefined;
  while (ready.length > 0) {
    inspection = await inspect(textsAfter(ready));
    const blocking = blockingIn(inspection.faults);
    const right = ready.filter((unit) => !blocking.some((fault) => isAbout(unit, fault)));
    if (right.length < ready.length) {
      ready = right;
      continue;
    }
    // What is wrong on disk already keeps nothing back; what nobody can place keeps back everything.
    faults ??= blocking.length > 0 ? blockingIn((await inspect()).faults) : [];
    const isNew = (fault: Fault): boolean =>
      !faults?.some(({ file, key }) => file === fault.file && key === fault.key);
    if (blocking.some(isNew)) ready = [];
    break;
  }
  const left = units.filter((unit) => !ready.includes(unit));
  const waits = (key: string): boolean => left.some((unit) => isOneOf(key, unit.key));
  const waiting: Waiting = {
    changes: left.flatMap((unit) => unit.changes),
    confirmed: Object.fromEntries(
      Object.entries(request.confirmed)
        .map(([language, keys]) => [language, keys.filter(waits)] as const)
        .filter(([, keys]) => keys.length > 0),
    ),
    english: request.english.filter(waits),
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
    inspection: ready.length > 0 ? inspection : undefined,
  };
}
