import type { Value } from "../../publishing/changes.ts";
import type { Schema } from "../../publishing/inspection.ts";

/** A schema in place of a reference to it, of several the first, and without null, which `isNullable` stands for. */
export function plain(schema: Schema, root: Schema): Schema & { isNullable: boolean } {
  const { anyOf = [], ...own } = root.$defs?.[schema.$ref?.replace("#/$defs/", "") ?? ""] ?? schema;
  const options = anyOf.filter(({ type }) => type !== "null");
  const types = [own.type ?? []].flat();
  const [type] = types.filter((each) => each !== "null");
  const isNullable = types.includes("null") || options.length < anyOf.length;
  return { ...own, ...(type && { type }), ...options[0], isNullable };
}

/** The schema of an entry: of a list by index, of a group of entries by id. */
export function entrySchema(schema: Schema, index = 0): Schema {
  const { propertyNames, additionalProperties, prefixItems, items } = schema;
  const entry = propertyNames ? additionalProperties : (prefixItems?.[index] ?? items);
  return typeof entry === "object" ? entry : {};
}

/** A new value: empty texts, the first of several choices, and null for a number that is to be written. */
export function emptyValue(schema: Schema, root: Schema): Value {
  const own = plain(schema, root);
  const { required = [], properties = {} } = own;
  if (own.isNullable || own.type === "number" || own.type === "integer") return null;
  if (own.type === "object")
    return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name] ?? {}, root)]));
  if (own.type === "array") {
    const length = own.prefixItems?.length ?? own.minItems ?? 0;
    return Array.from({ length }, (_, index) => emptyValue(entrySchema(own, index), root));
  }
  return own.const ?? own.enum?.[0] ?? (own.type === "boolean" ? false : "");
}

/** Whether ids are numbered, such as `broker-6`. */
export const areNumbered = (ids: readonly string[]): boolean => /\d$/.test(ids.at(-1) ?? "");

/**
 * An id for a new entry: the next number, or its name as part of an address.
 * @param ids of the entries beside it
 * @param taken more that it must not be
 */
export function idFor(name: string, ids: readonly string[], taken: readonly string[]): string {
  const stem = areNumbered(ids) ? `${ids.at(-1)}`.replace(/\d+$/, "") : `${slugOf(name) || "entry"}-`;
  const all = [...ids, ...taken];
  const numbers = Array.from({ length: all.length + 1 }, (_, index) => `${stem}${index + 1}`);
  const own = areNumbered(ids) ? numbers : [stem.slice(0, -1), ...numbers];
  return own.find((id) => !all.includes(id)) as string;
}

/** A name as part of an address: "Northgate Markets" as `northgate-markets`. */
export function slugOf(name: string): string {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (letters.match(/[a-z]+/g) ?? []).join("-");
}
