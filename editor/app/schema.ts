import type { Value } from "../../publishing/changes.ts";
import type { Schema } from "../../publishing/inspection.ts";

/** A schema in place of a reference to it. */
export function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  return (name !== undefined && root.$defs?.[name]) || schema;
}

export const isNullable = ({ type, anyOf }: Schema): boolean =>
  (Array.isArray(type) && type.includes("null")) || (anyOf?.some((each) => each.type === "null") ?? false);

/** The schema of a value that is there: without null, and of several the first. */
export function present(schema: Schema): Schema {
  const [first] = schema.anyOf?.filter((each) => each.type !== "null") ?? [];
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== "null") : schema.type;
  return first ? { ...schema, ...first } : { ...schema, ...(type !== undefined && { type }) };
}

/** The schema of an item of a list. */
export const itemSchema = ({ items, prefixItems }: Schema, index: number): Schema =>
  prefixItems?.[index] ?? (typeof items === "object" ? items : {});

/** A new value: empty texts, the first of several choices, and null for a number that is to be written. */
export function emptyValue(schema: Schema, root: Schema): Value {
  const own = present(resolved(schema, root));
  if (isNullable(schema)) return null;
  if (own.const !== undefined) return own.const;
  if (own.enum) return own.enum[0] ?? "";
  if (own.type === "object")
    return Object.fromEntries(
      (own.required ?? []).map((name) => [name, emptyValue(own.properties?.[name] ?? {}, root)]),
    );
  if (own.type === "array")
    return Array.from({ length: own.prefixItems?.length ?? own.minItems ?? 0 }, (_, index) =>
      emptyValue(itemSchema(own, index), root),
    );
  if (own.type === "boolean") return false;
  if (own.type === "number" || own.type === "integer") return null;
  return "";
}

/** Where the group of words is that a schema names: `home:proof.awards`. */
export function groupOf(words: string): { namespace: string; path: string[] } {
  const [namespace = "", path = ""] = words.split(":");
  return { namespace, path: path.split(".") };
}

/** The id after the last one, if that ends with a number: `broker-7` after `broker-6`. */
export function nextId(last: string | undefined, taken: readonly string[]): string {
  const [, stem, number] = /^(.*?)(\d+)$/.exec(last ?? "") ?? [];
  if (stem === undefined) return "";
  for (let next = Number(number) + 1; ; next += 1)
    if (!taken.includes(`${stem}${next}`)) return `${stem}${next}`;
}

/** A name as part of an address: "Northgate Markets" as `northgate-markets`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");
