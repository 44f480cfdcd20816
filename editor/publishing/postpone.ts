import { changeSetsOf, inPlace } from "./changeSets.ts";
import { applied, inverted } from "./changes.ts";
import { readFiles, replaceFiles } from "./files.ts";
import { changesSince } from "./git.ts";
import { pendingFile, readPending } from "./pending.ts";

/**
 * Leaves something that has changed since the last commit for later: it is pending, and the files are as they were.
 * @param key of its change set
 * @throws {Error} if there is none
 */
export async function postpone(key: string): Promise<void> {
  const changeSet = changeSetsOf(await changesSince("HEAD")).find((each) => each.key === key);
  if (!changeSet) throw new Error(`${key} has not changed since the last publication.`);
  const before = readFiles();
  const { values } = applied(before, inverted(changeSet.changes));
  const { changes, confirmed, later } = readPending();
  const own = inPlace([changeSet], values).flatMap((each) => each.changes);
  // Pending changes of the same messages come after those that are saved.
  const pending = { changes: [...own, ...changes], confirmed, later: [...later, key] };
  await replaceFiles(before, { ...values, [pendingFile]: Object(pending) });
}
