import { catalogueOf, isGroup } from "../../src/i18n/messages/format.ts";
import { type Change, isSame, type Path, type Value } from "../publishing/changes.ts";

/** An item of a list is known by its id, so that one that is moved or follows a removed one is no other one. */
const idOf = (item: Value): Value => (isGroup(item) ? item.id : item);

/** The single values in a value, by path. Sentences of a list are known by their number. */
function leavesOf(value: Value, path: Path, isContent: boolean): [string, { path: Path; value: Value }][] {
  if (typeof value !== "object" || value === null) return [[path.join("."), { path, value }]];
  return Object.entries(value)
    .filter(([key], _, all) => key !== "id" || all.length === 1)
    .flatMap(([key, each]) => {
      const id = isContent && Array.isArray(value) && idOf(each);
      return leavesOf(each, [...path, typeof id === "string" ? id : key], isContent);
    });
}

/** The single values that a change adds, changes or removes. */
export function differencesOf({ file, path, before, after }: Change): Change[] {
  const isContent = catalogueOf(file) === undefined;
  const [was, is] = [before, after].map((value) => new Map(leavesOf(value, path, isContent)));
  const all = new Map([...(was ?? []), ...(is ?? [])]);
  const differences = [...all]
    .map(([key, { path }]) => ({ file, path, before: was?.get(key)?.value, after: is?.get(key)?.value }))
    .filter(({ before, after }) => !isSame(before ?? "", after ?? ""));
  // Nothing but the order is another one.
  return differences.length > 0 ? differences : [{ file, path, after: "in another order" }];
}
