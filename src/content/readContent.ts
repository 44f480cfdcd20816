import { z } from "zod";
import { type JsonValue, valueAt } from "./jsonValue.ts";
import { type Json, mistake, readJson } from "./readJson.ts";

type NonEmpty<Item> = [Item, ...Item[]];

/** A file of content. `Shape` is the type that TypeScript infers from the file, which gives the ids. */
interface Content<Shape> {
  /**
   * The ids of an object's entries, in the order of the file.
   * @throws {Error} with file and line, if there are none
   */
  ids<Group extends keyof Shape & string>(group: Group): NonEmpty<keyof Shape[Group] & string>;
  /**
   * All fields of the file, checked, without `$comment`.
   * @param rule adds what is wrong between fields that are each right
   * @throws {Error} with file, line, field and remedy of each mistake
   */
  read<Fields extends z.ZodRawShape>(
    fields: Fields,
    rule?: (content: z.output<z.ZodObject<Fields>>, context: z.RefinementCtx) => void,
  ): z.output<z.ZodObject<Fields>>;
}

/**
 * Opens a file of content.
 * @param file path below `src/content/`
 * @throws {Error} with file and line, if it is not JSON
 */
export const openContent = <Shape>(file: string): Content<Shape> =>
  contentOf(readJson(`src/content/${file}`));

/** The schemas of the files that have been checked, by path. Forms for their fields are made of these (editor/). */
export const schemas = new Map<string, z.ZodType>();

/** Content from JSON that has been read. */
export const contentOf = <Shape>(json: Json): Content<Shape> => ({
  ids(group) {
    const ids = Object.keys(Object(Object(json.value)[group]));
    if (ids.length > 0) return ids as never;
    throw new Error(
      mistake(json.file, json.lineOf([group]), `${group}: expected an object with an entry for each id`),
    );
  },
  read(fields, rule) {
    const schema = z
      .strictObject({ ...fields, $comment: z.string().optional() })
      .superRefine((content, context) => rule?.(content as never, context));
    schemas.set(json.file, schema);
    const checked = schema.safeParse(json.value);
    if (checked.success) {
      const { $comment: _, ...content } = checked.data as Record<string, unknown>;
      return content as never;
    }
    throw new Error(checked.error.issues.flatMap((issue) => mistakesOf(issue, json)).join("\n"));
  },
});

/** What is wrong with a number above the limit of a fraction, most likely a percentage. */
function tooMuch(value: number, what: string, most: number): string {
  // 4500 was no percentage: an example takes its place.
  const percent = value <= 100 ? value : 45;
  const example = `${Number((percent / 100).toPrecision(12))} for ${percent}%`;
  return `${value} is more than ${most}: write ${what} as a fraction, ${example}`;
}

/** An address of another site. */
export const webAddress = z
  .string()
  .refine((value) => URL.canParse(value) && ["https:", "http:"].includes(new URL(value).protocol), {
    error: "expected an absolute address such as https://www.example.com",
    // What else would be wrong with it follows from this.
    abort: true,
  });

/** A number that is written as a fraction. @param what its name in messages, such as "a share" */
export const fraction = (what: string, least: number, most: number) =>
  z
    .number()
    .min(least)
    .superRefine((value, context) => {
      if (value > most) context.addIssue({ code: "custom", message: tooMuch(value, what, most) });
    });

/** A part of a whole, from 0 to 1. */
export const share = fraction("a share", 0, 1);

/** What is wrong with a share above 1, for a rule; nothing if it is none. */
export const shareMistake = (value: number): string | undefined =>
  share.safeParse(value).error?.issues[0]?.message;

/** A gain or loss, from -1 to 1. */
export const gain = fraction("a gain", -1, 1);

/** Refines a list: no entry and no id may occur twice. */
export function withoutRepetition(list: readonly unknown[], context: z.RefinementCtx): void {
  const ids = list.map((each) => Object(each).id ?? each);
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index)
      context.addIssue({
        code: "custom",
        path: [index],
        message: `"${id}" is in the list already: remove one`,
      });
}

/** A list of at least one entry, without repetition. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.tuple([item], item).superRefine(withoutRepetition);

/** English words in a group by id, and the name of the group for messages. */
export interface Words<Id extends string> {
  group: Readonly<Record<Id, unknown>>;
  /** Namespace and key of the group: `home:awards`. */
  key: string;
}

