import type { Diagnostic } from "../../src/diagnostics.ts";
import { catalogueOf } from "../../src/i18n/messages/format.ts";
import {
  type ChangeSet,
  changeSetsOf,
  completed,
  inPlace,
  isAbout,
  lackingWords,
  overlaps,
  untranslated,
} from "./changeSets.ts";
import { applied, different, type Group, isSame, valueAt } from "./changes.ts";
import { filesChanged, inspect, ownersFiles, readFiles, replaceFiles, writeFiles } from "./files.ts";
import { type Inspection, settingsFile } from "./inspection.ts";
import { type PendingChanges, pendingFile, readPending } from "./pending.ts";

/** What the checks say of values of files (`inspect`). */
export type Check = (values: Group) => Promise<Inspection>;

const stopsBuild = ({ severity }: Diagnostic): boolean => severity === "error";

/** The values of files when these change sets are published. */
const withChangeSets = (values: Group, changeSets: readonly ChangeSet[]): Group =>
  applied(
    values,
    changeSets.flatMap(({ changes }) => changes),
  ).values;

/** The change sets of changes of the owner's files. @throws {Error} if there is one of another file */
function ownersChangeSets({ changes }: PendingChanges): ChangeSet[] {
  const owned = ownersFiles();
  const other = changes.find(({ file }) => !owned.includes(file));
  if (other) throw new Error(`${other.file} is none of the owner's files`);
  return changeSetsOf(changes);
}

/**
 * What the checks of the build would say if all changes were published. What stops one of them hides nothing of others.
 * The schemas have what is new among their choices.
 * @param wanted all changes to make, pending ones included
 */
export async function checkChanges(wanted: PendingChanges, check: Check = inspect): Promise<Inspection> {
  const changeSets = ownersChangeSets(wanted);
  const values = readFiles();
  const { diagnostics, schemas } = await check(withChangeSets(values, changeSets));
  const wrong = diagnostics.filter(stopsBuild);
  const right = changeSets.filter((changeSet) => !wrong.some((each) => isAbout(changeSet, each)));
  const others =
    right.length < changeSets.length
      ? (await check(withChangeSets(values, inPlace(right, values)))).diagnostics
      : [];
  const missing = changeSets
    .flatMap((changeSet) => lackingWords(changeSet, values))
    .map((place): Diagnostic => {
      const fix = "write it, as the entries beside it have it";
      return { code: "missing-message", severity: "error", ...place, message: "is missing", fix };
    });
  const all = [...diagnostics, ...others, ...missing];
  const isFirst = (one: Diagnostic, index: number) => all.findIndex((each) => isSame(each, one)) === index;
  return { diagnostics: all.filter(isFirst), schemas };
}

/**
 * Leaves out the change sets that stop the build. What stops it already keeps nothing back; what nobody can place keeps back
 * everything.
 * @param isBlocking whether a diagnostic counts
 */
async function withoutErrors(
  changeSets: readonly ChangeSet[],
  values: Group,
  check: Check,
  isBlocking = stopsBuild,
): Promise<ChangeSet[]> {
  const blockingIn = async (now: Group): Promise<Diagnostic[]> =>
    (await check(now)).diagnostics.filter(isBlocking);
  let right = inPlace(changeSets, values);
  let onDisk: Diagnostic[] | undefined;
  while (right.length > 0) {
    const found = await blockingIn(withChangeSets(values, right));
    if (found.length > 0) onDisk ??= await blockingIn(values);
    const isKnown = ({ file, path }: Diagnostic) =>
      onDisk?.some((each) => each.file === file && isSame(each.path, path)) ?? false;
    const added = found.filter((each) => !isKnown(each));
    if (added.length === 0) break;
    const rest = right.filter((changeSet) => !added.some((each) => isAbout(changeSet, each)));
    right = rest.length < right.length ? inPlace(rest, values) : [];
  }
  return right;
}

/**
 * Saves changes: publishes those that can be, and lets wait what needs a translation, a field that is not filled in, or an
 * error to be fixed. So the site can always be built, and nothing that is typed is lost.
 * @param wanted all changes to make, pending ones included
 * @param known what waited when they were made
 * @returns the paths of the files that it has written
 * @throws {Error} if a value on disk, or a pending change, is not what it was
 */
export async function saveChanges(
  wanted: PendingChanges,
  known: PendingChanges,
  check: Check = inspect,
): Promise<string[]> {
  const changeSets = ownersChangeSets(wanted);
  const values = readFiles();
  if (!isSame(readPending(), known) || applied(values, wanted.changes).conflicts.length > 0)
    throw new Error(filesChanged);
  const languages = valueAt(values, [settingsFile, "languages"]) as string[];
  const isReady = (changeSet: ChangeSet): boolean =>
    lackingWords(changeSet, values).length === 0 &&
    untranslated(changeSet, languages, wanted.confirmed).length === 0 &&
    !wanted.later.some((key) => overlaps(key, changeSet.key));
  const ready = await withoutErrors(changeSets.filter(isReady), values, check);
  const published = withChangeSets(values, ready);
  const rest = changeSets.filter((changeSet) => !ready.some(({ key }) => key === changeSet.key));
  const left = inPlace(rest, published);
  const waits = (key: string): boolean => left.some((changeSet) => overlaps(key, changeSet.key));
  const pending: PendingChanges = {
    changes: left.flatMap((changeSet) => changeSet.changes),
    confirmed: Object.fromEntries(
      Object.entries(wanted.confirmed)
        .map(([language, keys]) => [language, keys.filter(waits)] as const)
        .filter(([, keys]) => keys.length > 0),
    ),
    later: wanted.later.filter(waits),
  };
  return replaceFiles(values, { ...published, [pendingFile]: Object(pending) });
}

/** All languages but English are drafts in a preview, and may have errors (ADR 038). */
const stopsPreview = (diagnostic: Diagnostic): boolean =>
  stopsBuild(diagnostic) && (catalogueOf(diagnostic.file)?.language ?? "en") === "en";

/**
 * Makes pending changes in a folder with the files of the owner, for a preview. An entry that is half done is completed.
 * Left out is what would stop the build of the preview.
 * @returns the values of the files that differ from those on disk
 */
export async function applyPending(folder: string, check: Check = inspect): Promise<Group> {
  const { [pendingFile]: _, ...values } = readFiles();
  const own = changeSetsOf(readPending().changes.filter(({ file }) => file in values));
  const whole = own.map((changeSet) => completed(changeSet, values));
  const after = withChangeSets(values, await withoutErrors(whole, values, check, stopsPreview));
  await writeFiles(folder, different(readFiles(folder), after));
  return different(values, after);
}
