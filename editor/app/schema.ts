import { type Path, type Value, valueAt } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";

/** A schema in place of a reference to it, of several the first with what is said of all, and without null, which `isNullable` stands for. */
export function resolved(schema: Schema, root: Schema): Schema & { isNullable: boolean; choices: Schema[] } {
  const { anyOf = [], ...own } = root.$defs?.[schema.$ref?.replace("#/$defs/", "") ?? ""] ?? schema;
  const options = anyOf.filter(({ type }) => type !== "null");
  const types = [own.type ?? []].flat();
  const [type] = types.filter((each) => each !== "null");
  const isNullable = types.includes("null") || options.length < anyOf.length;
  const choices = options.filter((option) => option.const !== undefined);
  return { ...options[0], ...own, ...(type && { type }), isNullable, choices };
}

/** The schema of one entry of several kinds, which says its own in `kind`. */
export const ofKind = (schema: Schema, value: Value): Schema =>
  schema.oneOf?.find(({ properties }) => properties?.kind?.const === Object(value).kind) ?? schema;

/** The schema of an entry: of a list by index, of a group of entries by id. */
export function entrySchema(schema: Schema, index = 0): Schema {
  const { propertyNames, additionalProperties, prefixItems, items } = schema;
  const entry = propertyNames ? additionalProperties : (prefixItems?.[index] ?? items);
  return typeof entry === "object" ? entry : {};
}

/** The groups of words that a schema names, such as `home:awards`, in its order. */
export const wordGroupsOf = (schema: Schema): string[] => [
  ...new Set([...JSON.stringify(schema).matchAll(/"words":"([^"]+)"/g)].map(([, words = ""]) => words)),
];

/** A new value: empty texts, and null for a number that is to be written. */
export function emptyValue(schema: Schema, root: Schema): Value {
  const own = resolved(schema, root);
  const { required = [], properties = {} } = own;
  if (own.const !== undefined) return own.const;
  if (own.isNullable || own.type === "number" || own.type === "integer") return null;
  if (own.type === "object")
    return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name] ?? {}, root)]));
  if (own.type === "array") {
    const length = own.prefixItems?.length ?? own.minItems ?? 0;
    return Array.from({ length }, (_, index) => emptyValue(entrySchema(own, index), root));
  }
  return own.type === "boolean" ? false : "";
}

/** An id for a new entry: its name as part of an address, with a number where it is `taken`. */
export function idFor(name: string, taken: readonly string[]): string {
  const stem = slugOf(name) || "entry";
  const numbered = taken.map((_, index) => `${stem}-${index + 1}`);
  return [stem, ...numbered].find((id) => !taken.includes(id)) as string;
}

/** A name as part of an address: "Northgate Markets" as `northgate-markets`. */
export function slugOf(name: string): string {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (letters.match(/[a-z]+/g) ?? []).join("-");
}

/** The schema of what is at a path. @param value of the root, which says of which kind entries are */
export const schemaAt = (root: Schema, path: Path, value?: Value): ReturnType<typeof resolved> =>
  path.reduce(
    (schema, key, index) => {
      const own = schema.properties?.[key] ?? entrySchema(schema, Number(key));
      return resolved(ofKind(own, valueAt(value, path.slice(0, index + 1))), root);
    },
    resolved(root, root),
  );
