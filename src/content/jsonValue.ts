/** A JSON value, or undefined for one that is not there. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | JsonValue[]
  | { [key: string]: JsonValue };

/**
 * The value at a path in another one; undefined if there is none.
 * @param path names of objects and indices of lists
 */
export const valueAt = (value: JsonValue, path: readonly PropertyKey[]): JsonValue =>
  path.reduce<JsonValue>(
    (each, key) => (Object.hasOwn(Object(each), key) ? Object(each)[key] : undefined),
    value,
  );