const lackOfWords = (id: string, { key }: Words<string>): string => {
  const [namespace, path] = key.split(":");
  return `has no words: write them as ${path}.${id} in catalogues/en/${namespace}.json`;
};

/** An id of a group of English words. Its schema says where they are, as `words`. */
export const wordedId = <Id extends string>(words: Words<Id>) =>
  z
    .custom<Id>((id) => typeof id === "string" && Object.hasOwn(words.group, id), {
      error: ({ input }) =>
        input === "" ? "is missing: choose one" : `"${input}" ${lackOfWords(`${input}`, words)}`,
    })
    .meta({ words: words.key });

/**
 * An object with one entry per id.
 * @param words given if each id needs words; the schema says where they are, as `words`
 */
export const entriesOf = <Id extends string, Entry extends z.ZodType>(
  ids: readonly Id[],
  entry: Entry,
  words?: Words<string>,
) =>
  z
    .record(z.enum(ids), entry)
    .superRefine((_, context) => {
      for (const id of words ? ids.filter((each) => !Object.hasOwn(words.group, each)) : [])
        context.addIssue({ code: "custom", path: [id], message: lackOfWords(id, words as Words<string>) });
    })
    .meta(words ? { words: words.key } : {});

/** The entries of an object as a list, each with its id. */
export const listed = <Id extends string, Entry extends object>(
  entries: Readonly<Record<Id, Entry>>,
): (Entry & { id: Id })[] =>
  (Object.entries(entries) as [Id, Entry][]).map(([id, entry]) => ({ id, ...entry }));

/** The field by which an entry says that it is invented. `npm run launch-check` lists it until the mark is gone. */
export const sampleMark = {
  sample: z.literal(true).optional().meta({ title: "Invented, to be replaced" }),
};

/** The entries of a file that are marked as samples, a line each that begins with its place. */
export function sampleEntries({ file, value, lineOf }: Json): string[] {
  const visit = (node: unknown, path: readonly PropertyKey[]): string[] => {
    if (typeof node !== "object" || node === null) return [];
    const { sample, name, company, id } = node as Record<string, unknown>;
    if (sample === true)
      return [
        mistake(file, lineOf(path), [fieldName(path), name ?? company ?? id].filter(Boolean).join(", ")),
      ];
    return Array.isArray(node)
      ? node.flatMap((item, index) => visit(item, [...path, index]))
      : Object.entries(node).flatMap(([key, child]) => visit(child, [...path, key]));
  };
  return visit(value, []);
}

/** `results[1].after` */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");

function mistakesOf(issue: z.core.$ZodIssue, { file, value, lineOf }: Json): string[] {
  const at = (path: readonly PropertyKey[], what: string): string =>
    mistake(file, lineOf(path), [fieldName(path), what].filter(Boolean).join(": "));
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) =>
      at([...issue.path, key], "is not a known field: correct its name, or remove it"),
    );
  if (issue.code === "custom") return [at(issue.path, issue.message)];
  const found = valueAt(value as JsonValue, issue.path);
  const expected = expectation(issue);
  if (found === undefined) return [at(issue.path, `is missing: ${expected}`)];
  const got = JSON.stringify(found);
  const shown = got.length > 60 ? `${got.slice(0, 60)}…` : got;
  const isQuotedNumber =
    issue.code === "invalid_type" && /^(number|int)$/.test(issue.expected) && /^"-?[\d.]+"$/.test(got);
  return [at(issue.path, `${expected}, got ${shown}${isQuotedNumber ? ": write it without quotes" : ""}`)];
}

const types: Readonly<Record<string, string>> = {
  array: "a list in square brackets",
  int: "a whole number",
  object: "an object in curly brackets",
  record: "an object in curly brackets",
  string: "a text in quotes",
  tuple: "a list in square brackets",
};

/** What was expected in place of the value. */
export function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return `expected ${types[issue.expected] ?? `a ${issue.expected}`}`;
  if (issue.code === "invalid_value")
    return `expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
  return issue.message.replace(/^[^:]+: (?=expected )/, "");
}
