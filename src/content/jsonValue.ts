/** A JSON value, or undefined for one that is not there. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | JsonValue[]
  | { [key: string]: JsonValue };

/** The entries of a value that are marked as samples (`sampleMark`), each with its path. */
export function samplesIn(
  value: JsonValue,
  path: readonly (string | number)[] = [],
): [path: typeof path, entry: object][] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && value.sample === true) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) =>
    samplesIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * The value at a path in another one; undefined if there is none.
 * @param path names of objects and indices of lists
 */
export const valueAt = (value: JsonValue, path: readonly PropertyKey[]): JsonValue =>
  path.reduce<JsonValue>(
    (each, key) => (Object.hasOwn(Object(each), key) ? Object(each)[key] : undefined),
    value,
  );
