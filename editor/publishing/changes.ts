import { type JsonValue, valueAt } from "../../src/content/jsonValue.ts";
import { isGroup } from "../../src/i18n/messages/format.ts";

export { valueAt };
export type Value = JsonValue;
export type Group = { [key: string]: Value };
export type Path = readonly (string | number)[];

/** A changed value of a file. It is refused where the file holds something other than `before` by now. */
export interface Change {
  /** Path from the root of the project. */
  file: string;
  path: Path;
  before?: Value;
  after?: Value;
}

/** Whether two values are equal, the order of keys included. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The value with another one at a path; undefined removes what is there. Missing groups on the way are added, and so is
 * the item after the last one of a list.
 */
export function withValueAt(value: Value, path: Path, after: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return after;
  if (Array.isArray(value)) {
    const own = withValueAt(value[Number(key)], rest, after);
    if (own === undefined) return value.toSpliced(Number(key), 1);
    return Number(key) >= value.length ? [...value, own] : value.with(Number(key), own);
  }
  const group = isGroup(value) ? value : {};
  const own = withValueAt(group[key], rest, after);
  if (own !== undefined) return { ...group, [key]: own };
  const { [key]: _, ...others } = group;
  return others;
}

/** The keys of a group or the indices of a list. */
const keysOf = (value: Value): (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : Object.keys(isGroup(value) ? value : {});

/**
 * The smallest changes that lead from one value to another: single values, what is new at the end of a group or list,
 * what is gone from a group, or a whole group or list whose entries are others.
 * @param options.isReversible whether `inverted` leads back: what is gone would come back as the last one
 */
export function changesBetween(
  file: string,
  before: Value,
  after: Value,
  { path = [], isReversible = false }: { path?: Path; isReversible?: boolean } = {},
): Change[] {
  if (isSame(before, after)) return [];
  const areGroups = isGroup(before) && isGroup(after);
  const areLists = Array.isArray(before) && Array.isArray(after);
  const [old, now] = [keysOf(before), keysOf(after)];
  const kept = areGroups && !isReversible ? old.filter((key) => now.includes(key)) : old;
  if ((areGroups || areLists) && isSame(kept, now.slice(0, kept.length)))
    return [...new Set([...old, ...now])].flatMap((key) =>
      changesBetween(file, valueAt(before, [key]), valueAt(after, [key]), {
        path: [...path, key],
        isReversible,
      }),
    );
  return [{ file, path, before, after }];
}

/** What a file holds where a change expects something else. */
export interface Conflict {
  change: Change;
  found?: Value;
}

/**
 * Makes changes in the values of files. What a file holds already is no conflict.
 * @returns the new values, without what is in conflict
 */
export function applied(values: Group, changes: readonly Change[]): { values: Group; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  let changed = values;
  for (const change of changes) {
    const place = [change.file, ...change.path];
    const found = valueAt(changed, place);
    if (isSame(found, change.after)) continue;
    if (isSame(found, change.before)) changed = withValueAt(changed, place, change.after) as Group;
    else conflicts.push({ change, found });
  }
  return { values: changed, conflicts };
}

/** The values of the files that hold something else than before. */
export const different = (before: Group, after: Group): Group =>
  Object.fromEntries(Object.entries(after).filter(([file, value]) => !isSame(value, before[file])));

/** Whether two changes are of the same value. */
export const isSamePlace = (one: Change, other: Change): boolean =>
  one.file === other.file && one.path.join(".") === other.path.join(".");

/** The changes that take others back. */
export const inverted = (changes: readonly Change[]): Change[] =>
  changes.map(({ file, path, before, after }) => ({ file, path, before: after, after: before })).toReversed();

/** Whether two paths of a file are the same, or one leads to the other. */
export const isRelated = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).join(".") === other.slice(0, one.length).join(".");
