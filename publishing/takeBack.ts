import { applied, type Change, type Group, inverted } from "./changes.ts";
import { readFiles, replaceFiles } from "./files.ts";
import { changesSince } from "./git.ts";
import { unitsOf } from "./units.ts";
import { readWaiting, waitingFile } from "./waiting.ts";

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
export const takeBack = async (commit: string): Promise<void> =>
  undo(await changesSince(`${commit}^`, commit));

/**
 * Leaves something that has changed since the last commit for later: it waits, and the files are as they were.
 * @param key of its unit
 * @throws {Error} if there is none
 */
export async function leaveForLater(key: string): Promise<void> {
  const unit = unitsOf(await changesSince("HEAD")).find((each) => each.key === key);
  if (!unit) throw new Error(`${key} has not changed since the last publication.`);
  const { changes, confirmed, later } = readWaiting();
  const waiting = { changes: [...changes, ...unit.changes], confirmed, later: [...later, key] };
  await undo(unit.changes, { [waitingFile]: Object(waiting) });
}
