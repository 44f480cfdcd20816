import { applyToFiles, type Change, inverted, type Value } from "./changes.ts";
import { ownersFiles, readTexts, readValue, replaceFiles, type Texts } from "./files.ts";
import { formatted } from "./format.ts";
import { changesIn, changesSince } from "./git.ts";
import { unitsOf } from "./units.ts";
import { readWaiting, waitingFile } from "./waiting.ts";

/** New contents of files as the formatter lays them out. */
const textsOf = async (values: ReadonlyMap<string, Value>): Promise<Texts> =>
  new Map(
    await Promise.all(
      [...values].map(async ([file, value]) => [file, await formatted(file, JSON.stringify(value))] as const),
    ),
  );

/** The values of files without some changes. @throws {Error} that names what has changed since */
async function valuesWithout(changes: readonly Change[]): Promise<Map<string, Value>> {
  const texts = await readTexts(ownersFiles());
  const back = applyToFiles(inverted(changes), (file) => readValue(file, texts.get(file) ?? "null"));
  if (back.conflicts.length > 0) {
    const places = back.conflicts.map(({ change: { file, path } }) => `${file} ${path.join(".")}`);
    throw new Error(`These have changed since: ${places.join(", ")}. Take them back one by one.`);
  }
  return back.values;
}

/** Takes a publication out of the files. The next publication says so. @throws {Error} that names what has changed since */
export async function takeBack(commit: string): Promise<void> {
  await replaceFiles(await textsOf(await valuesWithout(await changesIn(commit))));
}

/**
 * Leaves something that has changed since the last commit for later: it waits, and the files are as they were.
 * @param key of its unit
 * @throws {Error} if there is none
 */
export async function leaveForLater(key: string): Promise<void> {
  const unit = unitsOf(await changesSince("HEAD")).find((each) => each.key === key);
  if (!unit) throw new Error(`${key} has not changed since the last publication.`);
  const values = await valuesWithout(unit.changes);
  const waiting = readWaiting();
  const added = {
    ...waiting,
    changes: [...waiting.changes, ...unit.changes],
    later: [...waiting.later, key],
  };
  const texts = await textsOf(values);
  await replaceFiles(new Map([...texts, [waitingFile, await formatted(waitingFile, JSON.stringify(added))]]));
}
