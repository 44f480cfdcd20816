import { changeSetsOf } from "./changeSets.ts";
import { applied, type Change, type Group, inverted } from "./changes.ts";
import { readFiles, replaceFiles } from "./files.ts";
import { changesSince } from "./git.ts";
import { pendingFile, readPending } from "./pending.ts";

/** Takes changes out of the files, and writes others. @throws {Error} that names what has changed since */
async function undo(changes: readonly Change[], others: Group = {}): Promise<void> {
  const before = readFiles();
  const { values, conflicts } = applied(before, inverted(changes));
  if (conflicts.length > 0) {
    const places = conflicts.map(({ change: { file, path } }) => `${file} ${path.join(".")}`);
    throw new Error(`These have changed since: ${places.join(", ")}. Take them back one by one.`);
  }
  await replaceFiles(before, { ...values, ...others });
}

/** Takes a publication out of the files. The next publication says so. @throws {Error} that names what has changed since */
export const revertPublication = async (commit: string): Promise<void> =>
  undo(await changesSince(`${commit}^`, commit));

/**
 * Leaves something that has changed since the last commit for later: it waits, and the files are as they were.
 * @param key of its change set
 * @throws {Error} if there is none
 */
export async function postpone(key: string): Promise<void> {
  const changeSet = changeSetsOf(await changesSince("HEAD")).find((each) => each.key === key);
  if (!changeSet) throw new Error(`${key} has not changed since the last publication.`);
  const { changes, confirmed, later } = readPending();
  const pending = { changes: [...changes, ...changeSet.changes], confirmed, later: [...later, key] };
  await undo(changeSet.changes, { [pendingFile]: Object(pending) });
}
